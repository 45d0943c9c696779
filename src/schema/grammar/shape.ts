import { CAPABILITIES } from '../../domain/people/capability'
import { FEATURES } from '../../domain/brand/configuration'
import type { Condition } from '../field'
import { VIEW_NAMES } from '../names'

/** What may stand at one place of a declaration. */
export type Shape =
  | { readonly is: 'text' | 'number' | 'flag' | 'value' | 'field' }
  /** One of these words. */
  | { readonly is: 'word'; readonly of: readonly (string | boolean)[] }
  | { readonly is: 'list' | 'map'; readonly of: Shape }
  /** An object with these keys and no others. */
  | {
      readonly is: 'part'
      readonly keys: Readonly<Record<string, Shape>>
      readonly needs: readonly string[]
    }
  | { readonly is: 'textOr'; readonly part: Shape }

/** A shape for each key of a type, so that the two cannot part. */
export type KeysOf<T> = Readonly<Record<keyof T & string, Shape>>

export const TEXT: Shape = { is: 'text' }
export const NUMBER: Shape = { is: 'number' }
export const FLAG: Shape = { is: 'flag' }
export const VALUE: Shape = { is: 'value' }
export const ONLY_TRUE: Shape = { is: 'word', of: [true] }
export const word = (...of: readonly (string | boolean)[]): Shape => ({ is: 'word', of })
export const list = (of: Shape): Shape => ({ is: 'list', of })
export const map = (of: Shape): Shape => ({ is: 'map', of })
/** `needs` are the keys without which it is nothing. */
export const part = <T>(keys: KeysOf<T>, ...needs: readonly (keyof T & string)[]): Shape => ({
  is: 'part',
  keys,
  needs,
})

export const TEXTS = list(TEXT)
export const VIEW = word(...VIEW_NAMES)
export const CAPABILITY = word(...CAPABILITIES)
export const FEATURE = word(...FEATURES)
const DIRECTION = word('ASC', 'DESC')
export const ORDER = part<{ field: string; direction: string }>(
  { field: TEXT, direction: DIRECTION },
  'field',
  'direction',
)
export const WHEN = part<Condition>({ field: TEXT, is: list(VALUE) }, 'field', 'is')
