import { afterPaint } from '../../kit/browser/painted'
import { strike, type Stroke } from '../../kit/keys/strike'

/** More than anybody types ahead on purpose. */
const MAX = 200
/** Keys of a screen that are more than a sign. */
const NAMED = new Set(['Enter', 'Backspace', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

const isMeant = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? key === 'k' : [...key].length === 1 || NAMED.has(key))

/**
 * What is pressed at the rows before the console hears anything is kept for it. Whoever points somewhere meanwhile, or
 * types into something that is there already, has gone on: what was pressed before is not done behind their back.
 */
export function holdStrokes(): { release(give: boolean): void } {
  let held: Stroke[] = []
  let giving = false
  let striking = false
  const onKey = (event: KeyboardEvent) => {
    if (striking) return
    if (!giving && event.target instanceof Element && event.target !== document.body) held = []
    else if (!event.isComposing && isMeant(event)) {
      // While they are given on, what comes now is the next of them, wherever the focus is by then.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (held.length < MAX) held.push(event)
    }
  }
  const drop = () => {
    held = []
  }
  const end = () => {
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', drop, true)
  }
  const give = () => {
    const next = held.shift()
    if (next === undefined) return end()
    striking = true
    strike(next)
    striking = false
    afterPaint(give)
  }
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', drop, true)
  return {
    release(wanted) {
      giving = wanted && held.length > 0
      if (giving) afterPaint(give)
      else end()
    },
  }
}
