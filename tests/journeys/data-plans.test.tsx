import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type GivenApp, type RenderedApp, renderApp } from '../support/render-app'

const AT = '/application/detail/deviceCharge'
const RENEW = '/data-plan/renew'

/** jsdom lays nothing out; the virtual rows want a height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
})

const clock = (app: RenderedApp, now: string) =>
  app.cloud.handle(
    new Request('http://localhost/__cloud/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }),
  )

async function opened(given: GivenApp = {}) {
  const app = await renderApp({ as: 'owner', at: AT, ...given })
  await screen.findByRole('heading', { name: 'Data plans' })
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('row').slice(1)
    expect(found).toHaveLength(3)
    return found
  })
  /** Chooses all rows and opens the dialog that renews them. */
  const renewAll = async () => {
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
    const bar = await screen.findByRole('toolbar', { name: 'Actions for the selection' })
    await app.user.click(await within(bar).findByRole('button', { name: /^Renew/ }))
    return within(await screen.findByRole('dialog', { name: 'Renew' }))
  }
  const sent = async () => (await app.requests()).filter(({ path }) => path.endsWith(RENEW))
  const orders = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Purchases of data plans' }))
    await screen.findByRole('heading', { name: 'Purchases of data plans' })
  }
  return { app, rows, renewAll, sent, orders }
}

it('S2-23 days that run out are shown by a sign beside the number, warning at 60 and bad at 30', async () => {
  const NOW = Date.parse('2026-06-20T11:00:00Z') / 1000
  const left = [61, 60, 30]
  await opened({
    between: async (path, answer) => {
      if (!path.endsWith('/data-plan')) return answer()
      const rows = left.map((days, at) => ({
        ...{ stationId: 63400030 + at, stationName: `Roof ${at}`, deviceId: 1 + at, deviceSn: `LG${at}` },
        ...{ state: 'ACTIVE', validUntil: NOW + days * 86_400, timezone: 'Europe/Berlin' },
      }))
      return Response.json({ total: rows.length, data: rows })
    },
  })
  const toned = (number: string) => within(screen.getByRole('grid')).getByText(number).closest('[data-tone]')
  expect(await screen.findByText('61')).toBeVisible()
  expect(toned('61')).toBeNull()
  for (const [number, tone] of [
    ['60', 'warning'],
    ['30', 'bad'],
  ] as const) {
    expect(toned(number)).toHaveAttribute('data-tone', tone)
    expect(toned(number)?.querySelector('svg')).not.toBeNull()
  }
})

