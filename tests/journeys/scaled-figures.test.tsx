import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app'

const SEARCH = '/maintain-s/operating/station/search'
/** Narrow ones stand between a number and its unit. */
const SPACES = /[\s\u00a0\u2009\u202f]+/g
/** What is read aloud before the figure, once the share is known. */
const SHARE = /^Share of capacity: [\d.]+ %/

/** A virtual list draws what fits, so in jsdom, where nothing has a size, it is given one. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1200)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
})

/** W and kWh of a plant as the cloud says them, and as its row shows them. */
const ROWS = [
  ['S9-05 below a thousand', 999.999, '999.99 W', 0.5, '0.50 kWh'],
  ['S9-05 S9-18 thousands are cut', 12_345.678, '12.34 kW', 76.2, '76.20 kWh'],
  ['S9-05 millions', 1_999_999, '1.99 MW', 1500, '1.50 MWh'],
  ['S9-05 S9-07 thousands of millions', 1_234_567_890, '1.23 GW', 2_345_678, '2.34 GWh'],
  ['S9-08 a thousand itself', 1000, '1000.00 W', 1000, '1000.00 kWh'],
  ['S9-08 a little more', 1000.01, '1.00 kW', 1000.01, '1.00 MWh'],
  ['S9-08 a million itself', 1_000_000, '1000.00 kW', 1_000_000, '1000.00 MWh'],
  ['S9-08 one more than a million', 1_000_001, '1.00 MW', 1_000_001, '1.00 GWh'],
  ['S9-09 below nothing, by their size', -12_345.678, '-12.34 kW', -1500, '-1.50 MWh'],
  ['S9-09 below nothing and small', -999.999, '-999.99 W', -0.5, '-0.50 kWh'],
] as const

it('S9-05 S9-07 S9-08 S9-09 S9-18 power and energy of each row stand in the unit of their size, cut after two digits', async () => {
  await renderApp({
    as: 'owner',
    at: '/plants',
    between: (path, answer) => {
      if (!path.endsWith(SEARCH)) return answer()
      const rows = ROWS.map(([name, generationPower, , generationValue], index) => ({
        ...{ id: 63_400_900 - index, name, type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS' },
        ...{ installedCapacity: 5, networkStatus: 'NORMAL', regionTimezone: 'Europe/Berlin' },
        ...{ generationPower, generationValue },
      }))
      return Promise.resolve(Response.json({ total: rows.length, data: rows }))
    },
  })
  for (const [name, , power, , energy] of ROWS) {
    const title = await within(await screen.findByRole('grid')).findByText(name)
    const row = title.closest('[role=row]') as HTMLElement
    await waitFor(() => {
      const cells = within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent.replaceAll(SPACES, ' ').replaceAll('−', '-'))
        .map((text) => text.replace(SHARE, '').trim())
      // What is read aloud follows in the same cell.
      expect(
        cells.filter((text) => text.startsWith(power) && !text.startsWith(`${power}h`)),
        name,
      ).toHaveLength(1)
      expect(
        cells.filter((text) => text.startsWith(energy)),
        name,
      ).toHaveLength(1)
    })
  }
})
