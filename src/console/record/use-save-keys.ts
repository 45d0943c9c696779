import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { topmostDialog } from '../../kit/dialog/top-layer'

/** Forms on the screen, in the order in which they came. Those of a screen that is kept behind another are not. */
const standing: HTMLElement[] = []

/** Whether keys pressed at `target` are meant for this form: inside of it, or inside of none with nothing above it. */
function isMeant(root: HTMLElement, target: Element): boolean {
  const form = target.closest('.hg-form')
  if (form !== null) return form === root
  const above = target.closest('dialog') ?? topmostDialog()
  return standing.at(-1) === root && (above === null || above.contains(root))
}

/**
 * Ctrl+S saves wherever the focus is: after a closed dialog or a cancelled link the focus is outside of
 * the form. Ctrl+Enter is for hands that write. What is returned keeps a bare Enter in its choice.
 */
export function useSaveKeys(root: RefObject<HTMLElement | null>, save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const form = root.current
    if (form === null) return
    standing.push(form)
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      if (!isMeant(form, event.target instanceof Element ? event.target : document.body)) return
      event.preventDefault()
      latest.current()
    }
    // While it is caught, because an overlay lets no key out.
    document.addEventListener('keydown', key, { capture: true })
    return () => {
      standing.splice(standing.indexOf(form), 1)
      document.removeEventListener('keydown', key, { capture: true })
    }
  }, [root])

  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      save()
      return
    }
    // It takes the day or the word that is marked; it does not send the form.
    if (event.target instanceof Element && event.target.closest('.ant-picker, .ant-select'))
      event.preventDefault()
  }
}
