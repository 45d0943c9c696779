import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'

const NONCE = 12
const TAG = 16

/** A client of the sealed mode as Node's own cryptography makes it: the key goes ahead, body and answer are AES-GCM. */
export async function sealedClient(origin) {
  const { publicKeys } = await (await fetch(`${origin}/config.json`)).json()
  const der = Buffer.from(publicKeys.test.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return async (path, { method = 'GET', headers, body }) => {
    const key = randomBytes(32)
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const dk = publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, key).toString('base64')
    const reply = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        dk,
        'x-content-type': 'application/json',
        'content-type': 'application/octet-stream',
      },
      ...(body === undefined ? {} : { body: seal(key, Buffer.from(body)) }),
    })
    const box = Buffer.from(await reply.arrayBuffer())
    if (reply.headers.get('encrypt') !== '1') throw new Error(`${path} was not answered sealed`)
    JSON.parse(open(key, box).toString('utf8'))
    return reply
  }
}

function seal(key, plain) {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key, box) {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE))
  decipher.setAuthTag(box.subarray(-TAG))
  return Buffer.concat([decipher.update(box.subarray(NONCE, -TAG)), decipher.final()])
}
