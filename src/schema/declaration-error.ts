/** A mistake in a declaration or in its use: thrown at boot or at first use, never shown to a user. */
export class DeclarationError extends Error {
  readonly resource: string
  readonly part: string

  /** `part` is the field, endpoint or action at fault; `sentence` says what is wrong with it. */
  constructor(resource: string, part: string, sentence: string) {
    super(`${resource}: ${part} ${sentence}`)
    this.name = 'DeclarationError'
    this.resource = resource
    this.part = part
  }
}
