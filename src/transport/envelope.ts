import type { Configuration } from '../domain/brand/configuration'
import { malformed } from './fault-error'

/*
 * The sealed mode (specification 7, wire contract 1.3). WebCrypto only, and Uint8Array views only:
 * raw buffers of another realm are refused by some platforms. No error here names a key or a body.
 */

export type Bytes = Uint8Array<ArrayBuffer>

/** One call's own key. */
export interface Envelope {
  /** Header `dk`: the key, for the eyes of the cloud alone. */
  readonly dk: string
  seal(plain: Bytes): Promise<Bytes>
  /** Rejects with a malformed fault when a single bit was changed on the way. */
  open(sealed: Bytes): Promise<Bytes>
}

/** The ciphers have names nowhere but here; another suite is another object of this shape. */
interface Suite {
  readonly name: string
  importKey(subtle: SubtleCrypto, spki: Bytes): Promise<CryptoKey>
  begin(crypto: Crypto, publicKey: CryptoKey): Promise<Envelope>
  /** Base64 of a short text that only the cloud can read; null when it is too long for the key. */
  veil(crypto: Crypto, publicKey: CryptoKey, text: string): Promise<string | null>
}

const OAEP = 'RSA-OAEP'
const GCM = 'AES-GCM'
const KEY = 32
const IV = 12
const TAG = 16

const AES256GCM_RSAOAEP256: Suite = {
  name: 'aes256gcm-rsaoaep256',
  importKey: (subtle, spki) =>
    subtle.importKey('spki', spki, { name: OAEP, hash: 'SHA-256' }, false, ['encrypt']),
  async begin(crypto, publicKey) {
    const raw = crypto.getRandomValues(new Uint8Array(KEY))
    const key = await crypto.subtle.importKey('raw', raw, GCM, false, ['encrypt', 'decrypt'])
    const dk = toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: OAEP }, publicKey, raw)))
    raw.fill(0)
    return {
      dk,
      async seal(plain) {
        const iv = crypto.getRandomValues(new Uint8Array(IV))
        const hidden = new Uint8Array(await crypto.subtle.encrypt({ name: GCM, iv }, key, plain))
        const sealed = new Uint8Array(IV + hidden.length)
        sealed.set(iv)
        sealed.set(hidden, IV)
        return sealed
      },
      async open(sealed) {
        if (sealed.length < IV + TAG) throw malformed('sealed reply: too short')
        const iv = sealed.subarray(0, IV)
        try {
          return new Uint8Array(await crypto.subtle.decrypt({ name: GCM, iv }, key, sealed.subarray(IV)))
        } catch {
          throw malformed('sealed reply: does not open')
        }
      },
    }
  },
  async veil(crypto, publicKey, text) {
    try {
      const plain = new TextEncoder().encode(text)
      return toBase64(new Uint8Array(await crypto.subtle.encrypt({ name: OAEP }, publicKey, plain)))
    } catch {
      return null
    }
  },
}

export interface Sealing {
  /**
   * `unavailable`: wanted, but this origin has no WebCrypto or no key is configured; calls go plain. `refused`: the
   * same where the configuration requires it; no call leaves.
   */
  readonly state: 'on' | 'off' | 'unavailable' | 'refused'
  /** Why it is wanted and cannot be had, for the administrator; null where it is on or off. */
  readonly lack: string | null
  /** What there is none of: a key in the configuration, or WebCrypto in the browser. */
  readonly missing: 'key' | 'browser' | null
  /** A plain answer with data is refused. */
  readonly required: boolean
  /** For a state of `on`. */
  begin(): Promise<Envelope>
  /** For single secrets, in either mode; null where no key is configured or nothing can encrypt. */
  veil(text: string): Promise<string | null>
}

type Settings = Pick<Configuration, 'encryptedMode' | 'environment' | 'publicKeys'>

/** `crypto.subtle` is missing on plain http origins other than localhost (decision 9). */
export function createSealing(settings: Settings, crypto: Crypto, suite = AES256GCM_RSAOAEP256): Sealing {
  const spki = publicKeyOf(settings)
  const usable =
    spki !== '' && 'subtle' in crypto && (crypto.subtle as SubtleCrypto | undefined) !== undefined
  let imported: Promise<CryptoKey> | null = null

  function publicKey(): Promise<CryptoKey> {
    imported ??= Promise.resolve()
      .then(() => suite.importKey(crypto.subtle, fromBase64(spki)))
      .catch(() => {
        throw malformed('sealed mode: the configured public key cannot be read')
      })
    return imported
  }

  const required = settings.encryptedMode === 'require'
  const without = required ? 'refused' : 'unavailable'
  const reason =
    spki === ''
      ? `no public key for ${settings.environment}`
      : 'no WebCrypto; it is there over https and on localhost'
  const outcome = required ? 'no call leaves' : 'calls go plain'
  return {
    state: !settings.encryptedMode ? 'off' : usable ? 'on' : without,
    lack: settings.encryptedMode && !usable ? `Sealed mode cannot be had (${reason}): ${outcome}.` : null,
    missing: usable ? null : spki === '' ? 'key' : 'browser',
    required,
    begin: async () => suite.begin(crypto, await publicKey()),
    async veil(text) {
      const key = usable ? await publicKey().catch(() => null) : null
      return key === null ? null : suite.veil(crypto, key, text)
    },
  }
}

/** Three keys for five environments (specification 7). */
function publicKeyOf({ environment, publicKeys }: Settings): string {
  if (environment === 'dev') return publicKeys.dev
  return environment === 'test' || environment === 'local' ? publicKeys.test : publicKeys.other
}

function toBase64(bytes: Bytes): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
}
