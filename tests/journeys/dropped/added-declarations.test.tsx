import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '../../support/go'
import { renderApp } from '../../support/render-app'
import { savedFiles } from '../../support/saved-files'
import { textsOf } from '../../support/texts-on-disk'
import { walked } from '../../support/walk'

/** Declarations more than are shipped, for the console and for the cloud alike. */
vi.mock('../../../resources/index', async (original) => {
  const { added } = await import('../../support/added-declarations')
  const { resources } = await original<{ resources: readonly object[] }>()
  return { resources: [...resources, ...added] }
})

const WIDE = 1200
const NARROW = 320
let width = WIDE

beforeEach(() => {
  width = WIDE
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

const saved = savedFiles()

const LANGUAGES = [
  { language: 'en', browser: 'en-GB', many: 'Visits', outcome: 'Outcome', close: 'Close' },
  { language: 'de', browser: 'de-DE', many: 'Besuche', outcome: 'Ergebnis', close: 'Abschließen' },
  { language: 'zh', browser: 'zh-CN', many: '到访记录', outcome: '结果', close: '结束' },
] as const
const ACCOUNTS = [
  { account: 'owner', reads: true, writes: true },
  { account: 'operator', reads: true, writes: false },
  { account: 'viewer', reads: false, writes: false },
] as const
/** Words hang on the language and rights on the account: each of both once, or all of them with all. */
const PAIRS = walked(
  LANGUAGES.flatMap((one, at) => ACCOUNTS.map((other, to) => ({ ...one, ...other, once: at === to }))),
  ({ once }) => once,
)

function wordsOf(language: string) {
  const engine = textsOf(language, 'engine') as { actions: { create: { label: string } } }
  const shell = textsOf(language, 'console') as { noPermission: { title: string } }
  return { create: engine.actions.create.label, refused: shell.noPermission.title }
}

describe('a declaration that was dropped in', () => {
  it.each(PAIRS)('is what $account may see of it, in $language', async (pair) => {
    const { reads, writes, many, outcome, close, language } = pair
    const app = await renderApp({
      as: pair.account,
      at: '/account/settings/base',
      languages: [pair.browser],
    })
    await screen.findAllByRole('navigation')
    const { send } = app.booted.services
    const made = send({
      method: 'POST',
      path: '/collection-s/visits',
      body: { work: 'Fan', outcome: 'OPEN' },
      read: () => true,
    })
    if (writes) expect(await made).toBe(true)
    else await expect(made).rejects.toMatchObject({ fault: { code: '24' } })
    const asked = send({ method: 'GET', path: '/collection-s/visits', read: () => true })
    if (reads) expect(await asked).toBe(true)
    else await expect(asked).rejects.toMatchObject({ fault: { code: '22' } })

    await go('/visits')
    if (!reads) {
      expect(await screen.findByRole('heading', { name: wordsOf(language).refused })).toBeVisible()
      expect(screen.queryByRole('link', { name: many })).toBeNull()
      expect(screen.queryByText(outcome)).toBeNull()
      return
    }
    expect((await screen.findAllByRole('link', { name: many })).length).toBeGreaterThan(0)
    expect(await screen.findByRole('heading', { name: many })).toBeVisible()
    if (writes) {
      const row = await screen.findByRole('row', { name: /Fan/ })
      expect(row).toHaveTextContent(`${outcome} 1`)
      await app.user.click(within(row).getByRole('button', { name: new RegExp(`^${close}`) }))
      expect(await screen.findByRole('dialog', { name: close })).toBeVisible()
      expect(screen.getAllByRole('button', { name: wordsOf(language).create })).not.toEqual([])
    } else {
      expect(screen.queryByRole('button', { name: wordsOf(language).create })).toBeNull()
      expect(screen.queryByRole('button', { name: new RegExp(`^${close}`) })).toBeNull()
    }
  })
})

it('a place in the menu of the plant gives a tab, one in that of the account an entry of the settings, and their routes show the list', async () => {
  width = NARROW
  const app = await renderApp({ as: 'owner', at: '/plant/infos/detail?plant=63400030' })
  const tab = await screen.findByRole('link', { name: 'Repairs' })
  await app.user.click(tab)
  expect(window.location.pathname + window.location.search).toBe('/plant/infos/repairs?plant=63400030')
  expect(await screen.findByRole('heading', { name: 'Repairs', level: 2 })).toBeVisible()
  expect(await screen.findAllByRole('button', { name: /^Create/ })).not.toEqual([])
  expect(await screen.findByRole('link', { name: 'Repairs' })).toHaveAttribute('aria-current', 'page')

  await go('/account/settings/base')
  const settings = await screen.findByRole('navigation', { name: 'Account settings' })
  await app.user.click(await within(settings).findByRole('link', { name: 'Cleanings' }))
  expect(window.location.pathname).toBe('/account/settings/cleanings')
  expect(await screen.findByRole('heading', { name: 'Cleanings', level: 1 })).toBeVisible()
  // The settings stay beside it, and lead back.
  const again = await screen.findByRole('navigation', { name: 'Account settings' })
  await app.user.click(within(again).getByRole('link', { name: 'Personal settings' }))
  expect(window.location.pathname).toBe('/account/settings/base')
})

/** Made in the order of their ids, which is not that of their names. */
async function listed(at: string) {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  await screen.findByRole('navigation', { name: 'Account settings' })
  const { send } = app.booted.services
  for (const plant of [63400010, 63400020, 63400030])
    await send({
      method: 'POST',
      path: '/collection-s/surveys',
      body: { work: `Survey ${plant}`, plant },
      read: () => null,
    })
  await go(at)
  const grid = await screen.findByRole('grid')
  const plants = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryAllByRole('link')[1]?.textContent ?? '')
  await waitFor(() => expect(plants().length).toBeGreaterThan(0))
  await waitFor(() => expect(plants()).not.toContain(''))
  return { ...app, plants }
}

it('a list is sorted by the names of what its records refer to, and its file and its filters say them', async () => {
  const { user, plants } = await listed('/surveys')
  const byId = plants()
  const byName = byId.toSorted((one, other) => one.localeCompare(other))
  expect(byId).not.toEqual(byName)
  await user.click(screen.getByRole('button', { name: 'Plant' }))
  await waitFor(() => expect(plants()).toEqual(byName))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await textOf(saved[0] as Blob)).trim().split('\r\n')
  expect(lines[0]).toBe('Work,Plant')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(byName)

  await go('/surveys?f=plant.in.*63400020')
  expect(await screen.findByRole('button', { name: `Change filter: Plant is ${byId[1]}` })).toBeVisible()
  await waitFor(() => expect(plants()).toEqual([byId[1]]))
})

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
