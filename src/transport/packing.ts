import type { Bytes, Envelope, Sealing } from './envelope'
import type { Method } from './headers'

/** What of a call becomes its body. */
interface Packable {
  method: Method
  body?: unknown
  veiled?: () => Readonly<Record<string, string>>
  file?: { field: string; content: Blob; name: string }
}

/** A call ready to leave, with the envelope that opens its reply. */
interface Packed {
  headers: Record<string, string>
  body?: string | FormData | Bytes
  envelope: Envelope | null
}

/**
 * Headers and body as they leave: the sealed mode changes them here and nowhere else. A plain call
 * is ready at once, so that one made while the page is left still goes out.
 */
export function packed(
  call: Packable,
  headers: Record<string, string>,
  sealing: Sealing,
): Packed | Promise<Packed> {
  if (sealing.state === 'on') return sealedUp(call, headers, sealing)
  if (call.veiled === undefined) return { headers, ...field(bodyOf(call, {})), envelope: null }
  return veiledFields(call.veiled(), sealing).then((hidden) => ({
    headers,
    ...field(bodyOf(call, hidden)),
    envelope: null,
  }))
}

const field = (body: string | FormData | undefined) => (body === undefined ? {} : { body })

async function sealedUp(call: Packable, headers: Record<string, string>, sealing: Sealing): Promise<Packed> {
  const envelope = await sealing.begin()
  const body = bodyOf(call, call.veiled ? await veiledFields(call.veiled(), sealing) : {})
  if (body === undefined) return { headers: { ...headers, dk: envelope.dk }, envelope }
  // The platform alone knows how a form is cut into parts.
  const plain = new Response(body)
  const type = headers['Content-Type'] ?? plain.headers.get('content-type') ?? 'application/octet-stream'
  return {
    headers: {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'x-content-type': type,
      dk: envelope.dk,
    },
    body: await envelope.seal(new Uint8Array(await plain.arrayBuffer())),
    envelope,
  }
}

function bodyOf(call: Packable, hidden: Readonly<Record<string, string>>): string | FormData | undefined {
  if (call.file) {
    const form = new FormData()
    form.append(call.file.field, call.file.content, call.file.name)
    return form
  }
  if (call.body === undefined) return undefined
  const body = call.veiled ? { ...(call.body as object), ...hidden } : call.body
  return call.method === 'FORM'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body)
}

async function veiledFields(
  fields: Readonly<Record<string, string>>,
  sealing: Pick<Sealing, 'veil'>,
): Promise<Record<string, string>> {
  const hidden: Record<string, string> = {}
  for (const [name, clear] of Object.entries(fields)) {
    const veiled = await sealing.veil(clear)
    if (veiled !== null) hidden[name] = veiled
  }
  return hidden
}

interface Opened {
  /** Null unless a file was asked for and one came. */
  file: Blob | null
  text: string
  sealed: boolean
}

/** The body of a reply, opened if its header says that it is sealed (wire contract 1.3). */
export async function open(
  response: Response,
  envelope: Envelope | null,
  wantsFile: boolean,
): Promise<Opened> {
  const sealed = envelope !== null && response.headers.get('encrypt') === '1'
  const type = response.headers.get(sealed ? 'x-content-type' : 'content-type') ?? ''
  const isFile = wantsFile && response.ok && !/json|html/.test(type)
  if (!sealed) {
    return isFile
      ? { file: await response.blob(), text: '', sealed }
      : { file: null, text: await response.text(), sealed }
  }
  const bytes = await envelope.open(new Uint8Array(await response.arrayBuffer()))
  return isFile
    ? { file: new Blob([bytes], { type }), text: '', sealed }
    : { file: null, text: new TextDecoder().decode(bytes), sealed }
}
