import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms(640, 1200)

const list = () => within(screen.getByRole('main')).findByRole('list', { name: 'Plants' })
const rows = async () => {
  const grid = within(await screen.findByRole('grid'))
  await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(2))
}

it('the map shows what the table shows, by keyboard as well, and asks for its five pages in at most eight calls', async () => {
  const app = await renderApp({ as: 'admin', plants: 1_200, at: '/plants?q=Mill' })
  await screen.findByText('Total 86 records')
  await rows()
  const before = (await app.requests()).length
  await app.user.click(screen.getByRole('button', { name: 'Map' }))
  await waitFor(() => expect(window.location.search).toMatch(/[?&]q=Mill(&.*)?&m=1/))
  expect(await screen.findByText('Plants: 86')).toBeInTheDocument()
  const pages = (await app.requests())
    .slice(before)
    .filter(({ path }) => path.endsWith('/operating/station/search'))
    .map(({ query }) => Number(query['page']))
  expect(Math.max(...pages)).toBe(5)
  expect(pages.length).toBeLessThanOrEqual(8)
  // What worries most comes first: several plants are gone near to, one is opened.
  const first = within((await within(await list()).findAllByRole('listitem'))[0] as HTMLElement)
  expect(first.getByRole('button')).toHaveTextContent('Partly offline')
  act(() => first.getByRole('button').focus())
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible()
  expect(screen.queryByText('Plants: 86')).toBeNull()
  const links = await within(await list()).findAllByRole('link')
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/\/plant\/infos\/data\?plant=\d+/))
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('Plants: 86')).toBeInTheDocument()
  fireEvent.change(screen.getByRole('searchbox', { name: /Plants/ }), { target: { value: 'nowhere at all' } })
  await waitFor(() => expect(window.location.search).toContain('nowhere'))
  expect((await screen.findAllByRole('button', { name: /Clear/ }))[0]).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Plants' })).toBeNull())
  act(() => window.history.back())
  await waitFor(() => expect(window.location.search).not.toContain('nowhere'))
  await app.user.click(await screen.findByRole('button', { name: 'Table' }))
  await rows()
})
