import type { Page } from '@playwright/test'
import { visit } from './support/seen'
import { button } from './support/sign-in'
import { expect, test } from './support/test'

/** A plant of Northlight Cooperative. */
const NORTHLIGHTS = 63_410_001

/** Notes edits of the page and the way to the alarms of its plant, with the title above them, at each change of it. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? ''
      for (const one of document.querySelectorAll('main button, main a')) {
        const name = one.getAttribute('aria-label') ?? one.textContent
        if (name.startsWith('Edit')) seen.push(`${title}: ${name}`)
      }
      for (const one of document.querySelectorAll('header:has(h1) a[href*="/alert?plant="]'))
        seen.push(one.getAttribute('href') ?? '')
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
const observed = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('S4-30 S4-35 S6-06 nothing that the former plant grants is in the page for a frame of the next', async ({
  page,
  signIn,
}) => {
  await signIn('viewer', { path: '/plant/infos/data?plant=63400030' })
  const other = page.getByRole('option').filter({ hasText: 'Kranichhof' })
  const first = page.getByRole('option').filter({ hasText: 'Zagroda Bursztynowa' })
  const alarms = page.locator('header:has(h1) a[href*="/alert?plant=63400030"]')
  await expect(alarms).toBeVisible()
  await observe(page)
  await first.click()
  await expect(alarms).toHaveCount(0)
  await other.click()
  await expect(alarms).toHaveCount(1)
  await first.click()
  await expect(alarms).toHaveCount(0)
  await visit(page, '/plant/infos/detail?plant=63900010')
  await expect(button(page, 'Edit Basics')).toBeVisible()
  for (let turn = 0; turn < 2; turn += 1) {
    await other.click()
    await expect(page.getByRole('button', { name: 'Copy Name' })).toBeVisible()
    await expect(page).toHaveURL(/63400030/)
    await expect(button(page, 'Edit Basics')).toHaveCount(0)
    await first.click()
    await expect(button(page, 'Edit Basics')).toBeVisible()
  }
  const seen = await observed(page)
  expect(seen.filter((one) => one.includes('Edit')).length).toBeGreaterThan(0)
  expect(seen.filter((one) => one.includes('63400030')).length).toBeGreaterThan(0)
  expect(seen.filter((one) => one.startsWith('Kranichhof') || one.includes('63900010'))).toEqual([])
})

/**
 * From the next click on: every button, link and tick of the page, at each change of it and in each frame. `done` ends it
 * and shows them.
 */
const watchFrames = async (page: Page) => {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { frames: { seen, count: 0, on: true } })
    const state = (window as unknown as { frames: { count: number; on: boolean } }).frames
    const look = () => {
      for (const one of document.querySelectorAll('main button, main a, main input, nav a'))
        seen.add(one.getAttribute('aria-label') ?? one.textContent)
    }
    const frame = () => {
      state.count += 1
      look()
      if (state.on) requestAnimationFrame(frame)
    }
    const begin = () => {
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      requestAnimationFrame(frame)
    }
    // After the click has been answered, and before anything of that is painted.
    addEventListener('click', begin, { once: true })
  })
  return () =>
    page.evaluate(() => {
      const state = (window as unknown as { frames: { seen: Set<string>; count: number; on: boolean } })
        .frames
      state.on = false
      return { names: [...state.seen], frames: state.count }
    })
}

/** Whatever is drawn after the next click, frame by frame. */
const watchTexts = async (page: Page) => {
  await page.evaluate(() => {
    const texts: string[] = []
    const state = { texts, on: true }
    Object.assign(window, { drawn: state })
    const look = () => {
      texts.push(document.body.innerText)
      if (state.on) requestAnimationFrame(look)
    }
    addEventListener('click', () => requestAnimationFrame(look), { once: true })
  })
  return () =>
    page.evaluate(() => {
      const state = (window as unknown as { drawn: { texts: string[]; on: boolean } }).drawn
      state.on = false
      return state.texts
    })
}

test('S1-09 S1-10 S1-11 S6-06 a person changes identity: nothing of the former, nor what it might do, is in the page of the next, not for a frame', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  test.slow()
  // Something to acknowledge for the admin, whose alarms are those that are open.
  await server.raise({ cause: 'logger-dead', plants: [NORTHLIGHTS], count: 1 })
  const [admin, manager] = [
    'Organisation admin, Northlight Cooperative',
    'User manager, Meridian Solar Operations',
  ]
  const menu = () => page.getByRole('button', { name: /^Identity/ })
  const here = async (name: string) => {
    await expect(page.getByRole('button', { name: `Identity: ${name}` })).toBeVisible()
    await expect(page.getByRole('option').first()).toBeVisible()
  }
  await signIn('manager')
  await expect(page.getByText('Total 1200 records')).toBeVisible()
  const old = await page.getByRole('option').first().textContent()
  await menu().click()
  await axe('header')
  const texts = await watchTexts(page)
  await button(page, admin).click()
  await here(admin)
  await expect(page.getByText(/Total \d+ records/)).toBeVisible()
  const drawn = await texts()
  expect(drawn.length).toBeGreaterThan(2)
  expect(drawn.filter((text) => text.includes('1200') || text.includes('User manager, Meridian'))).toEqual([])
  expect(await page.getByRole('option').first().textContent()).not.toBe(old)
  const tokens = (await server.requests()).filter(({ path }) => path.endsWith('/oauth/token'))
  expect(tokens.at(-1)?.body).toMatchObject({ grant_type: 'switch_org', org_id: '5002' })

  // A screen that both of them may read, and what only the former may do there.
  await visit(page, '/alerts')
  await page
    .getByRole('checkbox', { name: /^Select (?!all rows)/ })
    .first()
    .check()
  await expect(page.getByRole('main').getByText('Acknowledge').first()).toBeVisible()
  await menu().click()
  const done = await watchFrames(page)
  await button(page, manager).click()
  await here(manager)
  await visit(page, '/alerts')
  await expect(page.getByText(/^Total \d+ records$|^No open/).first()).toBeVisible()
  const { names, frames } = await done()
  expect(frames).toBeGreaterThan(2)
  expect(names.length).toBeGreaterThan(5)
  const revoked = /^(Acknowledge|Assign|Snooze|Close alarm|Note|Block)/
  expect(names.filter((name) => revoked.test(name))).toEqual([])

  await menu().click()
  await button(page, 'Personal').click()
  await expect(page.getByText('Total 2 records')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Total 2 records')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Identity: Personal' })).toBeVisible()
})
