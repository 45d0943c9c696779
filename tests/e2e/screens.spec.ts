import type { Locator, Page } from '@playwright/test'
import type { Plan } from '../../src/schema/compile'
import { FULL, walked } from '../support/walk'
import { accountFor, listAddress, plansOfProduct, wordsOf } from './support/declared'
import { inspect, settled } from './support/inspect'
import { go, quiet } from './support/seen'
import { speaks } from './support/session'
import { expect, test } from './support/test'

const ELSEWHERE = '/application/home'
/** Where rows stand one by one that are grouped otherwise, and whose fleet has them. */
const ALSO: Readonly<Record<string, { as: string; at: string }>> = {
  alerts: { as: 'admin', at: '/alerts?m=0&f=state.in.*OPEN' },
}

/** One record among others on a page of parts, or a form of one's own: there is no list to go through. */
const isPart = (plan: Plan) =>
  plan.single ||
  plan.route.startsWith('/account/settings/') ||
  (plan.open === 'none' && plan.actions['update'] !== undefined)

/** What stands over a screen is alone within reach: what lies below has been looked at by then. */
const OVERLAY = '.hg-overlay-panel'
const overlays = (page: Page) => page.locator(`${OVERLAY}:visible`)
const dialog = (page: Page) => overlays(page).last()

/** Presses what opens something, if it is offered here. */
async function press(place: Locator, name: string): Promise<boolean> {
  const shown = place.getByRole('button', { name, exact: true }).filter({ visible: true })
  if ((await shown.count()) === 0) return false
  await shown.first().click()
  return true
}

/** Dialogs and forms that actions open, one after the other; each is left as it came. */
async function actions(
  page: Page,
  plan: Plan,
  at: 'list' | 'detail',
  place: Locator,
  back: () => Promise<void>,
) {
  const words = wordsOf(plan)
  let looked = 0
  for (const action of Object.values(plan.actions)) {
    // Further ones ask by the same dialog: a walk has them all.
    if (looked > 0 && !FULL) return
    const opens = action.view ?? action.confirm ?? action.input ?? (action.name === 'create' || undefined)
    if (!action.at.includes(at) || opens === undefined) continue
    if (action.view !== undefined && homes.get(action.view) !== plan.name) continue
    const label = words.action(action.name)
    await expect(place).toBeVisible()
    const before = await overlays(page).count()
    if (!(await press(place, label))) {
      if (at === 'list' || !(await press(place, words.more))) continue
      const entry = page.locator('.hg-menu').getByRole('button', { name: label })
      if ((await entry.count()) === 0) {
        await page.keyboard.press('Escape')
        continue
      }
      await entry.first().click()
    }
    await expect(async () => {
      const opened = (await overlays(page).count()) + (await page.locator('.hg-form:visible').count())
      expect(opened).toBeGreaterThan(before)
    }).toPass()
    const over = (await overlays(page).count()) > before
    looked += 1
    await inspect(page, `${plan.name}: ${action.name}`, 'other', over ? OVERLAY : undefined)
    if (over) await page.keyboard.press('Escape')
    else await back()
    await expect(overlays(page)).toHaveCount(before)
  }
}

const plans = await plansOfProduct()
/** A view that several plans name is looked at with the first of them. */
const homes = new Map<string, string>()
for (const { name, actions: declared } of plans)
  for (const { view } of Object.values(declared))
    if (view !== undefined && !homes.has(view)) homes.set(view, name)

/** Between them they have each kind of screen: a triage, a form over other forms, pages of parts, dialogs. */
const PART = ['alerts', 'plants']

for (const plan of walked(plans, ({ name }) => PART.includes(name))) {
  test(`every screen of ${plan.name} is whole in both themes, wide and narrow, in German`, async ({
    page,
    signIn,
    server,
    watch,
  }) => {
    test.slow()
    watch.tolerate(/Canvas2D/)
    await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await speaks(page, server, 'de')
    const address = listAddress(plan)
    const also = ALSO[plan.name]
    // Over another screen: what stands open on this one is closed, without another start of the console.
    const open = async (path = also?.at ?? address) => {
      for (const next of [ELSEWHERE, path]) {
        await go(page, next)
        await quiet(page)
        await settled(page)
      }
    }
    await signIn(also?.as ?? accountFor(plan), { path: address })
    await settled(page)
    await inspect(page, `${plan.name}: list`, 'list')
    if (also) {
      await open()
      await inspect(page, `${plan.name}: ${also.at}`, 'list')
    }
    const words = wordsOf(plan)
    if (isPart(plan)) {
      for (const { key } of plan.groups) {
        if (!(await press(page.getByRole('main'), words.editSection(key)))) continue
        await expect(page.locator('.hg-form')).toBeVisible()
        await inspect(page, `${plan.name}: edit ${key}`)
        await open()
      }
      return
    }
    await actions(page, plan, 'list', page.getByRole('main'), () => open())
    const row = page.getByRole('grid').getByRole('link').first()
    if (also) await expect(row).toBeVisible()
    if (plan.open === 'none' || (await row.count()) === 0) return
    await row.click()
    await settled(page)
    const record = page.url()
    await inspect(page, `${plan.name}: record`)
    // A wide window has a record beside its list.
    const pane = page.getByRole('main').getByRole('complementary').first()
    const place = plan.beside
      ? pane
      : plan.open === 'drawer'
        ? overlays(page).first()
        : page.getByRole('main')
    await actions(page, plan, 'detail', place, () => open(record))
    if (await press(place, words.action('update'))) {
      await expect(page.locator('.hg-form').or(dialog(page)).first()).toBeVisible()
      await inspect(page, `${plan.name}: update`)
    }
  })
}
