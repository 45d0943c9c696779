import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from './announcement-records'
import { deviceTypesIn, foreignLanguage, isSaved, shownManuals, withFallback } from './manuals'

const entry = (id: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  ...{ id, title: `Title ${id}`, type: 'MANUAL', url: `/files/${id}`, updated: null },
  ...{ language: 'pl', deviceType: null },
  ...more,
})

describe('S2-34 S7-61 manuals', () => {
  const own = [entry('1'), entry('2', { deviceType: 'INVERTER' })]
  const english = [entry('1', { language: 'en' }), entry('3', { language: 'en', deviceType: 'BATTERY' })]

  it('those that one’s language has not come in another, and say so', () => {
    const rows = withFallback(own, english)
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(rows.map((row) => foreignLanguage(row, 'pl-PL'))).toEqual([null, null, 'en'])
    expect(foreignLanguage(entry('4', { language: null }), 'pl')).toBeNull()
    expect(deviceTypesIn(rows)).toEqual(['BATTERY', 'INVERTER'])
  })

  it.each([
    ['', false, [['BATTERY', false]], ['1', '2']],
    ['', true, [['BATTERY', false]], ['1', '2', '3']],
    ['', false, [], ['1', '2', '3']],
    [' title 3', false, [['BATTERY', true]], ['3']],
  ] as const)('searched for "%s", all: %s, owned: %j', (search, all, owned, ids) => {
    const shown = shownManuals(withFallback(own, english), { search, all, owned: new Map(owned) })
    expect(shown.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['/files/1', true],
    ['//elsewhere.example/1', false],
    ['https://elsewhere.example/1', false],
  ])('a copy of %s is kept: %s', (url, kept) => {
    expect(isSaved(entry('1', { url }))).toBe(kept)
  })
})
