import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * SHA-256 in lower-case hex (wire contract 1.2, field `password`). Not WebCrypto, because plain
 * http origins other than localhost do not have it.
 */
export function sha256Hex(clear: string): string {
  return bytesToHex(sha256(utf8ToBytes(clear)))
}
