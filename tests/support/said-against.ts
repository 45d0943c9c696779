import { compile } from '../../src/schema/compile'
import { DeclarationError } from '../../src/schema/declaration-error'
import type { Resource } from '../../src/schema/resource'

const access = { model: '', codes: ['a'], areas: { roof: { read: { codes: ['a'] } } } }

/** What is said against a declaration with a change in it, as `part: sentence`; null when nothing is. */
export const saidAgainst =
  (base: object) =>
  (change: object, ...others: object[]): string | null => {
    try {
      compile([{ ...base, ...change }, ...others] as Resource[], access)
      return null
    } catch (error) {
      if (!(error instanceof DeclarationError)) throw error
      return `${error.part}: ${error.message.slice(`${error.resource}: ${error.part} `.length)}`
    }
  }
