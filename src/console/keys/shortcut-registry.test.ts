import { afterEach, describe, expect, it } from 'vitest'
import { type KeyEntry, keyStore, offerKeys, possible, putKeyMap, keyName, struck } from './shortcut-registry'

const stroke = (key: string, held: object = {}) =>
  keyName({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })
const entry = (keys: string, label: string): KeyEntry => ({
  id: `list.${label}`,
  keys,
  label,
  group: 'list',
  run: () => undefined,
})
const labels = () => possible(keyStore.getState()).map(({ label }) => label)

afterEach(() => {
  putKeyMap({})
  for (const { id } of keyStore.getState().layers) offerKeys(id, null)
})

describe('keys', () => {
  it('are written as in the entries', () => {
    expect(stroke('j')).toBe('j')
    expect(stroke('J', { shiftKey: true })).toBe('Shift+j')
    expect(stroke('?', { shiftKey: true })).toBe('?')
    expect(stroke('k', { metaKey: true })).toBe('Ctrl+k')
    expect(stroke('Enter', { shiftKey: true })).toBe('Shift+Enter')
    expect(stroke('x', { altKey: true })).toBeNull()
  })

  it('of the newest screen count, and those before come back when it leaves', () => {
    offerKeys('console', [entry('?', 'help'), entry('x', 'old')])
    offerKeys('list', [entry('x', 'select')])
    expect(labels()).toEqual(['select', 'help'])
    offerKeys('list', [entry('x', 'select'), entry('j', 'next')])
    expect(labels()).toEqual(['select', 'next', 'help'])
    offerKeys('list', null)
    expect(labels()).toEqual(['help', 'old'])
  })

  it('are those that a person has chosen, and what has none gets none', () => {
    offerKeys('list', [entry('x', 'select'), entry(':move', 'move'), entry('j', 'next')])
    putKeyMap({ 'list.select': 's', 'list.move': 'm' })
    expect(possible(keyStore.getState()).map(({ keys }) => keys)).toEqual(['s', ':move', 'j'])
  })
})

describe('a key that is refused', () => {
  it('14: is offered nowhere, and struck only where nothing possible has it', () => {
    const refused = (keys: string): KeyEntry => ({ ...entry(keys, 'why'), refused: 'Why not' })
    offerKeys('list', [entry('e', 'acknowledge')])
    offerKeys('record', [refused('e'), refused('a')])
    expect(labels()).toEqual(['acknowledge'])
    expect(struck(keyStore.getState(), 'e')?.label).toBe('acknowledge')
    expect(struck(keyStore.getState(), 'a')?.refused).toBe('Why not')
    expect(struck(keyStore.getState(), 'z')).toBeUndefined()
  })
})
