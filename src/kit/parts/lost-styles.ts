/** Stylesheets that did not come, by address. The loader of parts asks for each of them once and never again. */
const lost = new Map<string, HTMLLinkElement>()

/** Notes each stylesheet of a page that does not come. */
export function noteLostStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || !target.relList.contains('stylesheet')) return
      lost.set(target.href, target)
      target.remove()
    },
    // Such an event does not bubble.
    true,
  )
}

/** Addresses of stylesheets that are missing by now. */
export const lostStyles = (): readonly string[] => [...lost.keys()]

function askAgain(href: string, before: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = before.cloneNode() as HTMLLinkElement
    link.addEventListener('load', () => {
      lost.delete(href)
      resolve()
    })
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}

let asking: Promise<unknown> | null = null

/** Asks for them once more; ends when each of them has come or failed again. */
export async function fetchLostStyles(): Promise<void> {
  asking ??= Promise.all([...lost].map(([href, link]) => askAgain(href, link))).finally(() => (asking = null))
  await asking
}
