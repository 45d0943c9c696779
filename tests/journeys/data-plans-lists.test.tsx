import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { calendarDate } from '../../src/domain/time/instant'
import { dataPlans } from '../../src/transport/calls/billing'
import { renderApp } from '../support/render-app'

/** jsdom lays nothing out; the virtual rows want a height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
})

async function opened() {
  const app = await renderApp({ as: 'owner', at: '/application/detail/deviceCharge' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
  return app
}

it('S2-23 over the rows it says how long a logger keeps its data, and that nothing is due; each plan says from which day on data is lost if nobody renews it; the days of a reminder are chosen, and stay as they were chosen', async () => {
  const app = await opened()
  expect(await screen.findByText(/keeps what it measures for at most 14 days; then the oldest data is lost/)).toBeVisible() // oxfmt-ignore
  expect(screen.getByText('No data plan ends within the next 60 days.')).toBeVisible()

  const { rows } = await app.booted.services.send(dataPlans(1, 10))
  expect(screen.getByRole('columnheader', { name: /^Data lost from/ })).toBeVisible()
  for (const { serial, validUntil, memory } of rows) {
    expect(memory).toBe(14)
    const line = screen.getAllByRole('row').find((row) => row.textContent.includes(serial ?? '?'))
    const day = calendarDate((validUntil ?? 0) + 14 * 86_400, 'Europe/Berlin')
    expect(line).toHaveTextContent(day)
  }

  const form = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Reminders' }))
    return within(await screen.findByRole('dialog', { name: 'Reminders' }))
  }
  const before = await form()
  const plans = within(await before.findByRole('group', { name: /^Days before a data plan ends/ }))
  expect(plans.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)).toEqual(['30', '7']) // oxfmt-ignore
  await app.user.click(plans.getByRole('checkbox', { name: /60$/ }))
  await app.user.click(await before.findByRole('switch', { name: /^Also by e-mail/ }))
  await app.user.click(before.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [sent] = (await app.requests()).filter(
    ({ path, method }) => method === 'POST' && path.endsWith('/reminder'),
  )
  expect(sent?.body).toEqual({ dataPlan: [60, 30, 7], insurance: [30, 7], document: [30, 7], email: 1 })
  const after = within(await (await form()).findByRole('group', { name: /^Days before a data plan ends/ }))
  await waitFor(() => expect(after.getByRole('checkbox', { name: /60$/ })).toBeChecked())
})

it('S2-23 loggers of a pasted list or a file are chosen, and the list says which are not there', async () => {
  const app = await opened()
  const serials = screen.getAllByRole('row').flatMap((row) => /LG\d+/.exec(row.textContent)?.[0] ?? [])
  expect(serials).toHaveLength(3)
  await app.user.click(screen.getByRole('button', { name: 'Import a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a list' }))
  const choose = () => dialog.getByRole('button', { name: /^Tick loggers/ })
  expect(choose()).toBeDisabled()
  const file = new File(
    [`Plant;Serial\nA;${serials[0] ?? ''}\nB;${serials[2] ?? ''}\nC;LG0000000000`],
    'due.csv',
  )
  await app.user.upload(dialog.getByLabelText('Upload a file'), file)
  await waitFor(() => expect(choose()).toHaveTextContent('Tick loggers: 2'))
  const rows = within(dialog.getByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent).at(-1)).toBe('LG0000000000not among your loggers')
  await app.user.click(choose())
  const bar = await screen.findByRole('toolbar', { name: 'Actions for the selection' })
  expect(within(bar).getByText('Selected: 2')).toBeVisible()
  await app.user.click(await within(bar).findByRole('button', { name: /^Renew/ }))
  const renewal = within(await screen.findByRole('dialog', { name: 'Renew' }))
  const items = within(renewal.getByRole('list', { name: 'Data plans' })).getAllByRole('listitem')
  expect(items.map((item) => /LG\d+/.exec(item.textContent)?.[0])).toEqual([serials[0], serials[2]])
})

it('S2-23 where plans have ended it says of how many data is lost, and since when', async () => {
  const app = await renderApp({ as: 'admin', at: '/application/detail/deviceCharge' })
  const said = await screen.findByText(/^Plans that have ended: \d+\. Data has been lost since/)
  const { rows } = await app.booted.services.send(dataPlans(1, 2000))
  const ended = rows.filter(({ state }) => state === 'EXPIRED')
  const first = Math.min(...ended.map(({ validUntil, memory }) => (validUntil ?? 0) + (memory ?? 0) * 86_400))
  const zone = ended.find(({ validUntil }) => validUntil === first - 14 * 86_400)?.zone ?? 'UTC'
  expect(said).toHaveTextContent(
    `ended: ${ended.length}. Data has been lost since ${calendarDate(first, zone)}`,
  )
  expect(screen.queryByText(/^No data plan ends/)).toBeNull()
})
