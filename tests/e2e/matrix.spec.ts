import type { Page } from '@playwright/test'
import { expectData, expectKeys, expectRoutes, labelOf, PLANT_ROUTES, ROUTES } from './support/matrix'
import { granted } from '../support/permission-document'
import { walked } from '../support/walk'
import { visit, seenAt } from './support/seen'
import { button, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

interface Screen {
  readonly path: string
  readonly resource: string
  /** Granted actions that are there whatever the records are like. */
  readonly always: readonly string[]
  /** Granted actions that every account with a record sees, those in `but` excepted. */
  readonly withRow: readonly string[]
  readonly but?: readonly string[]
}

const LISTS: readonly Screen[] = [
  { path: '/plants', resource: 'plants', always: ['create'], withRow: [] },
  {
    path: '/alerts',
    resource: 'alerts',
    always: ['export'],
    withRow: ['acknowledge', 'assign', 'snooze', 'note'],
  },
  { path: '/alerts/rules', resource: 'alert-rules', always: ['block'], withRow: [] },
  // Everybody there may do something that a manager may not, so a manager changes nobody.
  {
    path: '/members',
    resource: 'members',
    always: ['create', 'export'],
    withRow: ['update', 'delete'],
    but: ['manager'],
  },
  { path: '/roles', resource: 'roles', always: ['create', 'export'], withRow: ['update', 'seeAs'] },
]
const OF_PLANTS: readonly Screen[] = [
  { path: '/plant/infos/alert', resource: 'plant-alerts', always: ['export'], withRow: ['acknowledge'] },
  {
    path: '/plant/infos/device',
    resource: 'devices',
    always: ['create', 'export'],
    withRow: ['update', 'replace', 'delete', 'compare'],
  },
  {
    path: '/plant/infos/relate',
    resource: 'businesses',
    always: ['create', 'export'],
    withRow: ['update', 'delete'],
  },
  { path: '/plant/infos/detail', resource: 'plants', always: ['delete'], withRow: [] },
]
/**
 * Actions in rows and over chosen ones, a form that is not granted, a list that may not be read; devices and parts of one
 * plant. Other lists are drawn from their declarations by the same code.
 */
const SHOWN = ['/alerts', '/roles', '/plant/infos/device', '/plant/infos/detail']
const SCREENS = walked(LISTS, ({ path }) => SHOWN.includes(path))
const PLANT_SCREENS = walked(OF_PLANTS, ({ path }) => SHOWN.includes(path))
/** What else stands on a screen, as the right that it needs. */
const BESIDE: readonly (readonly [path: string, name: string, right: string])[] = [
  ['/plant/infos/detail', 'button Edit Basics', 'plant-profile update'],
  ['/plant/infos/detail', 'button Change grid connection', 'plant-profile update'],
  ['/plant/infos/detail', 'button Edit Income', 'plant-finance update'],
  ['/plant/infos/detail', 'button Edit Metering', 'plant-metering update'],
  ['/plant/infos/detail', 'button Edit Tags', 'plant-tags update'],
  ['/plant/infos/detail', 'button Edit Zero export', 'plant-zero-export update'],
  ['/plant/infos/relate', 'switch Let installer and support look in', 'businesses create'],
  ['/plant/infos/relate', 'button Transfer ownership', 'businesses transfer'],
]
/** Places and tabs, as the right that they need. */
const LINKS: readonly (readonly [name: string, right: string])[] = [
  ['Alarms', 'alerts read'],
  ['Members', 'members read'],
  ['Roles', 'roles read'],
  ['Account', 'account-base read'],
]
const TABS: readonly (readonly [name: string, right: string])[] = [
  ['Alarms', 'plant-alerts read'],
  ['Devices', 'devices read'],
  ['Related', 'businesses read'],
  ['Details', 'plant-profile read'],
]

/** A label stands alone, with its record, or in the palette. */
const shows = (seen: ReadonlySet<string>, label: string) =>
  [...seen].some((one) =>
    [`button ${label}`, `link ${label}`, `option ${label} Action`].some(
      (form) => one === form || (one.startsWith('button') && one.startsWith(`${form}: `)),
    ),
  )

async function expectScreen(
  page: Page,
  who: string,
  screen: Screen,
  query: string,
  rights: ReadonlyMap<string, boolean>,
) {
  const { path, resource, always, withRow, but = [] } = screen
  // The list of plants is everybody's: it holds what is open to them.
  const may = (action: string) =>
    rights.get(`${resource} ${action}`) === true || (path === '/plants' && action === 'read')
  if (!may('read')) {
    await visit(page, path + query)
    await expect(
      page
        .getByRole('main')
        .getByText(/You may not see this|may not read/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('grid')).toHaveCount(0)
    return
  }
  const seen = await seenAt(page, path + query, () => expectKeys(page, resource, rights))
  const hasRow = [...seen].some(
    (one) => one.startsWith('checkbox Select ') && !one.endsWith('all rows shown'),
  )
  const actions = [...rights.keys()]
    .filter((key) => key.startsWith(`${resource} `))
    .map((key) => key.split(' ')[1] ?? '')
  const wrong = actions.flatMap((action) => {
    const there = shows(seen, labelOf(resource, action))
    const expected = always.includes(action) || (hasRow && withRow.includes(action) && !but.includes(who))
    if (action === 'read' || (resource === 'plants' && action === 'export')) return []
    if (there && !may(action)) return [`${path}: ${action} is shown and not granted`]
    return expected && may(action) && !there ? [`${path}: ${action} is granted and not shown`] : []
  })
  expect(wrong).toEqual([])
  for (const [, name, right] of BESIDE.filter(([at]) => at === path)) {
    if (seen.has(name)) expect(rights.get(right), name).toBe(true)
    else {
      // A part of its own may come after the reading.
      const [role = '', ...words] = name.split(' ')
      const there = page.getByRole(role as 'button' | 'switch', { name: words.join(' '), exact: true })
      await expect(there, name).toHaveCount(rights.get(right) ? 1 : 0)
    }
  }
  // Places and tabs may be called alike, and carry a count.
  const leads = async (where: string, links: typeof LINKS) => {
    const list = page.getByRole('navigation', { name: where })
    for (const [name, right] of links) {
      const link = list.getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(link, `${where}: ${name}`).toHaveCount(rights.get(right) ? 1 : 0)
    }
  }
  await leads('Main menu', LINKS)
  if (path.startsWith('/plant/')) await leads('Plant pages', TABS)
}

/** Other addresses that are not for an account: `tests/journeys/refused-addresses.test.tsx`. */
const formsOf = (routes: typeof ROUTES) => walked(routes, ([path]) => /\/(new|edit)$/.test(path))

const ACCOUNTS = [
  ['owner', [[63400030, 'owner']]],
  ['admin', [[63900010, 'admin']]],
  ['manager', [[63900010, 'manager']]],
  ['operator', [[63900010, 'operator']]],
  [
    'viewer',
    [
      [63900010, 'viewer, first plant'],
      [63400030, 'viewer, second plant'],
    ],
  ],
  ['norole', [[63400130, 'norole']]],
  ['new', []],
] as const

/**
 * Console and cloud agree on every cell of the matrix (`tests/contract/permission-document.test.ts`), so screens are left to
 * show what is granted. This one may do some of it at nearly each of them, and may not read one. What differs from plant
 * to plant: `switching.spec.ts`.
 */
for (const [account, plants] of walked(ACCOUNTS, ([name]) => name === 'operator'))
  test(`S6-01 S6-05 S6-07 ${account} sees exactly the matrix on each kind of screen`, async ({
    page,
    signIn,
    watch,
  }) => {
    test.setTimeout(150_000)
    // Pages that are not for somebody are asked for all the same, as by hand.
    watch.tolerate(REFUSED)
    await signIn(account)
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toBeVisible()
    const person = granted(plants[0]?.[1] ?? 'new')
    for (const screen of SCREENS) await expectScreen(page, account, screen, '', person)
    for (const [plant, title] of plants)
      for (const screen of PLANT_SCREENS)
        await expectScreen(page, account, screen, `?plant=${plant}`, granted(title))
    for (const [plant, title] of plants) {
      await expectData(page, plant, granted(title))
      await expectRoutes(page, formsOf(PLANT_ROUTES), `?plant=${plant}`, granted(title))
    }
    await expectRoutes(page, formsOf(ROUTES), '', person)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(button(page, 'Why can’t I see this?')).toBeVisible()
    await expect(button(page, 'See as a role…')).toHaveCount(person.get('roles seeAs') ? 1 : 0)
  })
