import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Rules of accessibility that the page breaks, with what breaks them. A page reads the rules once as long as it is not
 * loaded again, and leaves out what nobody reads: selectors, and what passes.
 */
export async function broken(
  page: Page,
  rules: 'all' | 'contrast' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules === 'all' ? {} : { runOnly: ['color-contrast'] }),
  }
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, how)
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`).join(' | ')}`,
      )
    },
    [within, options] as const,
  )
}
