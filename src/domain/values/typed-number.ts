import { cut, decimal, shift, toNumber } from './decimal'
import { plausibleNumber } from './plausible'

/** What somebody has typed into the box of a number. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  /** Two numbers could be meant: 1.234 in German is 1,234 to some and 1234 to others. */
  | { readonly kind: 'unclear'; readonly either: readonly [number, number] }
  | { readonly kind: 'none' }

/** A text that is no number, or more than one, as a form holds it: it is refused with these examples, never sent. */
export interface Unread {
  readonly unread: string
  readonly examples: readonly string[]
}

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value && 'examples' in value

const marks = new Map<string, string>()

/** What parts whole numbers from decimals in a language: a comma in German, a point in English. */
export function decimalMark(language: string): string {
  let mark = marks.get(language)
  if (mark === undefined) {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5)
    mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
    marks.set(language, mark)
  }
  return mark
}

/** A number as it is typed in a language: all its digits, no thousands. */
export function writeNumber(value: number, language: string): string {
  const exact = String(value).includes('e') ? decimal(value) : null
  const digits = exact ? cut(exact, exact.scale) : String(value)
  return digits.replace('.', decimalMark(language))
}

/** Wide digits and signs of Japanese and Chinese keyboards, and blanks of any width, as the plain ones. */
const plain = (typed: string): string => typed.normalize('NFKC').trim()

const NONE: TypedNumber = { kind: 'none' }

function numberOf(sign: string, whole: string, fraction = ''): TypedNumber {
  const value = plausibleNumber(`${sign}${whole}.${fraction}`)
  return value === null ? NONE : { kind: 'number', value: value === 0 ? 0 : value }
}

const GROUPED = /^\d{1,3}([ .,'])\d{3}(\1\d{3})*$/
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Reads a number in the way of a language. The other mark is understood where only one number can be meant: `9.5` in
 * German, `9,5` in English, `1.234,5` in both. A lone mark before three digits that is not the language's own is
 * unclear, unless the number can have no thousands (`small`: degrees).
 */
export function readNumber(typed: string, language: string, small = false): TypedNumber {
  const text = plain(typed)
    .replace(/[’‘]/g, "'")
    .replace(/\u2212/g, '-')
  if (text === '') return { kind: 'empty' }
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? []
  if (/^\d+$/.test(body) || GROUPED.test(body)) {
    const lone = /^(\d{1,3})([.,])(\d{3})$/.exec(body)
    if (lone === null) return numberOf(sign, digitsOf(body))
    const [, whole = '', mark, fraction = ''] = lone
    const asDecimal = numberOf(sign, whole, fraction)
    if (small || mark === decimalMark(language) || whole.startsWith('0')) return asDecimal
    const asThousands = numberOf(sign, whole + fraction)
    return asDecimal.kind === 'number' && asThousands.kind === 'number'
      ? { kind: 'unclear', either: [asThousands.value, asDecimal.value] }
      : NONE
  }
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const [whole, fraction] = [body.slice(0, last), body.slice(last + 1)]
  const fits = /^\d*$/.test(whole) || (GROUPED.test(whole) && !whole.includes(body.charAt(last)))
  return last < 0 || !fits || !/^\d*$/.test(fraction) ? NONE : numberOf(sign, digitsOf(whole), fraction)
}

/** The sign of a currency, `€` of EUR; null of one that has none. */
function currencySign(unit: string, language: string): string | null {
  const style = { style: 'currency', currency: unit, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(language, style).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value
  return sign === undefined || sign === unit ? null : plain(sign)
}

interface Ending {
  readonly text: string
  /** How many places further left the point stands in what is printed with it. */
  readonly places: number
}

const PREFIXES: Readonly<Record<string, number>> = { '': 0, k: 3, M: 6, G: 9 }

/** A unit as it is asked for, and the larger and smaller ones that it is printed in: MWh and Wh of kWh. */
function unitEndings(unit: string): readonly Ending[] {
  const [, own = '', base] = /^([kMG]?)(Wh|Wp|W|VA|var)$/.exec(unit) ?? []
  if (base === undefined) return [{ text: plain(unit), places: 0 }]
  const from = PREFIXES[own] ?? 0
  return Object.entries(PREFIXES).map(([prefix, places]) => ({ text: prefix + base, places: places - from }))
}

/** Thousands, millions and thousands of millions of what has no unit, or a currency. */
const SIZES: readonly Ending[] = [
  ...['K', 'k'].map((text) => ({ text, places: 3 })),
  { text: 'M', places: 6 },
  { text: 'B', places: 9 },
]

const YUAN: readonly Ending[] = [
  { text: '万亿元', places: 12 },
  { text: '亿元', places: 8 },
  { text: '万元', places: 4 },
  { text: '元', places: 0 },
]

/** The text without one of the endings, the longest that there is; null where none is. */
function without(text: string, endings: readonly Ending[]): Ending | null {
  const found = endings
    .filter((one) => one.text !== '' && text.endsWith(one.text) && text.length > one.text.length)
    .sort((one, other) => other.text.length - one.text.length)[0]
  return found ? { text: text.slice(0, -found.text.length).trimEnd(), places: found.places } : null
}

const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit)

/** An amount without its currency, the code or the sign, before it or after it, and without its size. */
function bareAmount(text: string, currency: string, language: string): Ending {
  const marks = [currency, currencySign(currency, language)].filter((mark) => mark !== null)
  const yuan = currency === 'CNY' ? without(text, YUAN) : null
  if (yuan !== null) return yuan
  const before = marks.find((mark) => text.startsWith(mark) && text.length > mark.length)
  const amount =
    before === undefined
      ? (without(
          text,
          marks.map((mark) => ({ text: mark, places: 0 })),
        )?.text ?? text)
      : text.slice(before.length).trimStart()
  return without(amount, SIZES) ?? { text: amount, places: 0 }
}

/**
 * A number as it is printed: with the unit that it is asked for in, or one of its kin, `3.4 MWh` of kWh; without a unit,
 * or with a currency, in thousands or millions, `1.25K`. Any other unit stays, and is refused.
 */
function bare(typed: string, unit: string | null, language: string): Ending {
  const text = plain(typed)
  if (unit !== null && isCurrency(unit)) return bareAmount(text, unit, language)
  return without(text, unit === null || unit === '' ? SIZES : unitEndings(unit)) ?? { text, places: 0 }
}

/** What was read, by its ending. */
function moved(value: number, places: number): number | null {
  const exact = decimal(value)
  return exact && plausibleNumber(toNumber(shift(exact, places)))
}

/** What a form holds for a typed text: the number, nothing, or the text with examples of how it is meant. */
export function heldNumber(
  typed: string,
  language: string,
  { small = false, whole = false, unit = null as string | null } = {},
): number | null | Unread {
  const { text, places } = bare(typed, unit, language)
  const read = readNumber(text, language, small)
  if (read.kind === 'empty') return null
  const found = read.kind === 'number' ? [read.value] : read.kind === 'unclear' ? read.either : []
  const values = found.flatMap((one) => moved(one, places) ?? [])
  const [value] = values
  if (read.kind === 'number' && value !== undefined) return value
  const examples =
    read.kind === 'unclear' && values.length === 2 ? values : [whole ? 12 : small ? 9.5 : 1234.5]
  return { unread: typed.trim(), examples: examples.map((one) => writeNumber(one, language)) }
}
