import type { Page } from '@playwright/test'
import { GUARDED_ROUTES, REDIRECTS } from '../../src/app/routes'
import { walked } from '../support/walk'
import { quiet } from './support/seen'
import { expect, test } from './support/test'

const PLANT = '?plant=63400030'
const AT = walked(
  [
    ...GUARDED_ROUTES.filter((at) => !(at in REDIRECTS)).map((at) =>
      at.startsWith('/plant/') ? at + PLANT : at,
    ),
    `/device-detail${PLANT}&deviceId=23400030010`,
    '/communicationReport?sn=LG80755465',
    '/plants',
    '/alerts?m=0',
  ],
  (at) => /device\?|alerts|messageCharge/.test(at),
)

/** What was on the screen with words in it and was hidden again: React does so with a whole screen that has to wait for a part of it. */
async function noteHidden(page: Page) {
  await page.addInitScript(() => {
    const hidden: string[] = []
    Object.assign(window, { hidden })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const part = target as HTMLElement
        if (part.style.display !== 'none' || part.style.getPropertyPriority('display') === '') continue
        if (document.getElementById('content')?.contains(part) && part.innerText.trim() !== '')
          hidden.push(part.textContent.slice(0, 60))
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
  })
}

test('a screen that is shown stays, however slowly its parts arrive', async ({ page, signIn }) => {
  await noteHidden(page)
  let asked = 0
  // As on a phone's network: some files are quick, some are not.
  await page.route('**/assets/**', async (route) => {
    await new Promise((done) => setTimeout(done, (asked++ * 137) % 400))
    await route.continue().catch(() => undefined)
  })
  test.setTimeout(AT.length * 30_000)
  for (const at of AT) {
    if (at === AT[0]) await signIn('owner', { path: at })
    else await page.goto(at)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await quiet(page)
    expect([at, await page.evaluate(() => (window as unknown as { hidden: string[] }).hidden)]).toEqual([
      at,
      [],
    ])
  }
})
