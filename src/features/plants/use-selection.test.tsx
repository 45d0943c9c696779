import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import type { Plant } from '../../domain/plants/reading'
import type { PlantAddress } from './use-address'
import type { PlantList } from './use-plant-list'
import { useSelection } from './use-selection'

const MILL = { id: 7, name: 'Meadow Mill' } as Plant
const LIST = { rows: [MILL], total: 1, searched: '' } as unknown as PlantList

const left = vi.fn<PlantAddress['set']>(() => false)
const arrived = vi.fn<PlantAddress['set']>(() => false)

function Probe() {
  const [set, setSet] = useState(() => left)
  useSelection(LIST, { plant: null, get: () => null, set }, true)
  return <button onClick={() => setSet(() => arrived)}>arrive</button>
}

describe('the plant of a phone', () => {
  it('is the only one there is, also where the address was on its way elsewhere at first', async () => {
    await renderPart(<Probe />)
    fireEvent.click(await screen.findByText('arrive'))
    expect(left).toHaveBeenCalledWith({ plant: '7' }, { replace: true })
    expect(arrived).toHaveBeenCalledWith({ plant: '7' }, { replace: true })
  })
})
