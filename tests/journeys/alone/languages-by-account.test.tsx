import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '../../support/texts-on-disk'
import { field } from '../../../src/schema/field'
import { go } from '../../support/go'
import { renderApp } from '../../support/render-app'

/** A plain collection that is not shipped, with words of three languages and an action with a form. */
vi.mock('../../../resources/index', async (original) => {
  const { defineResource } = await import('../../../src/schema/resource')
  const { resources } = await original<{ resources: readonly object[] }>()
  const words = (one: string, many: string, outcome: string, close: string) => ({
    one,
    many,
    fields: { work: one, outcome },
    choices: { outcome: { OPEN: `${outcome} 1`, DONE: `${outcome} 2` } },
    actions: { close: { label: close } },
  })
  const visits = defineResource({
    name: 'visits',
    route: '/visits',
    menu: { place: 'main', icon: 'tool' },
    rest: '/visits',
    title: 'work',
    fields: {
      id: field.id(),
      work: field.text({ required: true }),
      outcome: field.choice({ of: ['OPEN', 'DONE'], initial: 'OPEN' }),
    },
    list: { columns: ['work', 'outcome'], size: 20, order: { field: 'id', direction: 'ASC' } },
    actions: {
      read: { codes: ['alert:read'] },
      create: { codes: ['station:update'] },
      close: {
        codes: ['station:update'],
        at: ['row', 'detail'],
        input: { remark: field.text({ required: true }) },
        endpoint: { patch: '/collection-s/visits/{id}', body: { outcome: 'DONE' } },
      },
    },
    texts: {
      en: words('Visit', 'Visits', 'Outcome', 'Close'),
      de: words('Besuch', 'Besuche', 'Ergebnis', 'Abschließen'),
      zh: words('到访', '到访记录', '结果', '结束'),
    },
  })
  return { resources: [...resources, visits] }
})

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

afterEach(() => vi.unstubAllGlobals())

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
const PAIRS = LANGUAGES.flatMap((one) => ACCOUNTS.map((other) => ({ ...one, ...other })))

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
