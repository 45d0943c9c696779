import { writtenFile, type WriteRequest } from './write-file'

/** The part of Trusted Types that is used here; TypeScript does not know it yet. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

// The library packs large files in threads of its own. This one has the policy of the page's content and not the
// page's default policy: without one, each of them is refused.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address).origin === location.origin) return address
    throw new TypeError('Scripts come from this origin.')
  },
})

addEventListener('message', (event: MessageEvent<WriteRequest>) => {
  writtenFile(event.data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
