import type { Feature } from '../domain/brand/configuration'
import type { Unit } from '../domain/values/quantity'
import type { Exact } from './exact'
import type { DurationUnit } from './duration-unit'

/** Something that must be true of a record for a field, section or action to be there. Data, never code. */
export interface Condition {
  readonly field: string
  /** One of these; `null` stands for a missing value. */
  readonly is: readonly (string | number | boolean | null)[]
}

/** What every kind may say of itself. */
export interface FieldOptions {
  /** Name on the wire, where it differs; dots lead into objects (`location.lat`). */
  readonly wire?: string
  readonly required?: boolean
  readonly readonly?: boolean
  /** Only the detail call delivers it. */
  readonly detail?: boolean
  /** The form asks for it only when a record is made, or only when one is changed. */
  readonly only?: 'create' | 'update'
  /** What a new record begins with. */
  readonly initial?: string | number | boolean | readonly string[]
  /** Codes of which one is needed to see it (specification 6); without one there is neither column nor field. */
  readonly codes?: readonly string[]
  /** Platform switch that takes it away from everybody. */
  readonly feature?: Feature
  /** Only where the record says so. */
  readonly when?: Condition
  /** Shown masked until somebody asks: contacts, card numbers. */
  readonly masked?: boolean
}

interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** What stands beside a number in the same cell; each names a field of the record. */
export interface Companions {
  /** Percent, drawn as a bar. */
  readonly bar?: string
  /** What the number is measured by: the difference is shown in percent of it. */
  readonly against?: string
  /** A choice of which `charging` and `discharging` are drawn as arrows. */
  readonly direction?: string
  /** Words for below and above zero: the number is shown without its sign, with the word for its direction. */
  readonly signs?:
    | readonly [below: 'exporting', above: 'importing']
    | readonly [below: 'charging', above: 'discharging']
}

/** A number that comes from comparison with the other records of a list that are near, as far as they are loaded. */
export interface Neighbours {
  /** Field that is compared. */
  readonly of: string
  /** Fields of latitude and longitude, degrees. */
  readonly at: readonly [latitude: string, longitude: string]
  /** Kilometres around a record. */
  readonly within: number
  /** Fewer others than these say nothing. */
  readonly min: number
  /** Records by which others are measured. */
  readonly among: Condition
}

/** Where a number that runs out becomes a warning, and then bad. */
export interface Low {
  readonly warning: number
  readonly bad: number
}

interface Words {
  /** The vocabulary. Other words are kept and shown as they came. */
  readonly of: readonly string[]
}

/** How a status word is drawn; the word itself is always there (look.md: never colour alone). */
export type Tone = 'good' | 'warning' | 'bad' | 'quiet' | 'info'

