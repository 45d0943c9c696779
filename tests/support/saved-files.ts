import { afterEach, beforeEach, vi } from 'vitest'

/** Files that the test that runs has saved, the oldest first; a link of a file leads nowhere meanwhile. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = []
  beforeEach(() => {
    saved.length = 0
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:saved'), revokeObjectURL: () => undefined })) // oxfmt-ignore
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return saved
}
