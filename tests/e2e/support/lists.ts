import type { Page } from '@playwright/test'

/** Rows of the table without its head. */
export const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

/** Heads of the columns that have a name, in the order of the screen. */
export const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ })

/** Texts of cells that are cut off in the middle of a letter: neither whole, nor ended by an ellipsis. */
export const cutCells = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((cells) => {
    const blockOf = (one: Element | null): Element | null =>
      one !== null && getComputedStyle(one).display === 'inline' ? blockOf(one.parentElement) : one
    const isCut = (cell: Element, node: Node) => {
      const block = blockOf(node.parentElement)
      if (block === null || block.closest('.sr-only')) return false
      const { display, textOverflow } = getComputedStyle(block)
      // Beside other parts of a line a text has none.
      if (textOverflow === 'ellipsis' && !/flex|grid/.test(display)) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      const { right } = range.getBoundingClientRect()
      for (let one: Element | null = block; one; one = one === cell ? null : one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible' && right > one.getBoundingClientRect().right + 1)
          return true
      return false
    }
    return cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isCut(cell, node)) texts.push(node.textContent ?? '')
      return texts
    })
  })
