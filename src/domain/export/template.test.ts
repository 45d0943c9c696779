import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedView } from '../people/saved-view'
import { FORMATS, readDraft, STEPS_OF, TEMPLATES } from './draft'
import { MONDAY } from './mail-times'
import { draftOfTemplate, periodOf, readTemplates, TEMPLATE_SCOPE, templateContent } from './template'

const view = (content: SavedView['content'], more: Partial<SavedView> = {}): SavedView => ({
  ...{ id: 'a', scope: TEMPLATE_SCOPE, name: 'Monthly', content, shared: false, own: true, owner: null },
  ...{ changed: null, mail: null },
  ...more,
})
const drafted = (words: Record<string, string>, today: string) =>
  readDraft((word) => words[word] ?? null, today)

const HOME = { id: 63400030, name: 'Orchard Lane', zone: 'Europe/Berlin' }
const contentOf = (words: Record<string, string>) =>
  templateContent(drafted(words, '2026-06-18'), HOME, '2026-06-18', MONDAY)

const first = (content: SavedView['content'], more: Partial<SavedView> = {}) => {
  const [template] = readTemplates([view(content, more)])
  if (template === undefined) throw new Error('no template')
  return template
}

describe('templates of files (screens 8)', () => {
  it('a period moves on with the calendar, dates of no usual period stay', () => {
    const may = contentOf({ from: '2026-05-01', to: '2026-05-31' })
    const template = first(may)
    expect(draftOfTemplate(template, '2026-12-03', MONDAY)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-30',
    })
    const odd = contentOf({ from: '2026-05-02', to: '2026-05-09' })
    expect(draftOfTemplate(first(odd), '2026-12-03', MONDAY)).toMatchObject({
      from: '2026-05-02',
      to: '2026-05-09',
    })
  })

  it.each([
    ['week', '2026-06-22', '2026-06-15', '2026-06-21'],
    ['month', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ] as const)('a mail of every %s on %s is about the last whole one', (every, today, from, to) => {
    const template = first(contentOf({}), { mail: { every, next: null } })
    expect(draftOfTemplate(template, today, MONDAY)).toMatchObject({ from, to })
  })

  it('the last seven days are no calendar week, unless today is Sunday', () => {
    expect(periodOf({ from: '2026-06-12', to: '2026-06-18' }, '2026-06-18', MONDAY)).toBe('week')
    expect(periodOf({ from: '2026-06-08', to: '2026-06-14' }, '2026-06-18', MONDAY)).toBe('lastWeek')
  })

  it.each([
    [1, '2026-06-08', '2026-06-14'],
    [0, '2026-06-07', '2026-06-13'],
    [6, '2026-06-06', '2026-06-12'],
  ])(
    'the last week is the last whole one of weeks that begin on day %s; that of a mail is everybody’s',
    (weekday, from, to) => {
      expect(periodOf({ from, to }, '2026-06-18', weekday)).toBe('lastWeek')
      const kept = templateContent(drafted({ from, to }, '2026-06-18'), HOME, '2026-06-18', weekday)
      expect(draftOfTemplate(first(kept), '2026-06-18', weekday)).toMatchObject({ from, to })
      const mailed = first(kept, { mail: { every: 'week', next: null } })
      expect(draftOfTemplate(mailed, '2026-06-18', weekday)).toMatchObject({
        from: '2026-06-08',
        to: '2026-06-14',
      })
    },
  )

  it('what is kept and read again is the same draft on the same day', () => {
    const words = fc.record({
      of: fc.constantFrom(...TEMPLATES),
      as: fc.constantFrom(...FORMATS),
      step: fc.constantFrom(...STEPS_OF.power, ...STEPS_OF.energy),
      from: fc.constantFrom('2026-01-01', '2026-05-01', '2026-06-12', '2026-06-18'),
      to: fc.constantFrom('2026-05-31', '2026-06-18'),
      columns: fc.constantFrom('', 'production', 'production,income'),
      plants: fc.constantFrom('', '63400010', '63400010,63400030'),
      notes: fc.constantFrom('0', '1'),
    })
    fc.assert(
      fc.property(words, (some) => {
        const draft = drafted(some, '2026-06-18')
        const kept = JSON.parse(JSON.stringify(contentOf(some))) as SavedView['content']
        const template = first(kept)
        expect(template.plant).toEqual(HOME)
        expect(draftOfTemplate(template, '2026-06-18', MONDAY)).toEqual(draft)
      }),
    )
  })

  it('what is broken is left out or becomes usual, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        fc.anything(),
        fc.anything(),
        (words, period, plant) => {
          for (const template of readTemplates([view({ words, period, plant })]))
            expect(TEMPLATES).toContain(draftOfTemplate(template, '2026-06-18', MONDAY).template)
        },
      ),
    )
    expect(
      readTemplates([view({ words: {} }, { scope: 'plants' }), view({}), view({ words: null })]),
    ).toEqual([])
  })
})
