import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screens that a browser loads with its first visit.
import '../../src/features/devices/replace-device'
import '../../src/pages/device/device-page'
import '../../src/pages/plant/layout/layout-page'
import { deviceIdOf } from '../../mocks/cloud/devices/devices'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

const ROOF = 63400020
const OPTIMIZER = deviceIdOf(ROOF, 60)
const TILE = `/plant/infos/component-layout?plant=${ROOF}&tile=0-0-0`
const PAGE = `/device-detail?plant=${ROOF}&device=${OPTIMIZER}`
const [OLD, SISTER, SPARE] = ['OP2640002001', 'OP2640002002', 'OP264000201A']
const card = () => screen.findByRole('region', { name: 'South roof 1.1' }, { timeout: 10_000 })
const replace = () => screen.findByRole('button', { name: 'Replace' }, { timeout: 10_000 })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Replace' }))
const writes = async (app: RenderedApp) =>
  (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith(`/device/${OPTIMIZER}`),
  )

/** Types a serial number and sends it. */
async function give(app: RenderedApp, serial: string) {
  const part = await dialog()
  const field = part.getByRole('textbox', { name: 'New serial number' })
  await app.user.clear(field)
  await app.user.type(field, serial)
  await app.user.click(part.getByRole('button', { name: 'Replace' }))
  return part
}

it('S5-34, S8-77, S8-78, S8-81 an optimizer is replaced from its tile, which says since when the new one counts', async () => {
  const app = await renderApp({ as: 'owner', at: TILE })
  expect(await card()).toHaveTextContent(OLD)
  await app.user.click(await replace())
  const part = await give(app, ` ${OLD.toLowerCase()} `)
  expect(await part.findByText(/must differ/)).toBeVisible()
  await give(app, SISTER)
  expect(await part.findByText(/already been added to this plant/)).toBeVisible()
  expect(await writes(app)).toEqual([])
  await give(app, 'OP2699999999')
  expect(await part.findByText(/is not in this plant/)).toBeVisible()
  await give(app, SPARE)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(async () => expect(await card()).toHaveTextContent(new RegExp(`Serial number.*${SPARE}`)))
  // The instant comes with the records of the device, by an answer of its own.
  await waitFor(async () =>
    expect(await card()).toHaveTextContent(
      new RegExp(
        `${SPARE} counts since 2026-06-20 13:0\\d:\\d\\d \\+02:00. What ${OLD} measured before that stays.`,
      ),
    ),
  )
})

it('S5-34 S8-75 from its own page; a logger at work refuses the next, the records keep both numbers, and the chart marks the instant in its table, and not beside sisters', async () => {
  const app = await renderApp({ as: 'owner', at: PAGE, now: Date.parse('2026-06-20T11:02:00Z') })
  await app.user.click(await replace())
  await give(app, SPARE)
  expect((await screen.findAllByText(SPARE, undefined, { timeout: 5000 }))[0]).toBeVisible()
  await app.user.click(await replace())
  const part = await give(app, 'OP264000201B')
  expect(await part.findByText(/executing commands in order/)).toBeVisible()
  await app.user.click(part.getByRole('button', { name: 'Cancel' }))
  await app.user.click(screen.getByRole('link', { name: 'Records' }))
  const records = within(await screen.findByRole('region', { name: 'Records' }))
  const row = (await records.findByRole('rowheader', { name: 'Replaced' })).closest('tr')
  expect(row).toHaveTextContent(new RegExp(`${OLD}.*${SPARE}`))
  expect(records.getByText(new RegExp(`^${SPARE} counts since `))).toBeVisible()

  await go(`${PAGE}&tab=chart&series=DP1&view=table`)
  const chart = within(await screen.findByRole('region', { name: 'Chart' }, { timeout: 5000 }))
  const line = async (name: string) =>
    (await chart.findByText(name, { selector: 'th' }, { timeout: 20_000 })).closest('tr')
  await chart.findByRole('columnheader', { name: 'Replaced' }, { timeout: 5000 })
  expect(await line('12:55')).not.toHaveTextContent('→')
  expect(await line('13:00')).toHaveTextContent(`${OLD} → ${SPARE}`)
  await app.user.click(chart.getByRole('button', { name: 'Beside its sisters' }))
  await waitFor(() => expect(chart.queryByRole('columnheader', { name: 'Replaced' })).not.toBeInTheDocument())
})

it('S6-04 who may look at devices alone is not offered it, at the tile nor at the page', async () => {
  const fleet = 63900002
  const app = await renderApp({
    as: 'manager',
    at: `/plant/infos/component-layout?plant=${fleet}&tile=0-0-0`,
  })
  await app.user.click(await screen.findByRole('link', { name: 'Open device' }, { timeout: 10_000 }))
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Optimizer 1' }, { timeout: 10_000 })
  await screen.findByRole('link', { name: 'Records' })
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
})

it('the card of a module says its power in the unit of the tiles, as weak as it may be', async () => {
  const now = Date.parse('2026-06-20T07:00:00Z')
  const app = await renderApp({ as: 'owner', at: `${TILE}&metric=power`, now })
  await card()
  const [weak] = screen.getAllByRole('option', { name: /: 0\.\d+ kilowatts$/ })
  const [shown] = /0\.\d+ kilowatts$/.exec(weak?.getAttribute('aria-label') ?? '') ?? []
  await app.user.click(weak as HTMLElement)
  await waitFor(() => expect(weak).toHaveAttribute('aria-selected', 'true'))
  expect(screen.getByText('Production').nextElementSibling).toHaveTextContent(shown ?? 'no value')
})
