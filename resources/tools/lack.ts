import type { AccessDeclaration } from '../../src/schema/access-declaration'
import type { Resource } from '../../src/schema/resource'

/** Something that a declaration lacks. A `note` is no mistake: English steps in. */
export interface Lack {
  readonly resource: string
  readonly what: string
  readonly weight: 'lack' | 'note'
}

/** What a check may look at. */
export interface Given {
  readonly resources: readonly Resource[]
  readonly access: AccessDeclaration
  /** Texts of a namespace in a language; null where there is no such file. */
  texts(language: string, namespace: string): unknown
  /** Languages whose texts are judged; all of them unless given. */
  readonly languages?: readonly string[]
  /** Whether the simulated cloud serves a call. */
  serves(method: string, path: string): Promise<boolean>
  /** What it serves, `GET /maintain-s/station/{id}`: one of these was meant by a call that it does not. */
  readonly calls?: readonly string[]
  /** Every name that stands in the calls and in the simulated cloud. */
  readonly words: ReadonlySet<string>
  /** Addresses of screens that are not declared. */
  readonly places: readonly string[]
}
