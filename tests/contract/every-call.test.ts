import { expect, it } from 'vitest'
import { ASKING, WRITING } from './every-call.data'
import { READING } from './walker'

/** A path of the router, with what fits its placeholders. */
const formOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/:[a-zA-Z]+\{\.\+\}/g, '.+').replace(/:[a-zA-Z]+/g, '[^/]+')}(\\?.*)?$`)

it('every step of the walks asks the route that it names', () => {
  const astray = [...READING, ...ASKING, ...WRITING].filter(({ route, path }) => {
    const [, pattern = ''] = route.split(' ')
    return !formOf(pattern).test(path)
  })
  expect(astray.map(({ route, path }) => [route, path])).toEqual([])
})
