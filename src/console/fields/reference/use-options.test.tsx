import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../../../tests/support/fake-fetch'
import { renderPart } from '../../../../tests/support/render-part'
import { readPlant } from '../../../transport/calls/stations'
import { useTitle } from '../use-title'
import { useOptions } from './use-options'

const loggers = (plant: number) => `/maintain-s/power/system/${plant}/gateway`

function Probe() {
  const { options } = useOptions('gateways', true)
  return (
    <>
      <output>{options.map(({ label }) => label).join(', ')}</output>
      <p>{useTitle('gateways', 5)}</p>
    </>
  )
}

describe('references to records of a plant', () => {
  it('wait for a plant, and are those of the current one', async () => {
    const { services, fetch } = await renderPart(<Probe />, {
      answers: {
        [loggers(7)]: () => json([{ id: 5, name: 'Logger east', serialNumber: 'A1' }]),
        [loggers(8)]: () => json([{ id: 6, name: 'Logger west', serialNumber: 'A2' }]),
      },
    })
    expect(fetch.to('/maintain-s/power/system')).toEqual([])
    act(() => services.currentPlant.select(readPlant({ id: 7 })))
    expect(await screen.findByText('Logger east', { selector: 'output' })).toBeVisible()
    expect(await screen.findByText('Logger east', { selector: 'p' })).toBeVisible()
    act(() => services.currentPlant.select(readPlant({ id: 8 })))
    expect(await screen.findByText('Logger west', { selector: 'output' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Logger east', { selector: 'p' })).toBeNull())
  })
})