/** What each kind needs beside the common options. */
export interface KindOptions {
  id: object
  text: { readonly min?: number; readonly max?: number }
  longText: { readonly max?: number }
  /** `low`: at or below these it is drawn with their tones; what runs out. */
  number: Bounds & { readonly whole?: boolean; readonly low?: Low }
  /** A number with its unit, scaled and truncated for the eye (specification 9). */
  quantity: Bounds & Companions & { readonly unit: Unit }
  /** kWh unless the unit says otherwise. */
  energy: Bounds & Companions & { readonly unit?: Unit }
  /** W unless the unit says otherwise. */
  power: Bounds & Companions & { readonly unit?: Unit }
  /** `currency` names the field that holds the currency code. */
  money: Bounds & { readonly currency: string }
  /** `peers` is computed by the list, and comes with no reply. */
  percent: Bounds & { readonly peers?: Neighbours }
  /** Epoch seconds, shown in the plant's zone. */
  instant: {
    /** Only the day matters: that of the plant's calendar, whatever zone times are shown in. */
    readonly day?: true
  }
  /** A calendar date without zone, `YYYY-MM-DD`. */
  date: { readonly latest?: 'today' }
  /** Address of a page, shown as a link. */
  url: { readonly max?: number }
  /** Address of a stored file; the input uploads one. */
  file: { readonly megabytes?: number }
  /** From one date or number to another; one end may be open. On the wire `{from, to}`. */
  range: { readonly over: 'date' | 'number'; readonly unit?: Unit }
  /** Seconds, unless the unit says otherwise: it is the unit of the wire, the form and the filter. */
  duration: Bounds & { readonly unit?: DurationUnit }
  choice: Words
  /**
   * `ticks` shows all words at once, in groups by what stands before a colon. `counted` shows in a table how many of
   * them a record has, "4 / 12".
   */
  multiChoice: Words & { readonly ticks?: true; readonly counted?: true }
  flag: object
  /** The id of a record of another resource, shown by its title. */
  reference: { readonly to: string }
  /** The ids of several records of another resource, shown by their titles. */
  references: { readonly to: string; readonly max?: number }
  /** Any JSON, to be looked at and taken along. */
  json: { readonly readonly: true }
  /** Latitude and longitude in degrees: `{lat, lng}`. */
  place: object
  /** Address of a stored picture; the input uploads one. */
  image: { readonly megabytes?: number }
  /** Letters and digits of a sticker; blanks around it do not count. */
  serial: { readonly max?: number }
  phone: object
  email: object
  /** Written, never read back or exported. */
  secret: { readonly max?: number }
  colour: object
  /** At most `max` of `each` characters. `from`: the resource whose titles are proposed. */
  tags: { readonly max?: number; readonly each?: number; readonly from?: string }
  status: Words & { readonly tones?: Readonly<Record<string, Tone>> }
  /** How many there are of each word, the gravest last in the vocabulary and first for the eye. */
  counts: Words & { readonly tones?: Readonly<Record<string, Tone>> }
  /** ISO 3166-1 code of two letters, shown in words. */
  country: object
  /** Code of a language that the console speaks, shown in its own name. */
  language: object
  /** Epoch seconds, shown as how long ago that is. `calm` is of people: a long time is no warning. */
  age: { readonly calm?: true }
  timezone: object
  /** Permission codes, as texts or as entries with a switch. */
  codes: object
}

export type Kind = keyof KindOptions

export type FieldOf<K extends Kind> = {
  readonly [P in K]: FieldOptions & KindOptions[P] & { readonly kind: P }
}[K]
export type Field = FieldOf<Kind>
export type Fields = Readonly<Record<string, Field>>

/**
 * `NoInfer`: what is expected of the field, any of all kinds, says nothing about its options. To infer from it costs
 * the compiler up to twenty seconds for each action with inputs.
 */
type Builders = {
  readonly [K in Kind]: <const O extends FieldOptions & KindOptions[K]>(
    ...options: object extends KindOptions[K]
      ? [options?: O & Exact<O, FieldOptions & KindOptions[K]>]
      : [options: O & Exact<O, FieldOptions & KindOptions[K]>]
  ) => NoInfer<O> & { readonly kind: K }
}

const KINDS: Readonly<Record<Kind, true>> = {
  id: true,
  text: true,
  longText: true,
  number: true,
  quantity: true,
  energy: true,
  power: true,
  money: true,
  percent: true,
  instant: true,
  date: true,
  url: true,
  file: true,
  range: true,
  duration: true,
  choice: true,
  multiChoice: true,
  flag: true,
  reference: true,
  references: true,
  json: true,
  place: true,
  image: true,
  serial: true,
  phone: true,
  email: true,
  secret: true,
  colour: true,
  tags: true,
  status: true,
  counts: true,
  country: true,
  language: true,
  age: true,
  timezone: true,
  codes: true,
}

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

const builder = (kind: Kind) => (options?: object) => ({ ...options, kind })

/** Builders of fields, one a kind: `field.text({ max: 60 })`. What they return is plain data. */
export const field = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, builder(kind)]),
) as unknown as Builders
