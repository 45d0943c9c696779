/** Tencent's two accounts; the one provider source that keeps third-party login has both (specification 1). */
export const THIRD_KINDS = ['WECHAT', 'QQ'] as const
export type ThirdKind = (typeof THIRD_KINDS)[number]

/** Third-party login is kept for this source only (specification 1; which one is our decision). */
const THIRD_SOURCE = 'SOLARMAN'

export function offersThirdLogin(configuration: { thirdLogin: boolean; source: string }): boolean {
  return configuration.thirdLogin && configuration.source === THIRD_SOURCE
}

/** What the third party brought back to `/tencentLogin`. */
export interface ThirdReturn {
  kind: ThirdKind | null
  /** The one-time code; null when the person refused, or when somebody only opened the address. */
  code: string | null
  /** What was sent along, to be held against what this browser remembers. */
  state: string | null
  refused: boolean
}

const kindOf = (text: string | null): ThirdKind | null =>
  THIRD_KINDS.find((kind) => kind === text?.trim().toUpperCase()) ?? null

/**
 * Reads the parameters of the callback, which the specification leaves silent: `code` and `state` as
 * OAuth 2 has them, the kind in front of the state or as `kind` or `type`, and `error` for a refusal.
 */
export function readThirdReturn(query: URLSearchParams): ThirdReturn {
  const state = query.get('state')
  const code = query.get('code')?.trim() ?? ''
  return {
    kind: kindOf(state?.split('.')[0] ?? null) ?? kindOf(query.get('kind') ?? query.get('type')),
    code: code === '' ? null : code,
    state,
    refused: query.has('error') || query.has('usercancel'),
  }
}

/** A state that no other page can guess; `secret` is random text of this browser. */
export const thirdState = (kind: ThirdKind, secret: string): string => `${kind}.${secret}`

/**
 * Where a third party is asked: the configured address with `{back}` and `{state}` filled in. Null
 * when none is configured, or when it is neither of the web nor of this server.
 */
export function thirdAddress(template: string, back: string, state: string): string | null {
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(template)) return null
  return template
    .replaceAll('{back}', encodeURIComponent(back))
    .replaceAll('{state}', encodeURIComponent(state))
}
