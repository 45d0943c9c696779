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

/** One after the other, each at what the one before led to. */
export function strikeAll([stroke, ...others]: readonly Stroke[]): void {
  if (stroke === undefined) return
  afterPaint(() => {
    strike(stroke)
    strikeAll(others)
  })
}
