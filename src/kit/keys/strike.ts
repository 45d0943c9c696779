import { afterPaint } from '../browser/painted'

/** A key as it was pressed, to be pressed again later. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What Enter presses by itself. */
const PRESSED = 'a[href], button'

export const isField = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && one.selectionStart !== null)

function write(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
  if (key === 'Backspace') field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end')
  else if ([...key].length === 1) field.setRangeText(key, from, to, 'end')
  else return
  const inputType = key === 'Backspace' ? 'deleteContentBackward' : 'insertText'
  field.dispatchEvent(new InputEvent('input', { data: key, inputType, bubbles: true }))
}

/** Presses a key where the focus is now; what it does by itself in a field, a link or a button is done as well. */
export function strike(stroke: Stroke): void {
  const target = document.activeElement ?? document.body
  const { key, ctrlKey, metaKey, shiftKey } = stroke
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey,
    metaKey,
    shiftKey,
    bubbles: true,
    cancelable: true,
  })
  if (!target.dispatchEvent(event) || ctrlKey || metaKey) return
  if (isField(target)) write(target, key)
  else if (key === 'Enter' && target instanceof HTMLElement && target.matches(PRESSED)) target.click()
}

/**
 * One after the other, each at what the one before led to. A key that `joins` and is pressed meanwhile comes after them,
 * wherever the focus is by then.
 */
export function strikeAll(strokes: readonly Stroke[], joins: (stroke: Stroke) => boolean): void {
  if (strokes.length === 0) return
  const rest = [...strokes]
  let striking = false
  const onKey = (event: KeyboardEvent) => {
    if (striking || event.isComposing || !joins(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    rest.push(event)
  }
  const next = () => {
    const stroke = rest.shift()
    if (stroke === undefined) return window.removeEventListener('keydown', onKey, true)
    striking = true
    strike(stroke)
    striking = false
    afterPaint(next)
  }
  window.addEventListener('keydown', onKey, true)
  afterPaint(next)
}
