const MARGIN = 8

/** Moves a popup that would reach beyond the right edge of the window back into it; never beyond the left one. */
export function keepInside(popup: HTMLElement): void {
  popup.style.marginInlineStart = ''
  const { left, right } = popup.getBoundingClientRect()
  const over = right - (document.documentElement.clientWidth - MARGIN)
  if (over > 0) popup.style.marginInlineStart = `${-Math.min(over, Math.max(0, left - MARGIN))}px`
}