it('S2-23 several are renewed, a payment whose answer is lost is charged once, and the purchase is put on paper with what was paid and by whom', async () => {
  let asked = 0
  const { app, renewAll, sent, orders } = await opened({
    between: async (path, answer) => {
      const reply = await answer()
      if (path.endsWith(RENEW) && (asked += 1) === 2) throw new TypeError('lost')
      return reply
    },
  })
  const dialog = await renewAll()
  const items = dialog.getByRole('list', { name: 'Data plans' })
  expect(within(items).getAllByRole('listitem')).toHaveLength(3)
  await app.user.click(
    await dialog.findByRole('radio', { name: /^36 months.*12\.90.EUR.*0\.36.EUR per month/ }),
  )
  expect(dialog.getByText('Total, 3 plants').parentElement).toHaveTextContent(/38\.70.EUR/)
  // Before it is paid: 2.06 of each 12.90, and who gets the bill.
  expect(dialog.getByText(/^Tax \(19\.00.%\)$/).parentElement).toHaveTextContent(/6\.18.EUR/)
  expect((await dialog.findByText('Billed to')).parentElement).toHaveTextContent('Robin Harbour')
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  expect(await dialog.findByText(/not known whether this was paid/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const keys = (await sent()).map(({ body }) => (body as { key: string }).key)
  expect(keys).toHaveLength(6)
  expect(new Set(keys).size).toBe(3)
  await orders()
  expect(await screen.findByText('Total 3 records')).toBeVisible()
  expect(screen.getAllByText('Paid')).toHaveLength(3)

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await app.user.click((await screen.findAllByRole('link', { name: /^7000/ }))[0] as HTMLElement)
  const section = (await screen.findByRole('heading', { name: 'Billed to' })).closest('section')
  expect(await within(section as HTMLElement).findByText('Robin Harbour')).toBeVisible()
  expect(screen.getByText('Price').parentElement).toHaveTextContent(/12\.90.EUR/)
  await app.user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()

  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL: () => undefined })) // oxfmt-ignore
  await app.user.click(screen.getByRole('button', { name: 'Save as PDF' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]?.text()
  expect(text?.slice(0, 8)).toBe('%PDF-1.7')
  expect(text?.match(/\/Type \/Page /g)).toHaveLength(1)
})

it('S2-23 S1-65 the plan of each logger shows its end, and what is lost without it; several renew themselves from then on, for what the dialog says, until that is switched off, and nothing is bought', async () => {
  const { app, orders, rows } = await opened()
  expect(await screen.findByText(/Without a data plan a logger sends nothing/)).toBeVisible()
  for (const row of rows) {
    expect(row).toHaveTextContent(/Active|Expires soon|Expired/)
    expect(row).toHaveTextContent(/20\d\d-\d\d-\d\d/)
    expect(row).toHaveTextContent(/\*{4} \d{4}Included with the logger/)
  }
  const bar = async () => within(await screen.findByRole('toolbar', { name: 'Actions for the selection' }))
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await app.user.click(await (await bar()).findByRole('button', { name: /^Switch auto-renew on/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch auto-renew on' }))
  await app.user.click(await dialog.findByRole('radio', { name: /^36 months/ }))
  expect(dialog.getByText('Each renewal, plants: 3').parentElement).toHaveTextContent(/38\.70.EUR/)
  expect(dialog.getByText(/Nothing is paid now/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Switch auto-renew on' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(within(screen.getByRole('grid')).getAllByText('Yes')).toHaveLength(3))
  const [off] = await screen.findAllByRole('button', { name: /^Switch auto-renew off/ })
  await app.user.click(off as HTMLElement)
  const ask = within(await screen.findByRole('alertdialog'))
  await app.user.click(ask.getByRole('button', { name: 'Switch auto-renew off' }))
  await waitFor(() => expect(within(screen.getByRole('grid')).getAllByText('No').length).toBeGreaterThan(0))
  await orders()
  expect(await screen.findByText('You have not bought a data plan yet.')).toBeInTheDocument()
})

it('S2-23 a payment by bank is pending, and nothing is offered twice meanwhile', async () => {
  const { app, renewAll, orders } = await opened()
  const dialog = await renewAll()
  await app.user.click(await dialog.findByRole('radio', { name: /^60 months/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // Nothing is done yet: it says what was ordered, and none is offered a second time meanwhile.
  expect(await screen.findByText('Ordered: 3')).toBeInTheDocument()
  await waitFor(() =>
    expect(within(screen.getByRole('grid')).getAllByText('Payment pending')).toHaveLength(3),
  )
  expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument()
  await orders()
  await waitFor(() =>
    expect(within(screen.getByRole('grid')).getAllByText('Payment pending')).toHaveLength(3),
  )
})

it('S2-23 a payment that the bank refuses says what was charged and what to do, and has no receipt', async () => {
  // Without an e-mail address for the invoice.
  const app = await renderApp({ as: '+4915200000001', at: AT })
  await app.user.click(await screen.findByRole('button', { name: /^Renew/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew' }))
  await app.user.click(await dialog.findByRole('radio', { name: /^60 months/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  await screen.findByText('Payment pending')
  const refused = /refused the payment. Nothing was charged, and the plan was not renewed/
  expect(screen.queryByText(refused)).not.toBeInTheDocument()
  await clock(app, '2026-06-20T15:00:00Z')
  await app.user.click(screen.getByRole('link', { name: 'Purchases of data plans' }))
  expect(await screen.findByText(refused)).toBeVisible()
  await app.user.click(await screen.findByRole('link', { name: /^7000/ }))
  const payment = within(await screen.findByRole('region', { name: 'Payment' }))
  expect(await payment.findByText(refused)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await app.user.click(payment.getByRole('link', { name: 'Data plans' }))
  expect(await screen.findByRole('heading', { name: 'Data plans' })).toBeVisible()
})

it('S2-23 who may see loggers and not change them renews none', async () => {
  await renderApp({ as: 'manager', at: AT })
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
  expect(screen.getAllByRole('button', { name: /^Open device/ })[0]).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument()
})

it('S2-23 who may not see loggers sees which right is missing', async () => {
  await renderApp({ as: 'viewer', at: AT })
  expect(await screen.findByText(/device:read/)).toBeVisible()
})
