import { isPopoverShown } from './popovers'

/**
 * What tests read of an element's style, without matching a thousand rules for each element of each query: whether it is
 * shown, takes clicks, and stands in a line. Style sheets of the console are empty here, so only what the browser itself
 * and the component library hide is known, and what stands at the element. Anything else is asked of jsdom.
 */

const HIDDEN = new Set(
  'area base basefont datalist head link meta noembed noframes noscript param rp script style template title'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary ' +
    'caption col colgroup table tbody td tfoot th thead tr ul'
  ).split(' '),
)
const IN_LINE_BLOCK = new Set(['button', 'input'])
/** A closed list of the component library stays in the page under a class of this form. */
const CLOSED = /(^|\s)ant-[\w-]+-hidden(\s|$)/

function isClosed(element: Element): boolean {
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return true
  if (element.hasAttribute('popover') && !isPopoverShown(element)) return true
  const hidden = element.getAttribute('hidden')
  if (hidden !== null && hidden !== 'until-found') return true
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return true
  return CLOSED.test(element.getAttribute('class') ?? '')
}

/** What stands at the element itself. */
function own(element: Element, name: string): string {
  if (!element.hasAttribute('style')) return ''
  return (element as HTMLElement).style.getPropertyValue(name)
}

function display(element: Element): string {
  if (HIDDEN.has(element.localName) || isClosed(element)) return 'none'
  const given = own(element, 'display')
  if (given !== '') return given
  if (BLOCK.has(element.localName)) return 'block'
  return IN_LINE_BLOCK.has(element.localName) ? 'inline-block' : 'inline'
}

function inherited(element: Element, name: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const value = own(at, name)
    if (value !== '') return value
  }
  return initial
}

const READ: Readonly<Record<string, (element: Element) => string>> = {
  display,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  opacity: (element) => own(element, 'opacity') || '1',
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
}

/** Takes the place of `getComputedStyle` of this window. */
export function readStylesQuickly(window: Window): void {
  const whole = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo !== undefined && pseudo !== null) return whole(element)
    const read = (name: string) => READ[name]?.(element)
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (name === 'getPropertyValue')
          return (asked: string) => read(asked) ?? whole(element).getPropertyValue(asked)
        const quick = typeof name === 'string' ? read(name) : undefined
        if (quick !== undefined) return quick
        const style = whole(element)
        const value = Reflect.get(style, name) as unknown
        return typeof value === 'function' ? (value as () => unknown).bind(style) : value
      },
    })
  }
}
