/*
 * SHA-256 (FIPS 180-4) in a few lines. Not WebCrypto, because plain http origins other than localhost
 * do not have it and a call is put together at once; not a library, because the sign-in page would
 * carry its other digests along.
 */

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

/** The first 32 bits behind the point. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0

const PRIMES = primes(64)
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
/** Every index below is inside its array. */
const at = (words: Int32Array, index: number) => words[index] as number

/** The message with its end mark and its length in bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0)
  return view
}

/** SHA-256 in lower-case hex of a text in UTF-8 (wire contract 1.2, field `password`). */
export function sha256Hex(clear: string): string {
  const view = padded(new TextEncoder().encode(clear))
  const hash = Int32Array.from(START)
  const schedule = new Int32Array(64)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        schedule[i] = view.getInt32(block + i * 4)
        continue
      }
      const early = at(schedule, i - 15)
      const late = at(schedule, i - 2)
      schedule[i] =
        at(schedule, i - 16) +
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        at(schedule, i - 7) +
        (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let i = 0; i < 64; i += 1) {
      const chosen = (e & f) ^ (~e & g)
      const majority = (a & b) ^ (a & c) ^ (b & c)
      const fresh =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + at(ROUNDS, i) + at(schedule, i)) | 0
      const mixed = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority
      h = g
      g = f
      f = e
      e = (d + fresh) | 0
      d = c
      c = b
      b = a
      a = (fresh + mixed) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
