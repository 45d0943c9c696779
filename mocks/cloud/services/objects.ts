import { tooLarge, type Upload } from '../wire/bodies'
import { type Call, sessionOf } from '../wire/call'
import { FileReply } from '../wire/answers'
import { badParameter, emptyParameter, Refusal, unknownId } from '../wire/refusal'
import { record } from '../wire/call-values'
import { secretName } from '../people/verification'

/** Ours: what all pictures of an account may weigh together. */
const QUOTA = 64 * 1024 * 1024
/** Bytes with a length. */
const ANY = -1
const ANY_LENGTH = [ANY, ANY, ANY, ANY]

/** Ours: pictures, documents and archives only, by their first bytes, up to 4 MiB. */
const MAX_BYTES = 4 * 1024 * 1024
const KINDS: readonly [type: string, start: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, ...ANY_LENGTH, 0x57, 0x45, 0x42, 0x50]],
]

const isUpload = (value: unknown): value is Upload => record(value)['bytes'] instanceof Uint8Array

/** Counts what an account has uploaded, and refuses what goes beyond its quota. */
function takeRoom(call: Call, bytes: number): void {
  const key = String(sessionOf(call).account.id)
  const used = Number(call.world.store.get('object-room', key) ?? 0) + bytes
  if (used > QUOTA)
    throw new Refusal(413, 'PARAM_ERROR', 'the quota of pictures is used up', { field: 'file' })
  call.world.store.put('object-room', key, used)
}

/** Multipart image in, address out (wire contract 4.1). */
export function upload(call: Call): { url: string } {
  sessionOf(call)
  const file = Object.values(record(call.body)).find(isUpload)
  if (!file || file.bytes.length === 0) throw emptyParameter('file')
  if (file.bytes.length > MAX_BYTES) throw tooLarge()
  const kind = KINDS.find(([, start]) =>
    start.every((byte, index) => byte === ANY || file.bytes[index] === byte),
  )
  if (!kind) throw badParameter('no picture, document or archive')
  takeRoom(call, file.bytes.length)
  const id = secretName(call, 'object')
  let binary = ''
  for (const byte of file.bytes) binary += String.fromCharCode(byte)
  call.world.store.put('object', id, { type: kind[0], name: file.name, data: btoa(binary) })
  // Pictures are asked for without a bearer, so the address names the data centre.
  return { url: `${call.centre === 'CHINA' ? '/mdc-cn' : ''}/store-s/object/${id}` }
}

const bytesOf = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))

/** What was uploaded; pictures are asked for without a bearer, so the name is the secret. */
export function object(call: Call): FileReply {
  const { type, data } = record(call.world.store.get('object', call.params['id'] ?? ''))
  if (typeof type !== 'string' || typeof data !== 'string') throw unknownId()
  const shown = type.startsWith('image/') ? {} : { 'content-disposition': 'attachment' }
  return new FileReply(bytesOf(data), type, { 'x-content-type-options': 'nosniff', ...shown })
}

/** Bytes of a picture that was uploaded here, null if it is not one of ours. */
export function bytesOfObject(call: Call, url: unknown): Uint8Array | null {
  const id = /\/store-s\/object\/([\w-]+)$/.exec(String(url ?? ''))?.[1]
  const { data } = record(id ? call.world.store.get('object', id) : null)
  return typeof data === 'string' ? bytesOf(data) : null
}
