import { type EpochSeconds } from '../domain/plants/reading'
import { epoch, id, jsonText, num, part } from './wire'

/** What the console reads of an access token (wire contract 1.2). The server alone verifies it. */
export interface TokenClaims {
  /** When it ends; null when the token does not say. */
  expires: EpochSeconds | null
  userId: number | null
  /** 0 is a personal session. */
  organizationId: number | null
  /** -1 is the personal role. */
  roleId: number | null
  /** The client should ask for a better password. */
  modifyPassword: boolean
}

/** Claims of a token; all of them empty when it is not a three-part one. Never throws. */
export function readToken(token: string): TokenClaims {
  const claims = jsonText(decode(token.split('.')[1] ?? ''))
  const detail = part(claims['detail'])
  return {
    expires: epoch(claims['exp']),
    userId: id(detail['userId']),
    organizationId: id(detail['organizationId']),
    roleId: id(detail['roleId']),
    modifyPassword: num(claims['modify_password']) === 1,
  }
}

function decode(part64: string): string {
  try {
    const bytes = Uint8Array.from(atob(part64.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}
