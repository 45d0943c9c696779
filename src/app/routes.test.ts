import { describe, expect, it } from 'vitest'
import { routeKind } from './routes'

describe('kinds of routes', () => {
  it.each([
    ['/login', 'public'],
    ['/login/', 'public'],
    ['/', 'guarded'],
    ['/plant/infos/component-layout', 'guarded'],
    ['/account/settings/exportAccount', 'guarded'],
    ['/largescreen', 'guarded'],
    ['/plant/infos/nothing', 'unknown'],
    ['/Login', 'unknown'],
    ['//evil.example', 'unknown'],
  ])('%s is %s', (path, kind) => {
    expect(routeKind(path)).toBe(kind)
  })
})
