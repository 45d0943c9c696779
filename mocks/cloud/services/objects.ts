import type { Upload } from '../bodies'
import type { Call } from '../call'
import { badParameter, emptyParameter, FileReply, sessionOf, unknownId } from '../call'
import { record } from '../call-values'
import { secretName } from '../verification'

/** Ours: pictures only, by their first bytes, up to 4 MiB. */
const MOST_BYTES = 4 * 1024 * 1024
const KINDS: readonly [type: string, start: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
]

const isUpload = (value: unknown): value is Upload => record(value)['bytes'] instanceof Uint8Array

/** Multipart image in, address out (wire contract 4.1). */
export function upload(call: Call): { url: string } {
  sessionOf(call)
  const file = Object.values(record(call.body)).find(isUpload)
  if (!file || file.bytes.length === 0) throw emptyParameter('file')
  if (file.bytes.length > MOST_BYTES) throw badParameter('file is larger than 4 MiB')
  const kind = KINDS.find(([, start]) => start.every((byte, index) => file.bytes[index] === byte))
  if (!kind) throw badParameter('no picture')
  const id = secretName(call, 'object')
  let binary = ''
  for (const byte of file.bytes) binary += String.fromCharCode(byte)
  call.world.store.put('object', id, { type: kind[0], name: file.name, data: btoa(binary) })
  // Pictures are asked for without a bearer, so the address names the data centre.
  return { url: `${call.centre === 'CHINA' ? '/mdc-cn' : ''}/store-s/object/${id}` }
}

/** What was uploaded; pictures are asked for without a bearer, so the name is the secret. */
export function object(call: Call): FileReply {
  const { type, data } = record(call.world.store.get('object', call.params['id'] ?? ''))
  if (typeof type !== 'string' || typeof data !== 'string') throw unknownId()
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new FileReply(bytes, type, { 'x-content-type-options': 'nosniff' })
}

/** Name under which a picture was uploaded, null if it is not one of ours. */
export function nameOfObject(call: Call, url: unknown): string | null {
  const id = /\/store-s\/object\/([\w-]+)$/.exec(String(url ?? ''))?.[1]
  const { name } = record(id ? call.world.store.get('object', id) : null)
  return typeof name === 'string' ? name : null
}
