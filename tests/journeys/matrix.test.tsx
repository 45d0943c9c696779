import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import {
  dialogs,
  inDialog,
  inTime,
  isHeaded,
  offered,
  seenAt,
  settled,
  shown,
  visit,
} from '../support/offered'
import { type OpenCalls, openCalls } from '../support/open-calls'
import { granted } from '../support/permission-document'
import { COLUMNS } from '../support/permission-table'
import { renderApp, type RenderedApp } from '../support/render-app'
import { walked } from '../support/walk'
import {
  BESIDE,
  isForm,
  labelOf,
  lettersOf,
  LINKS,
  LISTS,
  OF_PLANTS,
  PLANT_ROUTES,
  type Route,
  ROUTES,
  type Screen,
  TABS,
} from './matrix.data'

prepareAlarms()

/**
 * Actions in rows and over chosen ones, a form that is not granted, a list that may not be read; devices and parts of one
 * plant. Other lists are drawn from their declarations by the same code.
 */
const SHOWN = ['/alerts', '/roles', '/plant/infos/device', '/plant/infos/detail']
const SCREENS = walked(LISTS, ({ path }) => SHOWN.includes(path))
const PLANT_SCREENS = walked(OF_PLANTS, ({ path }) => SHOWN.includes(path))
const REFUSED = 'You may not see this page'

type Rights = ReadonlyMap<string, boolean>
interface Walker {
  readonly app: RenderedApp
  readonly calls: OpenCalls
  readonly who: string
}

