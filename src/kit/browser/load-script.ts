const loading = new Map<string, Promise<void>>()

/** A script that has not come by then does not come, ms. */
const LATEST = 30_000

/**
 * Runs a script of another file once, however often it is asked for; one that failed may be asked for again. Its element
 * stays in the head with `marks` as its data attributes.
 */
export function loadScript(address: string, marks: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    Object.assign(script.dataset, marks)
    let broken = false
    // A page in its place is loaded all the same; that it cannot be read is said before, of other hosts without a name.
    const onBroken = ({ filename, message }: ErrorEvent) => {
      if (filename === script.src || message === 'Script error.') broken = true
    }
    const end = (failed: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('error', onBroken)
      if (!failed) return resolve()
      loading.delete(address)
      script.remove()
      reject(new Error('script did not load'))
    }
    const timer = setTimeout(() => end(true), LATEST)
    window.addEventListener('error', onBroken)
    script.addEventListener('load', () => end(broken))
    script.addEventListener('error', () => end(true))
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
