import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deviceIdOf } from '../../mocks/cloud/devices/devices'
// Parts of the screens that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import '../../src/pages/plant/layout/layout-page'
import { COLUMNS } from '../support/permission-table'
import { granted } from '../support/permission-document'
import { go } from '../support/go'
import { loadingParts } from '../support/loading-parts'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

/** Of the first inverter. */
const FIRST = 10
/** Switched on, so that what is missing is missing for want of a right. */
const configuration = { deviceControl: true }

const refused = () =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/may not|cannot see/i), {
    timeout: 10_000,
  })
const expectButton = (name: string, there: boolean) =>
  waitFor(() => expect(screen.queryAllByRole('button', { name })).toHaveLength(there ? 1 : 0), {
    timeout: 10_000,
  })

/** What the three screens hang on. */
const RIGHTS = [
  'devices read',
  'plant-alerts read',
  'devices update',
  'devices replace',
  'modules read',
  'modules draw',
]
const answers = (title: string) => RIGHTS.map((right) => granted(title).get(right)).join()

const PLACES = COLUMNS.flatMap(({ account, plant, title }) =>
  plant === null ? [] : [[account, plant, title] as const],
)
/** One account of each set of answers; who is answered what is compared in `tests/contract`. */
const DIFFERENT = walked(
  PLACES,
  ([, , title]) => PLACES.find((one) => answers(one[2]) === answers(title))?.[2] === title,
)

describe.each(DIFFERENT)('%s at plant %i', (as, plant, title) => {
  const rights = granted(title)
  const may = (right: string) => rights.get(right) === true

  it('S6-04 S2-18 S2-19 has the parts of a device and of the layout that the matrix grants, and ways to devices from the energy flow where it may see them', async () => {
    await renderApp({
      ...{ as, configuration },
      at: `/device-detail?plant=${plant}&device=${deviceIdOf(plant, FIRST)}`,
    })
    if (may('devices read')) {
      expect(await screen.findByRole('link', { name: 'Parameters' }, { timeout: 10_000 })).toBeVisible()
      const parts = screen.getByRole('navigation', { name: 'Parts of the device' })
      // They come together: what is not there now does not come.
      expect([...parts.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
        ...['Overview', 'Parameters', 'Chart'],
        ...(may('plant-alerts read') ? ['Alarms'] : []),
        // One code with the corrections of a device; the document has the switch off.
        ...(may('devices update') ? ['Control', 'Firmware'] : []),
        ...['Records', 'Info'],
      ])
      await expectButton('Replace', may('devices replace'))
    } else {
      await refused()
      expect(screen.queryByRole('navigation', { name: 'Parts of the device' })).not.toBeInTheDocument()
      await expectButton('Replace', false)
    }
    await go(`/plant/infos/component-layout?plant=${plant}`)
    if (may('modules read')) {
      expect(await screen.findByRole('heading', { name: 'Layout' }, { timeout: 10_000 })).toBeVisible()
      await waitFor(() => expect(loadingParts()).toEqual([]), { timeout: 10_000 })
    } else {
      // The page of the device may have been refused in the same words.
      expect(await screen.findByRole('navigation', { name: 'Plant pages' })).toBeVisible()
      await refused()
    }
    await expectButton('Edit layout', may('modules read') && may('modules draw'))

    await go(`/plant/infos/data?plant=${plant}`)
    const flow = await screen.findByRole('region', { name: 'Energy flow now' }, { timeout: 10_000 })
    await within(flow).findByText(/^The panels produce /)
    // The count of devices beside the flow comes with the ways.
    if (may('devices read')) await screen.findByText(/^\d+ of \d+ online$/)
    const [there] = within(flow).queryAllByRole('link', { name: /^Solar: open / })
    expect(there !== undefined).toBe(may('devices read'))
  })
})
