import type { SavedView } from '../people/saved-view'
import type { CalendarDate, Zone } from '../plants/reading'
import { type Draft, type DraftWords, draftWords, readDraft } from './draft'
import { type MailEvery, MONDAY } from './mail-times'
import { isZone } from '../time/instant'
import { type PeriodKey, usualPeriods } from './periods'

/** Saved views of this scope are templates of files. */
export const TEMPLATE_SCOPE = 'exports'
/** Word of an address that names the template to begin with. */
export const TEMPLATE_WORD = 'view'

export interface TemplatePlant {
  readonly id: number
  readonly name: string | null
  readonly zone: Zone
}

/** A draft under a name. Its period moves on with the calendar. */
export interface ExportTemplate {
  readonly id: string
  readonly name: string
  readonly words: DraftWords
  /** Where it was made; what comes by mail leads there. */
  readonly plant: TemplatePlant | null
  /** The usual period that it was saved with; null keeps its dates. */
  readonly period: PeriodKey | null
  readonly own: boolean
  readonly shared: boolean
  /** Who shares it, where it is somebody else's. */
  readonly owner: string | null
  readonly mail: SavedView['mail']
}

/** Which usual period a draft has. Where two agree, the one that people ask for more often. */
export const periodOf = (
  { from, to }: Pick<Draft, 'from' | 'to'>,
  today: CalendarDate,
  weekday: number,
): PeriodKey | null =>
  usualPeriods(today, weekday).find((one) => one.from === from && one.to === to)?.key ?? null

/** What the account keeps of a draft. */
export const templateContent = (
  draft: Draft,
  plant: TemplatePlant,
  today: CalendarDate,
  weekday: number,
) => ({
  words: draftWords(draft),
  period: periodOf(draft, today, weekday),
  plant,
})

function plantIn(value: unknown): TemplatePlant | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, zone } = value as Record<string, unknown>
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || !isZone(zone)) return null
  return { id, name: typeof name === 'string' ? name : null, zone }
}

/** Templates among what the account keeps; whatever is broken in them is left out. */
export function readTemplates(views: readonly SavedView[]): readonly ExportTemplate[] {
  return views.flatMap(({ id, scope, name, content, own, shared, owner, mail }) => {
    const { words, period, plant } = content
    if (scope !== TEMPLATE_SCOPE || name === null || typeof words !== 'object' || words === null) return []
    const texts = Object.entries(words).filter(([, word]) => typeof word === 'string')
    return [
      {
        id,
        name,
        words: Object.fromEntries(texts) as DraftWords,
        plant: plantIn(plant),
        period: usualPeriods('2026-01-01', MONDAY).find(({ key }) => key === period)?.key ?? null,
        own: own === true,
        shared: shared === true,
        owner: own === true ? null : owner,
        mail,
      },
    ]
  })
}

/** What a mail that comes so often is about: the last whole week or month. */
const periodOfMail = (every: MailEvery): PeriodKey => (every === 'week' ? 'lastWeek' : 'lastMonth')

/** Weeks of a mail are those of everybody, else of the reader, 0 is Sunday. */
export const weekdayOf = ({ mail }: ExportTemplate, weekday: number): number =>
  mail === null ? weekday : MONDAY

/** The draft of a template on a day of the plant's calendar. */
export function draftOfTemplate(template: ExportTemplate, today: CalendarDate, weekday: number): Draft {
  const { words, period, mail } = template
  const wanted = mail === null ? period : periodOfMail(mail.every)
  const days = usualPeriods(today, weekdayOf(template, weekday)).find(({ key }) => key === wanted)
  const all: DraftWords = { ...words, ...(days && { from: days.from, to: days.to }) }
  return readDraft((word) => (Object.hasOwn(all, word) ? (all[word] ?? null) : null), today)
}
