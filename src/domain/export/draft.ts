import { isLanguage, type Language } from '../brand/language'
import { carries, type Carried } from '../energy/grid-type'
import { namedDay } from '../time/asked-day'
import { monthStart, shiftDate } from '../time/instant'
import type { CalendarDate } from '../plants/reading'

/** What a file can be made of. `report` is the workbook that the server makes by itself. */
export const TEMPLATES = ['energy', 'power', 'parameters', 'alarms', 'income', 'report'] as const
export type Template = (typeof TEMPLATES)[number]

/** One row per sample, per so many minutes, per day, month or year. */
const STEPS = ['source', '5', '15', '60', 'day', 'month', 'year'] as const
export type Step = (typeof STEPS)[number]

const FINE: readonly Step[] = ['5', '15', '60', 'source']
/** The first is the usual one. */
export const STEPS_OF: Readonly<Record<Template, readonly Step[]>> = {
  energy: ['day', 'month'],
  power: FINE,
  parameters: FINE,
  alarms: ['source'],
  income: ['day', 'month'],
  report: ['day', 'month', 'year'],
}

/** Days that one file may span: each day of fine rows is a call of its own. */
const MAX_DAYS: Readonly<Record<Template, number>> = {
  energy: 3660,
  power: 366,
  parameters: 92,
  alarms: 3660,
  income: 3660,
  report: 1100,
}

/** Screens 8. */
export const MAX_PARAMETERS = 50
/** Plants of one file, the one it is made at among them (code 49 names no number; this one is ours). */
export const MAX_PLANTS = 20
/** Devices whose parameters stand in one file, the first among them; ours too. */
export const MAX_DEVICES = 20
/** Whether a file of it can be of several plants: a device has one plant, and the server's workbook too. */
export const takesPlants = (template: Template): boolean => template !== 'parameters' && template !== 'report'

/** Wall clock of the plant with its offset, or UTC. */
export const CLOCKS = ['local', 'utc'] as const
/** What stands where there is no value; `flag` is blank, with a column that says why. */
export const GAPS = ['blank', 'dashes', 'flag'] as const
export const DIGITS = ['raw', 'cut'] as const
/** `semicolon` is a CSV with decimal commas, as spreadsheets of half of Europe read it. */
export const FORMATS = ['xlsx', 'csv', 'semicolon', 'json', 'pdf'] as const
export type Format = (typeof FORMATS)[number]
/** Formats of a template: paper has a page a month, which is for days and months. */
export const formatsOf = (template: Template): readonly Format[] =>
  FORMATS.filter((format) => format !== 'pdf' || template === 'energy' || template === 'income')

export interface Draft {
  readonly template: Template
  /** Empty is all that there are; of `parameters` the keys that the device has for them. */
  readonly columns: readonly string[]
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly step: Step
  readonly clock: (typeof CLOCKS)[number]
  readonly gap: (typeof GAPS)[number]
  readonly digits: (typeof DIGITS)[number]
  readonly format: Format
  /** In what its headings, notes and words are written; null is what the console speaks. */
  readonly language: Language | null
  /** Whether formulas, units, zone and completeness stand in a sheet of their own. */
  readonly notes: boolean
  readonly device: number | null
  /** Devices of the same kind whose parameters are wanted as well. */
  readonly devices: readonly number[]
  /** Plants beside the one that it is made at. */
  readonly plants: readonly number[]
}

/** A change of a draft, or what makes one of the draft that the address says by now. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

const NEEDS: Readonly<Record<string, Carried>> = {
  production: 'production',
  hours: 'production',
  consumption: 'consumption',
  feedIn: 'feedIn',
  purchase: 'purchase',
  charge: 'battery',
  discharge: 'battery',
  stateOfCharge: 'battery',
  selfConsumption: 'selfConsumption',
  selfSufficiency: 'selfConsumption',
  income: 'income',
}

const ENERGIES = ['production', 'consumption', 'feedIn', 'purchase', 'charge', 'discharge'] as const
const COLUMNS: Readonly<Record<Exclude<Template, 'parameters'>, readonly string[]>> = {
  energy: [...ENERGIES, 'hours', 'selfConsumption', 'selfSufficiency', 'income'],
  power: [...ENERGIES, 'stateOfCharge'],
  alarms: ['code', 'name', 'level', 'device', 'serial'],
  income: ['production', 'feedIn', 'purchase', 'income'],
  report: [...ENERGIES, 'selfConsumption', 'income'],
}

/** Columns that a plant of this grid type can have; those of parameters are the device's to say. */
export function columnsOf(template: Template, gridType: string | null): readonly string[] {
  if (template === 'parameters') return []
  const has = carries(gridType)
  return COLUMNS[template].filter((key) => NEEDS[key] === undefined || has.has(NEEDS[key]))
}

