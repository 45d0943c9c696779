import { hmac as keyed } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** HMAC-SHA-256. Synchronous and without WebCrypto, so that every host of the cloud has it on any origin. */
export function hmac(key: string, text: string): Uint8Array {
  return keyed(sha256, utf8ToBytes(key), utf8ToBytes(text))
}

/** Lower-case hex of the SHA-256 of a text. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function base64url(data: Uint8Array | string): string {
  const raw = typeof data === 'string' ? utf8ToBytes(data) : data
  return btoa(String.fromCharCode(...raw))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function fromBase64url(text: string): string {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)))
}
