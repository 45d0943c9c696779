import { expect, it } from 'vitest'
import { readWallLink, wallAddress } from './wall-link'

const KEY = `hgw_7_${'a'.repeat(32)}`

it.each(['FOREIGN_1', 'CHINA'] as const)('an address of %s brings back what it was made of', (region) => {
  const { hash, search } = new URL(wallAddress('https://sun.example', KEY, region))
  expect(readWallLink(hash)).toEqual({ region, key: KEY, screenId: 7 })
  // What is asked of a server has nothing of the key.
  expect(search).toBe('')
})

it.each([
  ['', null],
  ['#top', null],
  ['#link=', { region: 'FOREIGN_1', key: null, screenId: null }],
  [`#link=${KEY.slice(0, -1)}`, { region: 'FOREIGN_1', key: null, screenId: null }],
  [`#link=${KEY}&region=MOON`, { region: 'FOREIGN_1', key: KEY, screenId: 7 }],
])('%s', (hash, link) => {
  expect(readWallLink(hash)).toEqual(link)
})