/** The columns that are chosen, in the order of the table. */
export const chosenColumns = (draft: Draft, gridType: string | null): readonly string[] =>
  draft.template === 'parameters'
    ? draft.columns
    : columnsOf(draft.template, gridType).filter(
        (key) => draft.columns.length === 0 || draft.columns.includes(key),
      )

/** Some of many, with one more or one less, in the order of the many. */
export const toggledChoice = <T>(many: readonly T[], some: readonly T[], one: T): readonly T[] =>
  many.filter((each) => some.includes(each) !== (each === one))

/** Longest period of a file with so many other plants or devices: all of them are asked for no more days than one plant. */
export const maxDays = (template: Template, others: number): number =>
  template === 'power' || template === 'parameters'
    ? Math.min(MAX_DAYS[template], Math.floor(MAX_DAYS.power / (others + 1)))
    : MAX_DAYS[template]

/** Plants or devices beside the first. */
export const othersOf = ({ plants, devices }: Pick<Draft, 'plants' | 'devices'>): number =>
  plants.length + devices.length

/** Last day that a file may begin with `from` and have. */
export const lastDay = (
  template: Template,
  from: CalendarDate,
  today: CalendarDate,
  others = 0,
): CalendarDate => {
  const end = shiftDate(from, maxDays(template, others) - 1)
  return end < today ? end : today
}

export type DraftWords = Readonly<Record<string, string | null>>
const oneOf = <T extends string>(all: readonly T[], word: string | null | undefined): T | null =>
  all.find((known) => known === word) ?? null

/** The draft that an address describes; what it does not say, or says wrongly, is the usual one. */
export function readDraft(get: (word: string) => string | null, today: CalendarDate): Draft {
  const template = oneOf(TEMPLATES, get('of')) ?? 'energy'
  const day = (word: string) => namedDay(get(word), today)
  const fine = template === 'power' || template === 'parameters'
  const from = day('from') ?? (fine ? shiftDate(today, -6) : monthStart(today, -1))
  const asked = day('to') ?? today
  const plants = takesPlants(template) ? idsIn(get('plants'), MAX_PLANTS) : []
  const device = Number(get('device') ?? Number.NaN)
  const devices =
    template === 'parameters' && isId(device)
      ? idsIn(get('devices'), MAX_DEVICES).filter((id) => id !== device)
      : []
  const last = lastDay(template, from, today, othersOf({ plants, devices }))
  return {
    template,
    columns: get('columns')?.split(',').filter(Boolean).slice(0, MAX_PARAMETERS) ?? [],
    from,
    to: asked < from ? from : asked > last ? last : asked,
    step: oneOf(STEPS_OF[template], get('step')) ?? STEPS_OF[template][0] ?? 'day',
    clock: oneOf(CLOCKS, get('clock')) ?? 'local',
    gap: oneOf(GAPS, get('gap')) ?? 'blank',
    digits: oneOf(DIGITS, get('digits')) ?? 'raw',
    format: oneOf(formatsOf(template), get('as')) ?? 'xlsx',
    language: spoken(get('language')),
    notes: get('notes') !== '0',
    device: isId(device) ? device : null,
    devices,
    plants,
  }
}

const spoken = (word: string | null) => (isLanguage(word) ? word : null)
const isId = (number: number): boolean => Number.isSafeInteger(number) && number > 0
/** Beside the first. */
const idsIn = (word: string | null, most: number): readonly number[] =>
  [...new Set(word?.split(',').map(Number))].filter(isId).slice(0, most - 1)

/** The words of an address that describe a draft. */
export const draftWords = (draft: Draft): DraftWords => ({
  of: draft.template,
  columns: draft.columns.length === 0 ? null : draft.columns.join(','),
  from: draft.from,
  to: draft.to,
  step: draft.step,
  clock: draft.clock,
  gap: draft.gap,
  digits: draft.digits,
  as: draft.format,
  language: draft.language,
  notes: draft.notes ? null : '0',
  device: draft.device === null ? null : String(draft.device),
  devices: draft.devices.length === 0 ? null : draft.devices.join(','),
  plants: draft.plants.length === 0 ? null : draft.plants.join(','),
})
