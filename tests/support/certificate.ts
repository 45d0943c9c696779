import { generateKeyPairSync, sign } from 'node:crypto'

/* Just enough DER (ITU-T X.690) for a certificate of X.509 that signs itself. */

const of = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const list = (...parts: readonly Uint8Array[]) => of(0x30, ...parts)
const number = (value: number) => of(0x02, Buffer.from([value]))
const text = (tag: number, value: string) => of(tag, Buffer.from(value))
/** `ecdsa-with-SHA256`, the name of a subject, other names of it. */
const ECDSA = list(of(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = of(0x06, Buffer.from('550403', 'hex'))
const OTHER_NAMES = of(0x06, Buffer.from('551d11', 'hex'))

/** A certificate of `localhost` for these hundred years, and its key, made anew by each call; PEM. */
export function certificate(): { cert: Buffer; key: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = list(of(0x31, list(COMMON_NAME, text(0x0c, 'localhost'))))
  const content = list(
    of(0xa0, number(2)),
    number(1),
    ECDSA,
    name,
    list(text(0x18, '20000101000000Z'), text(0x18, '21000101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    of(0xa3, list(list(OTHER_NAMES, of(0x04, list(text(0x82, 'localhost')))))),
  )
  const signature = of(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const lines =
    list(content, ECDSA, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { cert: Buffer.from(pem), key: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}
