/** Dialogs that stand, from the lowest to the topmost. */
let standing: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export const topmostDialog = (): HTMLDialogElement | null => standing.at(-1) ?? null

export const isStanding = (dialog: HTMLDialogElement): boolean => standing.includes(dialog)

/** Called when another dialog is the topmost, or none is. */
export function onTopmostChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(dialogs: readonly HTMLDialogElement[]): void {
  standing = dialogs
  for (const listener of [...listeners]) listener()
}

/** Opens it over the page, with what is below it out of reach; the function that it gives back closes it. */
export function stand(dialog: HTMLDialogElement): () => void {
  const active = document.activeElement
  // Else the browser gives the focus to the first button in it.
  dialog.autofocus = true
  dialog.showModal()
  // A box that stands already, such as a question of the whole console, stays above a drawer that comes late.
  const above = dialog.dataset['shape'] === 'drawer' ? standing.filter(isBox) : []
  for (const box of above) {
    box.close()
    box.showModal()
  }
  if (above.length > 0 && active instanceof HTMLElement) active.focus({ preventScroll: true })
  put([...standing.filter((one) => !above.includes(one)), dialog, ...above])
  return () => {
    // Whatever stands in it for the whole console moves out of it first.
    put(standing.filter((one) => one !== dialog))
    dialog.close()
  }
}

const isBox = (dialog: HTMLDialogElement) => dialog.dataset['shape'] === 'box'

/** Around printing it lies in the page: in the top layer a part of it has no sheets of a size of its own. */
export function printInPage(dialog: HTMLDialogElement): () => void {
  let active: Element | null = null
  const lower = () => {
    active = document.activeElement
    dialog.close()
    dialog.show()
  }
  const lift = () => {
    dialog.close()
    dialog.showModal()
    if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  }
  window.addEventListener('beforeprint', lower)
  window.addEventListener('afterprint', lift)
  return () => {
    window.removeEventListener('beforeprint', lower)
    window.removeEventListener('afterprint', lift)
  }
}
