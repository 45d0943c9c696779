import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holderOf, type ScreenCommand, withKey } from './key-holders'
import { isUsable, type KeyMap, keyOf, readKeyMap } from './key-map'

const command = (id: string, keys: string, screens: readonly string[] | null = null): ScreenCommand => ({
  id,
  keys,
  screens,
})
const NEXT = command('next', 'j')
const GO = command('go', 'g p')
const RENAME = command('rename', 'e', ['devices'])
const ACKNOWLEDGE = command('acknowledge', 'e', ['alerts', 'plant-alerts'])
const ASSIGN = command('assign', 'a', ['plant-alerts'])
const ALL = [NEXT, GO, RENAME, ACKNOWLEDGE, ASSIGN]

describe('keys of commands', () => {
  it.each(['j', 'Shift+j', '/', '?', 'é', '1', 'Enter', 'Shift+Enter', 'F2', 'Ctrl+k', 'g p'])(
    '%s may be chosen',
    (key) => expect(isUsable(key)).toBe(true),
  )
  it.each([
    '',
    ' ',
    'J',
    'Tab',
    'Escape',
    'ArrowUp',
    'Ctrl+w',
    'Ctrl+t',
    'Ctrl+c',
    'Control',
    'g  p',
    'g Tab',
  ])('%j may not', (key) => expect(isUsable(key)).toBe(false))

  it.each([
    [NEXT, 'g', GO],
    [NEXT, 'e', RENAME],
    [RENAME, 'a', null],
    [ASSIGN, 'e', ACKNOWLEDGE],
    [ASSIGN, 'g p', GO],
    [GO, 'j p', NEXT],
    [NEXT, 'n', null],
    [NEXT, 'j', null],
  ] as const)('%o on %s is held by %o', (one, key, holder) => {
    expect(holderOf(ALL, {}, one, key)).toEqual(holder)
  })

  it('a key that somebody has given away is free', () => {
    const map = withKey({}, NEXT, 'n')
    expect(keyOf(map, NEXT)).toBe('n')
    expect(holderOf(ALL, map, ASSIGN, 'j')).toBeNull()
    expect(holderOf(ALL, map, ASSIGN, 'n')).toEqual(NEXT)
    expect(withKey(map, NEXT, 'j')).toEqual({})
  })

  it('no order of changes that are not refused ever gives one key to two commands of a screen', () => {
    const change = fc.tuple(
      fc.constantFrom(...ALL),
      fc.constantFrom('a', 'e', 'g', 'g p', 'g a', 'j', 'n', 'x'),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let map: KeyMap = {}
        for (const [one, key] of changes)
          if (holderOf(ALL, map, one, key) === null) map = withKey(map, one, key)
        for (const one of ALL) expect(holderOf(ALL, map, one, keyOf(map, one))).toBeNull()
      }),
    )
  })

  it('reads back what it kept, and nothing that is none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(() => readKeyMap(kept)).not.toThrow()
      }),
    )
    expect(readKeyMap({ next: 'n', open: 7, clear: 'Tab', go: 'g x' })).toEqual({ next: 'n', go: 'g x' })
    expect(readKeyMap(['j'])).toEqual({})
  })

  it('14: what was chosen under a former name counts, unless something was chosen under the present one', () => {
    expect(readKeyMap({ 'action.open': 'd', next: 'n' })).toEqual({ 'action.device': 'd', next: 'n' })
    expect(readKeyMap({ 'action.open': 'd', 'action.device': 'q' })).toEqual({ 'action.device': 'q' })
    expect(readKeyMap({ 'action.device': 'q', 'action.open': 'd' })).toEqual({ 'action.device': 'q' })
  })
})
