import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { updatePlant } from '../../src/transport/calls/plant-record'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

const MAY = 'from=2026-05-01&to=2026-05-31&columns=production,consumption,feedIn,purchase,income'
const firstDay = async () => {
  const preview = await screen.findByRole('region', { name: 'Preview' }, { timeout: 40_000 })
  const head = await within(preview).findByText('2026-05-01', { selector: 'th' }, { timeout: 10_000 })
  const cells = within(head.parentElement as HTMLElement).getAllByRole('cell')
  return cells.slice(1).map((cell) => cell.textContent ?? '')
}

it('11: a file of a storage plant has no income at one price for all production', async () => {
  await renderApp({ as: 'owner', at: `/plant/infos/exportdata?plant=63400030&${MAY}` })
  const [produced, , , , income] = await firstDay()
  expect(Number(produced)).toBeGreaterThan(0)
  expect(income).not.toMatch(/\d/)
}, 60_000)

it('11: a plant that feeds in all has the income that the server knows', async () => {
  await renderApp({
    as: 'owner',
    at: `/plant/infos/exportdata?plant=63400010&${MAY.replace('consumption,feedIn,purchase,', '')}`,
  })
  expect((await firstDay()).at(-1)).toMatch(/\d/)
}, 60_000)

it('11: with prices a file has what own use did not cost and feed-in earned', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  await app.booted.services.send(
    updatePlant(63400030, { finance: { consumptionPrice: 0.3, mergeElectricPrice: 0.1 } }),
  )
  await go(`/plant/infos/exportdata?plant=63400030&${MAY}`)
  const [, consumed = 0, fedIn = 0, bought = 0, income = 0] = (await firstDay()).map(Number)
  expect(income).toBeGreaterThan(0)
  expect(Math.abs(income - ((consumed - bought) * 0.3 + fedIn * 0.1))).toBeLessThan(0.01)
}, 60_000)
