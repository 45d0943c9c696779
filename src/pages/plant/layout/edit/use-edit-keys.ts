import { useEffect, useRef } from 'react'
import type { Editor } from './use-editor'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select') &&
  !target.hasAttribute('data-clean')

/** Ctrl+Z, Ctrl+Y and Ctrl+S while the editor is open; a field that is being typed in keeps its own. */
export function useEditKeys(editor: Editor): void {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { undo, redo, save, dirty, other } = latest.current
      if (!(event.ctrlKey || event.metaKey) || event.altKey || other !== null) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        if (dirty) void save()
      } else if (isTyping(event.target)) return
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
      else if (key === 'z') undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
