import { bytesOf } from './bodies'
import { Refusal } from './refusal'
import { SIMULATION_PRIVATE_KEY } from './simulation-key'

/*
 * The server half of the sealed mode (wire contract 1.3), written apart from the console's: a slip
 * on one side shows on the other. WebCrypto, because this runs in a browser as well.
 */

type View = Uint8Array<ArrayBuffer>

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

let unlocked: Promise<CryptoKey> | null = null

function privateKey(): Promise<CryptoKey> {
  unlocked ??= crypto.subtle.importKey(
    'pkcs8',
    decoded(SIMULATION_PRIVATE_KEY),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['decrypt'],
  )
  return unlocked
}

/** What only the holder of the private key can read. Rejects when it is not for us. */
async function unveil(base64: string): Promise<View> {
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, await privateKey(), decoded(base64)),
  )
}

/** The field `clear_text_pwd` opened; null when it is absent or not encrypted for us. */
export async function openPassword(value: unknown): Promise<string | null> {
  if (typeof value !== 'string' || value === '') return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await unveil(value))
  } catch {
    return null
  }
}

type Handle = (request: Request, caller?: string) => Promise<Response | undefined>

/**
 * The simulated cloud behind one handler, for plain and for sealed calls alike. What is sent by somebody whose calls
 * the cloud would not read is not opened either.
 */
export function throughEnvelope(
  handle: Handle,
  reads: (request: Request) => Promise<boolean> = () => Promise.resolve(true),
): Handle {
  return async (request, caller) => {
    const wrapped = request.headers.get('dk')
    if (wrapped === null || !(await reads(request))) return handle(request, caller)
    let key: CryptoKey
    let plain: Request
    try {
      const raw = await unveil(wrapped)
      if (raw.length !== 32) return refused()
      key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
      plain = await opened(request, key)
    } catch (error) {
      return error instanceof Refusal ? refused(error.status) : refused()
    }
    const response = await handle(plain, caller)
    return response && sealed(response, key)
  }
}

/** Ours: nothing that was changed on its way is read, and the refusal repeats none of it. */
function refused(status = 400): Response {
  const body = { code: 'SEAL_BROKEN', msg: 'the sealed call cannot be opened', param: null }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json;charset=UTF-8', 'cache-control': 'no-store' },
  })
}

async function opened(request: Request, key: CryptoKey): Promise<Request> {
  const headers = new Headers(request.headers)
  const box = await bytesOf(request)
  const type = headers.get('x-content-type')
  if (type !== null) headers.set('content-type', type)
  headers.delete('content-length')
  const bare = { method: request.method, headers }
  if (request.method === 'GET' || request.method === 'HEAD' || box.length === 0) {
    return new Request(request.url, bare)
  }
  if (box.length < NONCE_LENGTH + TAG_LENGTH) throw new RangeError('too short')
  const algorithm = { name: 'AES-GCM', iv: box.subarray(0, NONCE_LENGTH) }
  const body = await crypto.subtle.decrypt(algorithm, key, box.subarray(NONCE_LENGTH))
  return new Request(request.url, { ...bare, body: new Uint8Array(body) })
}

async function sealed(response: Response, key: CryptoKey): Promise<Response> {
  if (response.body === null) return response
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH))
  const inside = new Uint8Array(await response.arrayBuffer())
  const outside = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, inside)
  const headers = new Headers(response.headers)
  headers.set('x-content-type', headers.get('content-type') ?? 'application/octet-stream')
  headers.set('content-type', 'application/octet-stream')
  headers.set('encrypt', '1')
  headers.delete('content-length')
  const box = new Uint8Array(NONCE_LENGTH + outside.byteLength)
  box.set(iv)
  box.set(new Uint8Array(outside), NONCE_LENGTH)
  return new Response(box, { status: response.status, headers })
}

function decoded(base64: string): View {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
