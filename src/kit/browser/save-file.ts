/** Hands a file to the browser's downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Hands a text to the browser's downloads. The byte order mark makes spreadsheets read it as UTF-8. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  saveBlob(name, new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
}
