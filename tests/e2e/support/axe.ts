import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

/** Half as long as what the module itself would hand out. */
const RULES = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Reads the rules. A page has a handful of colours, each of which would be taken apart a thousand times; and the markup of
 * whatever passes would be written down.
 */
async function learn(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(RULES)
  await page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof Axe }
    axe.configure({ noHtml: true })
    interface Channels {
      r: number
      g: number
      b: number
      alpha: number
    }
    interface Colour extends Channels {
      parseString(text: string): Colour
    }
    const { Color } = (axe.commons as unknown as { color: { Color: { prototype: Colour } } }).color
    const known = new Map<string, Channels>()
    const parse = Color.prototype.parseString
    Color.prototype.parseString = function (this: Colour, text: string) {
      const one = known.get(text)
      if (one) return Object.assign(this, one)
      parse.call(this, text)
      const { r, g, b, alpha } = this
      known.set(text, { r, g, b, alpha })
      return this
    }
  })
}

/**
 * Rules of accessibility that the page breaks, with what breaks them. A page reads the rules once as long as it is not
 * loaded again, and leaves out what nobody reads: selectors, and what passes.
 */
export async function broken(
  page: Page,
  rules: 'all' | 'contrast' = 'all',
  within = 'html',
): Promise<string[]> {
  await learn(page)
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    ...(rules === 'all' ? {} : { runOnly: ['color-contrast'] }),
  }
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(part, how)
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ element, any }) => `${element?.outerHTML.slice(0, 200)} ${any[0]?.message ?? ''}`).join(' | ')}`,
      )
    },
    [within, options] as const,
  )
}
