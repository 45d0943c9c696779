import { isUnspeakable } from '../../../src/domain/values/plausible'
import { Refusal } from './refusal'

/** A file of a multipart form. */
export interface Upload {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Ours: the vendor's limits are not public. Forms carry one picture of at most 4 MiB. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_FORM_BYTES = 5 * 1024 * 1024
const DEEPEST = 32

const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value

const isForm = (request: Request) =>
  (request.headers.get('content-type') ?? '').includes('multipart/form-data')

const refused = (status: number, message: string) =>
  new Refusal(status, 'PARAM_ERROR', message, { field: 'body' })
export const tooLarge = () => refused(413, 'the body is too large')

/** What a request carries, read no further than its limit. @throws Refusal 413 beyond it. */
export async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const max = isForm(request) ? MAX_FORM_BYTES : MAX_BYTES
  const said = request.headers.get('content-length')
  if (said !== null && Number(said) > max) throw tooLarge()
  // A server holds a caller to the length that was said.
  if (said !== null || !request.body) return new Uint8Array(await request.arrayBuffer())
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > max) {
      await reader.cancel()
      throw tooLarge()
    }
    parts.push(next.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** JSON, form fields or text. @throws Refusal 413 and 400 for what is too large, too deep or no JSON. */
export async function openBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await bytesOf(request)
  if (bytes.length === 0) return null
  if (isForm(request)) return openMultipart(bytes, type)
  const text = new TextDecoder().decode(bytes)
  const braced = /^\s*[{[]/.test(text)
  // curl calls everything a form; what begins like JSON is JSON.
  if (type.includes('application/x-www-form-urlencoded') && !braced) {
    return plain(Object.fromEntries(new URLSearchParams(text)), 0)
  }
  try {
    return plain(JSON.parse(text), 0)
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (braced || type.includes('json')) throw refused(400, 'the body is no JSON')
    return text
  }
}

/**
 * Refuses nesting without end, names that every object has from birth (nothing on the wire is called so), and characters
 * that nobody can read.
 */
function plain(value: unknown, depth: number, field = 'body'): unknown {
  if (typeof value === 'string' && isUnspeakable(value, true))
    throw new Refusal(400, 'PARAM_ERROR', `${field}: characters`, { field, key: 'characters', values: {} })
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) throw refused(400, 'the body is nested too deeply')
  for (const [name, inner] of Object.entries(value)) {
    if (name in Object.prototype) throw refused(400, 'a name that is no field')
    plain(name, depth + 1)
    plain(inner, depth + 1, Array.isArray(value) ? field : name)
  }
  return value
}

async function openMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const fields: [string, unknown][] = []
    for (const [name, value] of form) {
      if (!isFile(value)) fields.push([name, value])
      else {
        const content = new Uint8Array(await value.arrayBuffer())
        fields.push([name, { name: value.name, type: value.type, bytes: content } satisfies Upload])
      }
    }
    return Object.fromEntries(fields)
  } catch {
    return 'a form that cannot be read'
  }
}
