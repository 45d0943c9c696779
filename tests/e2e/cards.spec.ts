import { HOME } from './support/forms'
import { go } from './support/seen'
import { still } from './support/still'
import { expect, test } from './support/test'

/** Lists that are a card among others: tab of the plant, its call, its name. */
const CARDS = [
  ['detail', 'document', 'Documents'],
  ['relate', 'queryRelated/businesses', 'Related businesses'],
] as const
/** Of a list, below what it shows; px. */
const FOOT = 28

/** Room of a card below its way to try again, px. Both are read at once: a layout for another width may come in between. */
function belowRetry(card: Element): number {
  const retry = [...card.querySelectorAll('button')].find(({ textContent }) => /^Retry/.test(textContent))
  return retry ? card.getBoundingClientRect().bottom - retry.getBoundingClientRect().bottom : NaN
}

test('S2-72 what is wrong with a list that is a card, and the way to try again, is never cut off', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/500/)
  const path = (tab: string) => `/plant/infos/${tab}?plant=${HOME}`
  await signIn('owner', { path: '/version' })
  for (const [tab, call, name] of CARDS) {
    await server.fault({
      match: { path: `/maintain-s/station/${HOME}/${call}` },
      status: 500,
      body: { code: '16', msg: 'no' },
    })
    await go(page, path(tab))
    const card = page.getByRole('region', { name, exact: true })
    const retry = card.getByRole('button', { name: /^Retry/ })
    await expect(retry).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await still(page)
      expect(await card.evaluate(belowRetry), `${name} at ${width} px`).toBeGreaterThan(FOOT)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await server.heal()
    await retry.click()
    await expect(retry).toHaveCount(0)
  }
})
