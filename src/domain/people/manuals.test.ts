import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from './announcement-records'
import {
  foreignLanguage,
  hostOf,
  isSaved,
  shownManuals,
  subjectKey,
  subjectsIn,
  withFallback,
} from './manuals'

const entry = (id: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  ...{ id, title: `Title ${id}`, type: 'MANUAL', url: `/files/${id}`, updated: null },
  ...{ language: 'pl', deviceType: null, model: null },
  ...more,
})

const ownedOf = (types: readonly (readonly [string, boolean])[]) =>
  new Map(types.map(([type, has]) => [subjectKey({ type, model: null }), has] as const))

describe('S2-34 S7-61 manuals', () => {
  const own = [entry('1'), entry('2', { deviceType: 'INVERTER' })]
  const english = [entry('1', { language: 'en' }), entry('3', { language: 'en', deviceType: 'BATTERY' })]

  it('those that one’s language has not come in another, and say so', () => {
    const rows = withFallback(own, english)
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(rows.map((row) => foreignLanguage(row, 'pl-PL'))).toEqual([null, null, 'en'])
    expect(foreignLanguage(entry('4', { language: null }), 'pl')).toBeNull()
  })

  it('what they are about is a kind of device, or one model of it', () => {
    const about = (id: string, model: string | null) => entry(id, { deviceType: 'INVERTER', model })
    const rows = [about('1', 'H10'), about('2', null), about('3', 'H10'), about('4', 'S12'), entry('5')]
    expect(subjectsIn(rows)).toEqual([
      { type: 'INVERTER', model: 'H10' },
      { type: 'INVERTER', model: null },
      { type: 'INVERTER', model: 'S12' },
    ])
    const owned = new Map(
      subjectsIn(rows).map((subject) => [subjectKey(subject), subject.model !== 'S12'] as const),
    )
    expect(shownManuals(rows, { search: '', all: false, owned }).map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
      '5',
    ])
    // The name of a model finds its papers.
    expect(shownManuals(rows, { search: 's12', all: true, owned }).map(({ id }) => id)).toEqual(['4'])
  })

  it.each([
    ['', false, [['BATTERY', false]], ['1', '2']],
    ['', true, [['BATTERY', false]], ['1', '2', '3']],
    ['', false, [], ['1', '2', '3']],
    [' title 3', false, [['BATTERY', true]], ['3']],
  ] as const)('searched for "%s", all: %s, owned: %j', (search, all, owned, ids) => {
    const shown = shownManuals(withFallback(own, english), { search, all, owned: ownedOf(owned) })
    expect(shown.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['/files/1', null],
    ['//elsewhere.example/1', 'elsewhere.example'],
    ['https://elsewhere.example:8443/1?a=b', 'elsewhere.example:8443'],
    ['not an address', null],
  ])('%s stands at %s', (url, host) => {
    expect(hostOf(entry('1', { url }))).toBe(host)
  })

  it.each([
    ['/files/1', true],
    ['//elsewhere.example/1', false],
    ['https://elsewhere.example/1', false],
  ])('a copy of %s is kept: %s', (url, kept) => {
    expect(isSaved(entry('1', { url }))).toBe(kept)
  })
})
