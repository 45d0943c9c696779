import { type RefObject, useMemo, useRef } from 'react'

/** Where the focus is in a form. What is disabled while it is saved loses the focus, and afterwards has it again. */
export interface FormFocus {
  /** To a field, now or when the form is enabled again. */
  focus(name: string): void
  /** Remembers the place before the form is disabled. */
  keep(): void
  restore(): void
}

export function useFormFocus(root: RefObject<HTMLElement | null>, formId: string): FormFocus {
  const kept = useRef<HTMLElement | null>(null)
  return useMemo(
    () => ({
      focus(name) {
        const input = document.getElementById(`${formId}-${name}`)
        if (kept.current !== null) kept.current = input
        input?.focus()
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
