type State = 'open' | 'closed'

/** Those that are open, each with the button that opened it. */
const shown = new Map<Element, Element | null>()

export const isPopoverShown = (popover: Element) => shown.has(popover)

function tell(type: string, popover: Element, newState: State): void {
  const oldState: State = newState === 'open' ? 'closed' : 'open'
  popover.dispatchEvent(Object.assign(new Event(type), { newState, oldState }))
}

function hide(popover: Element): void {
  if (!shown.delete(popover) || !popover.isConnected) return
  tell('beforetoggle', popover, 'closed')
  queueMicrotask(() => tell('toggle', popover, 'closed'))
}

function hideAllBeside(place: Element): void {
  for (const [popover, button] of shown)
    if (!popover.contains(place) && button?.contains(place) !== true) hide(popover)
}

function show(popover: Element, button: Element | null): void {
  if (shown.has(popover)) return
  tell('beforetoggle', popover, 'open')
  hideAllBeside(popover)
  shown.set(popover, button)
  queueMicrotask(() => tell('toggle', popover, 'open'))
}

function onPointerDown({ target }: Event): void {
  if (target instanceof Element) hideAllBeside(target)
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (popover === null) return
  if (shown.has(popover)) hide(popover)
  else show(popover, button)
}

/** Opens and closes popovers as a browser does: by their buttons, with a press elsewhere, and under a dialog that opens. */
export function openPopovers(): void {
  HTMLElement.prototype.showPopover = function () {
    show(this, null)
  }
  HTMLElement.prototype.hidePopover = function () {
    hide(this)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    for (const popover of shown.keys()) hide(popover)
    showModal.call(this)
  }
  window.addEventListener('pointerdown', onPointerDown, true)
  window.addEventListener('click', onClick, true)
}
