import { type RefObject, useMemo, useRef } from 'react'

/** Where the focus is in a form. What is disabled while it is saved loses the focus, and afterwards has it again. */
export interface FormFocus {
  /** To a field, now or when the form is enabled again. */
  focus(name: string): void
  /** Remembers the place before the form is disabled. */
  keep(): void
  restore(): void
}

/** The code of a field may still be on its way; whoever goes on meanwhile is left alone. */
function whenThere(find: () => HTMLElement | null, form: HTMLElement | null): void {
  if (form === null) return
  const before = document.activeElement
  const watcher = new MutationObserver(() => {
    const input = find()
    const goneOn = document.activeElement !== before
    if (input === null && !goneOn && form.isConnected) return
    watcher.disconnect()
    if (!goneOn) input?.focus()
  })
  watcher.observe(form, { childList: true, subtree: true })
}

export function useFormFocus(root: RefObject<HTMLElement | null>, formId: string): FormFocus {
  const kept = useRef<HTMLElement | null>(null)
  return useMemo(
    () => ({
      focus(name) {
        const find = () => document.getElementById(`${formId}-${name}`)
        const input = find()
        if (kept.current !== null) kept.current = input
        if (input) input.focus()
        else whenThere(find, root.current)
      },
      keep() {
        const at = document.activeElement
        kept.current = at instanceof HTMLElement && root.current?.contains(at) ? at : root.current
      },
      restore() {
        kept.current?.focus()
        kept.current = null
      },
    }),
    [root, formId],
  )
}
