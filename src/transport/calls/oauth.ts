import { identityType } from '../../domain/people/identity'
import type { Region } from '../../domain/place/region'
import type { ThirdKind } from '../../domain/people/third-party'
import { sha256Hex } from '../digest'
import { malformed } from '../fault-error'
import type { Call } from '../call'
import type { Tokens } from '../storage'
import { record, text } from '../wire'

const TOKEN = '/oauth2-s/oauth/token'

/** How the wire names the kind of a captcha proof (wire contract 1.2); the slider is ours. */
const SLIDE = { appKey: 'heliograph', _type: 'slide', verificationType: 'slide', captchaType: 'slide' }

export interface Credentials {
  /** Phone, e-mail or user name. */
  account: string
  /** As typed; leaves the machine only as SHA-256, and under the RSA key of the environment. */
  password: string
  region: Region
  language: string
  /** Country, continent or region code. */
  area?: string | undefined
  /** Brand: `SOLARMAN` unless configured. */
  system?: string | undefined
  /** Proof of the slide verification, where the server asks for one (C24). */
  proof?: string | undefined
  /** Of the second step, where the account has one (ours), and what the server sent when it asked for it. */
  code?: string | undefined
  ticket?: string | undefined
  /** Signs straight in to an organisation. */
  organisationId?: number | undefined
}

/** C1, grant `mdc_password`. Public; rejects with AUTH_…, IP_LOCKED, USER_LOCKED. */
export function passwordGrant(who: Credentials): Call<Tokens> {
  const kind = identityType(who.account.trim())
  return {
    method: 'FORM',
    path: TOKEN,
    mdc: who.region,
    public: true,
    headers: { 'log-scene': 'LOGIN' },
    body: {
      grant_type: 'mdc_password',
      username: kind === 1 ? phoneNumber(who.account) : who.account.trim(),
      password: sha256Hex(who.password),
      identity_type: String(kind),
      client_id: 'test',
      system: who.system ?? 'SOLARMAN',
      area: who.area ?? who.region,
      mdc: who.region,
      lang: who.language,
      password_type: '',
      record_flag: '0',
      ...(who.proof === undefined ? {} : { token: who.proof, ...SLIDE }),
      ...(who.code === undefined ? {} : { tfa_code: who.code, tfa_ticket: who.ticket ?? '' }),
      ...(who.organisationId === undefined ? {} : { org_id: String(who.organisationId) }),
    },
    veiled: () => ({ clear_text_pwd: who.password }),
    read: readTokens,
  }
}

/**
 * C1, grant `switch_org`: the same person as a member of another organisation, 0 being personal.
 * The answer's tokens replace the stored ones.
 */
export function organisationGrant(
  who: {
    account: string
    accessToken: string
    organisationId: number
    region: Region
    language: string
  } & Pick<Credentials, 'area' | 'system'>,
): Call<Tokens> {
  const kind = identityType(who.account.trim())
  return {
    method: 'FORM',
    path: TOKEN,
    mdc: who.region,
    public: true,
    body: {
      grant_type: 'switch_org',
      access_token: who.accessToken,
      org_id: String(who.organisationId),
      username: kind === 1 ? phoneNumber(who.account) : who.account.trim(),
      identity_type: String(kind),
      client_id: 'test',
      system: who.system ?? 'SOLARMAN',
      area: who.area ?? who.region,
      mdc: who.region,
      lang: who.language,
    },
    read: readTokens,
  }
}

/**
 * C1, grant `third`: ours, the contract only guesses at it. Rejects with 33 to 36, and with 26 while
 * no account is linked.
 */
export function thirdGrant(who: {
  kind: ThirdKind
  code: string
  region: Region
  language: string
  system: string
  area: string | undefined
}): Call<Tokens> {
  return {
    method: 'FORM',
    path: TOKEN,
    mdc: who.region,
    public: true,
    headers: { 'log-scene': 'LOGIN' },
    body: {
      grant_type: 'third',
      third_type: who.kind,
      code: who.code,
      client_id: 'test',
      system: who.system,
      area: who.area ?? who.region,
      mdc: who.region,
      lang: who.language,
    },
    read: readTokens,
  }
}

/** C1, grant `refresh_token`. Public; the answer holds the next refresh token, the old one is spent. */
export function refreshGrant(refreshToken: string): Call<Tokens> {
  return {
    method: 'FORM',
    path: TOKEN,
    public: true,
    body: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'test', origin_id: '' },
    read: readTokens,
  }
}

/** C2. Its failure changes nothing: the session is forgotten here anyway. */
export function logout(): Call<null> {
  return {
    method: 'POST',
    path: '/oauth2-s/oauth/logout',
    public: true,
    keepalive: true,
    body: {},
    read: () => null,
  }
}

/** `+49 1520 0000001`, `0049…` and `491520…` are one number: digits after a plus. */
export function phoneNumber(typed: string): string {
  return `+${typed.replace(/\D/g, '').replace(/^00/, '')}`
}

function readTokens(raw: unknown): Tokens {
  const reply = record(raw, 'token')
  const access = text(reply['access_token'])
  if (access === null) throw malformed('token: no access_token')
  return { access, refresh: text(reply['refresh_token']) }
}
