import type { Page } from '@playwright/test'

/** What the browser finds; each list is empty when the screen reads well. */
export interface Readable {
  /** Texts that are a key or have a hole left in them. */
  raw: string[]
  /** Containers that scroll sideways, and their excess in px. */
  sideways: string[]
  /** Buttons, links, tabs and choices whose words do not fit. */
  clipped: string[]
}

/** Looks at the screen as it is: raw keys, sideways scrolling, words cut off. */
export function readable(page: Page, namespaces: readonly string[]): Promise<Readable> {
  return page.evaluate(async (names) => {
    // What has just been set is drawn by then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const KEY = new RegExp(
      `\\b(?:${names.join('|')}):[a-zA-Z][\\w.-]*|^[a-z][A-Za-z-]*(?:\\.[A-Za-z0-9_-]+)+$`,
    )
    const raw: string[] = []
    const look = (text: string | null) => {
      const words = text?.trim() ?? ''
      if (words !== '' && (KEY.test(words) || /\{\{|\}\}/.test(words))) raw.push(words)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest('script, style')) look(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name))

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className.toString()} ${(element.textContent ?? '').trim().slice(0, 40)}`
    const sideways = [document.documentElement, ...document.querySelectorAll('main, main *')]
      .filter(
        (element) =>
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .filter(
        (element) =>
          !element.matches('[role=tablist], nav, nav *') && !element.querySelector(':scope > table'),
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${nameOf(element)}: ${String(element.scrollWidth - element.clientWidth)} px`)

    const PRESSED = 'button, a, [role=tab], [role=radio], summary, th, .ant-select-item-option'
    const clipped = [...document.querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.closest('.sr-only'))
      // One line on purpose; a click shows it whole.
      .filter((element) => !element.matches('.page-notice-text'))
      .filter((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (part) =>
            part instanceof HTMLElement &&
            part.clientWidth > 1 &&
            getComputedStyle(part).display !== 'inline' &&
            (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3),
        ),
      )
      .map(nameOf)
    return { raw, sideways, clipped }
  }, namespaces)
}
