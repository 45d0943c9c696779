import axe from 'axe-core'

/**
 * Rules of accessibility that a part of the page breaks, with what breaks them. Nothing is laid out here: contrast and
 * what a region covers are for the browser.
 */
export async function brokenRules(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
