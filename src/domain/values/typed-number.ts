import { cut, decimal } from './decimal'
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

/** The sign of a currency, `€` of EUR; null of one that has none, and of what is no currency. */
function currencySign(unit: string, language: string): string | null {
  if (!/^[A-Z]{3}$/.test(unit)) return null
  const style = { style: 'currency', currency: unit, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(language, style).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value
  return sign === undefined || sign === unit ? null : plain(sign)
}

/**
 * A number as it is printed, with the unit that it is asked for in, or an amount with the sign of its currency before or
 * after it; any other unit stays, and is refused.
 */
function bare(typed: string, unit: string | null, language: string): string {
  const text = plain(typed)
  if (unit === null) return text
  const [mark, sign] = [plain(unit), currencySign(unit, language)]
  const number = text.endsWith(mark)
    ? text.slice(0, -mark.length)
    : sign !== null && text.endsWith(sign)
      ? text.slice(0, -sign.length)
      : sign !== null && text.startsWith(sign)
        ? text.slice(sign.length)
        : ''
  return number.trim() === '' ? text : number
}

/** What a form holds for a typed text: the number, nothing, or the text with examples of how it is meant. */
export function heldNumber(
  typed: string,
  language: string,
  { small = false, whole = false, unit = null as string | null } = {},
): number | null | Unread {
  const read = readNumber(bare(typed, unit, language), language, small)
  switch (read.kind) {
    case 'empty':
      return null
    case 'number':
      return read.value
    case 'unclear':
      return { unread: typed.trim(), examples: read.either.map((one) => writeNumber(one, language)) }
    case 'none':
      return { unread: typed.trim(), examples: [writeNumber(whole ? 12 : small ? 9.5 : 1234.5, language)] }
  }
}
