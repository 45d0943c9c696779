const loading = new Map<string, Promise<void>>()

/** Runs a script of another file once, however often it is asked for; one that failed may be asked for again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error('script did not load'))
    })
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
