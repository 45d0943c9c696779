import type { Action } from './resource'

/** Vocabulary of permission codes and the model that judges them. */
export interface AccessDeclaration {
  readonly model: string
  readonly codes: readonly string[]
  /** Parts of the console that ask for a code and are no declared resource. */
  readonly areas: Readonly<Record<string, Readonly<Record<string, Action>>>>
}
