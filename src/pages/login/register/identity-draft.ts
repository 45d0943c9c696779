import { identityFault, type IdentityKind, phoneWith } from '../../../domain/people/identity'

/** What was typed about who somebody is; each kind keeps its own, so that switching loses nothing. */
export interface IdentityDraft {
  kind: IdentityKind
  email: string
  username: string
  /** Digits without plus; null until one is chosen, so that a guess may stand there. */
  prefix: string | null
  number: string
}

export const EMPTY_DRAFT: IdentityDraft = { kind: 'email', email: '', username: '', prefix: null, number: '' }

/** The account name of a draft. */
export function accountOf(draft: IdentityDraft, guessedPrefix: string): string {
  if (draft.kind === 'email') return draft.email.trim()
  if (draft.kind === 'username') return draft.username.trim()
  return phoneWith(draft.prefix ?? guessedPrefix, draft.number)
}

/** Where the verification code goes: a user name has no letter box, so its e-mail does. */
export function addresseeOf(draft: IdentityDraft, guessedPrefix: string): string {
  return draft.kind === 'username' ? draft.email.trim() : accountOf(draft, guessedPrefix)
}

/** i18n key of what is wrong with the account name, or null. */
export function draftFault(draft: IdentityDraft, guessedPrefix: string): string | null {
  const fault = identityFault(draft.kind, accountOf(draft, guessedPrefix))
  if (fault === null) return null
  if (fault === 'empty') return 'faults:19'
  return { email: 'faults:27', phone: 'identity.phoneWrong', username: 'identity.usernameWrong' }[draft.kind]
}

/** The same of the address for the code. */
export function addresseeFault(draft: IdentityDraft, guessedPrefix: string): string | null {
  if (draft.kind !== 'username') return draftFault(draft, guessedPrefix)
  return identityFault('email', draft.email) === null ? null : 'faults:27'
}
