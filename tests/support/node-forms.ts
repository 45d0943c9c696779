import { File } from 'node:buffer'
import { vi } from 'vitest'

/** jsdom's own forms and files are none for the `fetch` of Node: an upload over it would wait for ever. */
export async function useNodeForms(): Promise<typeof File> {
  const type = 'application/x-www-form-urlencoded'
  const form = await new Response('', { headers: { 'content-type': type } }).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('File', File)
  return File
}
