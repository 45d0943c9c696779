import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const LIST = { path: '/version/manage/query' }
const LATEST = { path: '/version/manage/query/latest' }

const entry = (version: string, innerVersion: string, content: string | null = null) => ({
  id: Number(innerVersion),
  version,
  innerVersion,
  publishTime: 1_767_225_600,
  content,
})
/** In the zone of the machine, as the page says it. */
const dayOf = (locale: string) =>
  new Date(1_767_225_600_000).toLocaleDateString(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
const list = async () => within(await screen.findByRole('region', { name: 'What is new' }))

it('S7-64 S7-65 S2-04 each published version stands with its day and what it brought, without a session', async () => {
  const app = await renderApp({ at: '/version' })
  const part = await list()
  const rows = await part.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['1.7.1', '1.7.0', '1.6.2'])
  expect(rows[0]).toHaveTextContent(`1.7.1In use${dayOf('en-GB')}Plant curves show gaps as gaps.`)
  expect(rows[1]).not.toHaveTextContent('In use')
  expect(part.getByText('This is the newest version.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
  const sent = (await app.requests()).filter(({ path }) => path.includes(LIST.path))
  expect(sent.map(({ method, body }) => [method, body])).toEqual(
    expect.arrayContaining([
      ['POST', { channel: 'WEB', platform: 'INTELLGENT', lan: 'en', page: 1, size: 20 }],
      ['POST', { channel: 'WEB', platform: 'INTELLGENT', lan: 'en' }],
    ]),
  )
})

it('S7-64 in the language of the reader', async () => {
  await renderApp({ at: '/version', languages: ['de-DE'] })
  const part = within(await screen.findByRole('region', { name: 'Was ist neu' }))
  expect(await part.findByText('Kurven zeigen Lücken als Lücken.')).toBeVisible()
  expect(part.getAllByText(dayOf('de-DE'))).toHaveLength(1)
})

it('S7-65 a version newer than the one that runs is named, with the way to it; S7-64 markup of strangers is read as words, line by line, and what has none stands as such', async () => {
  const content =
    '<ul><li>One</li><li>Two <b>parts</b></li></ul><script>window.bad = 1</script><img src="x" onerror="bad()">'
  const bare = { id: 1, version: null, innerVersion: null, publishTime: null, content: null }
  await renderApp({
    at: '/version',
    faults: [
      { match: LATEST, body: entry('1.8.0', '130') },
      { match: LIST, body: { total: 2, data: [entry('1.7.1', '128', content), bare] } },
    ],
  })
  const part = await list()
  expect(await part.findByText('Version 1.8.0 is published.')).toBeVisible()
  expect(part.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  expect(part.queryByText('This is the newest version.')).toBeNull()
  const rows = () => part.getAllByRole('listitem')
  await waitFor(() => expect(rows()).toHaveLength(2))
  const [row, nothing] = rows()
  expect([...(row as HTMLElement).querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'One',
    'Two parts',
  ])
  expect(row?.querySelector('script, img, b')).toBeNull()
  expect(nothing).toHaveTextContent(/^----$/)
})

it('S7-64 a list that fails says so in its place, keeps the version that runs, and comes with Retry', async () => {
  const app = await renderApp({
    at: '/version',
    faults: [{ match: LIST, status: 500, body: { code: '25' } }],
  })
  const part = await list()
  expect(await part.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Build number').nextSibling).toHaveTextContent('128')
  expect(part.queryByText('This is the newest version.')).toBeNull()
  await app.heal()
  await app.user.click(part.getByRole('button', { name: /^Retry/ }))
  expect(await part.findAllByRole('listitem')).toHaveLength(3)
  expect(part.queryByRole('alert')).toBeNull()
})

it('S7-64 an empty list says so', async () => {
  await renderApp({ at: '/version', faults: [{ match: LIST, body: { total: 0, data: [] } }] })
  expect(await (await list()).findByText('No version is listed.')).toBeVisible()
})

it('S7-64 older versions come a page at a time', async () => {
  const pages = Array.from({ length: 45 }, (_, at) => entry(`1.${String(45 - at)}`, String(45 - at)))
  const app = await renderApp({
    at: '/version',
    between: async (path, answer) =>
      path.endsWith(LIST.path) ? Response.json({ total: 45, data: pages.splice(0, 20) }) : answer(),
  })
  const part = await list()
  expect(await part.findAllByRole('listitem')).toHaveLength(20)
  const older = () => part.getByRole('button', { name: 'Older versions' })
  await app.user.click(older())
  expect(await part.findByRole('heading', { name: '1.6' })).toBeVisible()
  expect(older()).toHaveFocus()
  await app.user.click(older())
  expect(await part.findByRole('heading', { name: '1.1' })).toBeVisible()
  expect(part.getAllByRole('listitem')).toHaveLength(45)
  expect(part.queryByRole('button', { name: 'Older versions' })).toBeNull()
})

it('S7-64 a total that the pages do not reach ends with the first empty one', async () => {
  const given = [entry('1.7.1', '128')]
  const app = await renderApp({
    at: '/version',
    between: async (path, answer) => {
      if (!path.endsWith(LIST.path)) return answer()
      return Response.json({ total: 99, data: given.splice(0, 1) })
    },
  })
  const part = await list()
  await app.user.click(await part.findByRole('button', { name: 'Older versions' }))
  await waitFor(() => expect(part.queryByRole('button', { name: 'Older versions' })).toBeNull())
  expect(part.getAllByRole('listitem')).toHaveLength(1)
})
