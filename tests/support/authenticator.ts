import { createHmac } from 'node:crypto'

/** What an authenticator app shows at an instant (RFC 6238), with Node's own HMAC. */
export function appCode(secret: string, milliseconds: number): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const value = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff
  return String(value % 1_000_000).padStart(6, '0')
} // oxfmt-ignore
