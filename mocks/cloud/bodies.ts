/** A file of a multipart form. */
export interface Upload {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value

/** JSON, form fields or text; whatever cannot be read is text. */
export async function openBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return openMultipart(request)
  const text = await request.text()
  if (text === '') return null
  // curl calls everything a form; what begins like JSON is JSON.
  if (type.includes('application/x-www-form-urlencoded') && !/^\s*[{[]/.test(text)) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function openMultipart(request: Request): Promise<unknown> {
  try {
    const fields: [string, unknown][] = []
    for (const [name, value] of await request.formData()) {
      if (!isFile(value)) fields.push([name, value])
      else {
        const bytes = new Uint8Array(await value.arrayBuffer())
        fields.push([name, { name: value.name, type: value.type, bytes } satisfies Upload])
      }
    }
    return Object.fromEntries(fields)
  } catch {
    return 'a form that cannot be read'
  }
}