/** A label stands alone, with its record, with how many of those chosen it is for, or in the palette. */
const shows = (seen: ReadonlySet<string>, label: string) =>
  [...seen].some((one) =>
    [`button ${label}`, `link ${label}`, `option ${label} Action`].some(
      (form) =>
        one === form ||
        (one.startsWith('button') && one.startsWith(form) && /^(: | \()/.test(one.slice(form.length))),
    ),
  )

/** Presses the letters that are not granted, which do nothing; the list of keys names none of them. */
async function expectKeys({ app, calls }: Walker, resource: string, rights: Rights) {
  const own = lettersOf(resource)
  const may = ({ action }: (typeof own)[number]) => rights.get(`${resource} ${action}`) === true
  const here = window.location.href
  const refusals = async () => (await app.requests()).filter(({ status }) => status === 403).length
  const before = await refusals()
  for (const { key } of own.filter((one) => !may(one))) await app.user.keyboard(key)
  // Over a dialog that a letter had opened this one would be the second.
  await inDialog(app, '?', async (help) => {
    expect(help).toHaveAccessibleName('Keyboard')
    await settled(calls)
    expect(dialogs()).toHaveLength(1)
    const sections = [...help.querySelectorAll('section')]
    const actions = sections.filter((one) => one.querySelector('h2, h3')?.textContent === 'Actions')
    const named = actions.flatMap((one) => [...one.querySelectorAll('dt')].map((key) => key.textContent))
    const known = own.filter(may).map(({ key }) => key.toUpperCase())
    expect(named.filter((key) => !known.includes(key))).toEqual([])
  })
  expect(window.location.href).toBe(here)
  expect(await refusals()).toBe(before)
}

/** Says that it is not for this person, and shows nothing of it. */
async function expectRefused({ calls }: Walker, address: string) {
  // Where the screen before was refused as well, that one is left first.
  await go('/version')
  await inTime(() => expect(isHeaded(REFUSED), address).toBe(false))
  await visit(calls, address, REFUSED)
  expect(shown('main :is([role=grid], textarea, input:not([type=search]))'), address).toEqual([])
}

async function expectScreen(walker: Walker, screen: Screen, query: string, rights: Rights) {
  const { path, resource, always, withRow, but = [] } = screen
  const at = path + query
  // The list of plants is everybody's: it holds what is open to them.
  const may = (action: string) =>
    rights.get(`${resource} ${action}`) === true || (path === '/plants' && action === 'read')
  if (!may('read')) return expectRefused(walker, at)
  const seen = await seenAt(walker.app, walker.calls, { ...screen, path: at }, () =>
    expectKeys(walker, resource, rights),
  )
  const hasRow = [...seen].some(
    (one) => one.startsWith('checkbox Select ') && !one.endsWith('all rows shown'),
  )
  const actions = [...rights.keys()]
    .filter((key) => key.startsWith(`${resource} `))
    .map((key) => key.split(' ')[1] ?? '')
  const wrong = actions.flatMap((action) => {
    const there = shows(seen, labelOf(resource, action))
    const expected =
      always.includes(action) || (hasRow && withRow.includes(action) && !but.includes(walker.who))
    if (action === 'read' || (resource === 'plants' && action === 'export')) return []
    if (there && !may(action)) return [`${at}: ${action} is shown and not granted`]
    return expected && may(action) && !there ? [`${at}: ${action} is granted and not shown`] : []
  })
  expect(wrong).toEqual([])
  for (const [, name, right] of BESIDE.filter(([where]) => where === path))
    // A part of its own may come after the reading.
    if (seen.has(name) || rights.get(right) !== true)
      expect(seen.has(name), `${at}: ${name}`).toBe(rights.get(right) === true)
    else await inTime(() => expect(offered(), at).toContain(name))
  expectLinks('Main menu', LINKS, rights)
  if (path.startsWith('/plant/')) expectLinks('Plant pages', TABS, rights)
}

/** Places and tabs may be called alike, and carry a count. */
function expectLinks(where: string, links: typeof LINKS, rights: Rights) {
  const names = shown(`nav[aria-label="${where}"] a`).map(({ textContent }) => textContent)
  for (const [name, right] of links)
    expect(
      names.filter((one) => one.startsWith(name)),
      `${where}: ${name}`,
    ).toHaveLength(rights.get(right) === true ? 1 : 0)
}

/** Alarms of a plant are led to from its first tab for people who may read them. */
async function expectData({ calls }: Walker, plant: number, rights: Rights) {
  await visit(calls, `/plant/infos/data?plant=${plant}`, 'Key figures')
  const alarms = shown(`header:has(h1) a[href*="/alert?plant=${plant}"]`)
  expect(alarms).toHaveLength(rights.get('plant-alerts read') === true ? 1 : 0)
}

/** Each address answers with its screen, or says that it is not for this person. */
async function expectRoutes(walker: Walker, routes: readonly Route[], query: string, rights: Rights) {
  for (const route of routes) {
    const [path, heading, right] = route
    const may = right === undefined || rights.get(right) === true
    if (may) await visit(walker.calls, path + query, heading)
    else await expectRefused(walker, path + query)
    expect(isHeaded(heading), path).toBe(may || isForm(route))
    expect(isHeaded(REFUSED), path).toBe(!may)
  }
}

/** Other addresses that are not for an account: `tests/journeys/refused-addresses.test.tsx`. */
const formsOf = (routes: typeof ROUTES) => walked(routes, isForm)

const ACCOUNTS = [...new Set(COLUMNS.map(({ account }) => account))]

/**
 * Console and cloud agree on every cell of the matrix (`tests/contract/permission-document.test.ts`), so screens are left to
 * show what is granted. This one may do some of it at nearly each of them, and may not read one. What differs from plant
 * to plant: `tests/journeys/plant-rights.test.tsx` and its neighbours.
 */
it.each(walked(ACCOUNTS, (account) => account === 'operator'))(
  'S6-01 S6-05 S6-07 %s sees exactly the matrix on each kind of screen',
  async (who) => {
    const calls = openCalls()
    const app = await renderApp({ as: who, at: '/version', plants: 12, between: calls.between })
    const walker = { app, calls, who }
    const columns = COLUMNS.filter(({ account }) => account === who)
    const person = granted(columns[0]?.title ?? '')
    for (const one of SCREENS) await expectScreen(walker, one, '', person)
    for (const { plant, title } of columns) {
      if (plant === null) continue
      const rights = granted(title)
      const query = `?plant=${plant}`
      for (const one of PLANT_SCREENS) await expectScreen(walker, one, query, rights)
      await expectData(walker, plant, rights)
      await expectRoutes(walker, formsOf(PLANT_ROUTES), query, rights)
    }
    await expectRoutes(walker, formsOf(ROUTES), '', person)
    await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
    expect(await screen.findByRole('button', { name: 'Why can’t I see this?' })).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'See as a role…' })).toHaveLength(
      person.get('roles seeAs') === true ? 1 : 0,
    )
  },
  150_000,
)
