import type { Page } from '@playwright/test'
import { textsOf } from '../../support/texts-on-disk'
import { plansOfProduct } from './declared'
import { go, quiet, visit } from './seen'
import { expect } from './test'

interface Words {
  readonly forms?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, { readonly label?: string }>>
}
const wordsOf = (name: string) => textsOf('en', name) as Words
const shared = wordsOf('engine').actions ?? {}
export const labelOf = (resource: string, action: string) =>
  wordsOf(resource).actions?.[action]?.label ?? shared[action]?.label ?? action

/** Letters of a resource's actions, as they are declared. */
const letters = plansOfProduct().then(
  (plans) =>
    new Map(
      plans.map(({ name, actions }) => [
        name,
        Object.values(actions).flatMap((action) => (action.key ? [[action.name, action.key] as const] : [])),
      ]),
    ),
)

/** Addresses beside the lists, what they are headed by, and the right that they need. */
type Route = readonly [path: string, heading: string, right?: string]
const form = (resource: string, action: 'create' | 'update') =>
  wordsOf(resource).forms?.[action] ?? `${action} ${resource}`
export const ROUTES: readonly Route[] = [
  ['/application/home', 'Functional applications'],
  ['/communicationReport', 'Communication report'],
  ['/device-detail', 'Device'],
  ['/plants/new', form('plants', 'create'), 'plants create'],
  ['/members/new', form('members', 'create'), 'members create'],
  ['/roles/new', form('roles', 'create'), 'roles create'],
  ['/roles/31/edit', form('roles', 'update'), 'roles update'],
  ['/account/settings/base', 'Personal settings', 'account-base read'],
  ['/account/settings/common', 'General settings', 'account-common read'],
  ['/account/settings/message', 'Message settings', 'account-message read'],
  ...(
    [
      ['security', 'Account Security'],
      ['udesk', 'Online Service'],
      ['instructions', 'User Manual'],
      ['suggestion', 'Feedback'],
      ['accountRevoke', 'Cancel account'],
      ['accountRevokeStep', 'Steps of the cancellation'],
      ['exportAccount', 'Export account data'],
    ] as const
  ).map(([child, heading]): Route => [`/account/settings/${child}`, heading, 'account-base read']),
]
/** A form is headed by what it would do, for every account. */
const FORMS: ReadonlySet<string> = new Set(
  ['plants', 'members', 'roles', 'businesses'].flatMap((name) => [
    form(name, 'create'),
    form(name, 'update'),
  ]),
)
export const PLANT_ROUTES: readonly Route[] = [
  ['/plant/infos/exportdata', 'Put a file together'],
  ['/plant/infos/component-layout', 'Layout', 'modules read'],
  ['/plant/infos/relate/new', form('businesses', 'create'), 'businesses create'],
]

/** Each address answers with its screen, or says that it is not for this person. */
export async function expectRoutes(
  page: Page,
  routes: readonly Route[],
  query: string,
  rights: ReadonlyMap<string, boolean>,
) {
  for (const [path, heading, right] of routes) {
    await go(page, path + query)
    await quiet(page)
    const main = page.getByRole('main')
    const refused = main.getByRole('heading', { name: 'You may not see this page' })
    const may = right === undefined || rights.get(right) === true
    await expect(main.getByRole('heading', { name: heading, exact: true }).first(), path).toBeVisible({
      visible: may || FORMS.has(heading),
    })
    await expect(refused, path).toHaveCount(may ? 0 : 1)
    if (!may) await expect(main.getByRole('textbox'), path).toHaveCount(0)
  }
}

/** Alarms and devices of a plant are shown on its first tab to people who may read them. */
export async function expectData(page: Page, plant: number, rights: ReadonlyMap<string, boolean>) {
  await visit(page, `/plant/infos/data?plant=${plant}`)
  const alarms = page.locator(`header:has(h1) a[href*="/alert?plant=${plant}"]`)
  await expect(alarms).toHaveCount(rights.get('plant-alerts read') ? 1 : 0)
}

/** Presses the letters that are not granted, which do nothing; the list of keys names none of them. */
export async function expectKeys(page: Page, resource: string, rights: ReadonlyMap<string, boolean>) {
  const own = (await letters).get(resource) ?? []
  const may = ([action]: (typeof own)[number]) => rights.get(`${resource} ${action}`) === true
  const refusals: string[] = []
  const note = (response: { status: () => number; url: () => string }) => {
    if (response.status() === 403) refusals.push(response.url())
  }
  page.on('response', note)
  const here = page.url()
  for (const one of own.filter((each) => !may(each))) await page.keyboard.press(one[1])
  await page.keyboard.press('?')
  // Over a dialog that a letter had opened this one would not come.
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(help).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const offered = await help
    .locator('section', { has: page.getByRole('heading', { name: 'Actions' }) })
    .locator('dt')
    .allTextContents()
  const known = own.filter(may).map(([, key]) => key.toUpperCase())
  expect(offered.filter((key) => !known.includes(key))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  expect(page.url()).toBe(here)
  expect(refusals).toEqual([])
  page.off('response', note)
}
