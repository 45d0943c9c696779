import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { namedPlant } from '../../domain/plants/named-plant'
import type { PlantAddress } from './use-address'
import type { PlantList } from './use-plant-list'
import { useSelection } from './use-selection'

const MILL = { ...namedPlant(7), name: 'Meadow Mill' }
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
    expect(left).toHaveBeenCalledWith({ plant: '7' }, { byItself: true })
    expect(arrived).toHaveBeenCalledWith({ plant: '7' }, { byItself: true })
  })
})

const DETAIL = '/maintain-s/operating/station/information/7'
const FAILED = { rows: [], total: null, searched: '', fault: { kind: 'http' } } as unknown as PlantList

function Recovering() {
  const [list, setList] = useState(FAILED)
  const { state } = useCurrentPlant()
  useSelection(list, { plant: 7, get: () => null, set: left }, false)
  return (
    <>
      <button onClick={() => setList(LIST)}>recover</button>
      <p>{`${state.plant?.name ?? 'no name'}, ${state.detail}`}</p>
    </>
  )
}

function Beginning() {
  const [wanted, setWanted] = useState<number | null>(9)
  const { state } = useCurrentPlant()
  useSelection(LIST, { plant: wanted, get: () => null, set: left }, false)
  return (
    <>
      <button onClick={() => setWanted(null)}>begin</button>
      <p>{`${state.plant?.id ?? 'none'}, ${state.detail}`}</p>
    </>
  )
}

describe('the plant that was current', () => {
  it.each([
    ['7, failed', '7', 'is left for the first of the list where there is no such plant', 400],
    ['9, failed', '9', 'stays where the server does not know', 500],
  ])('%s, plant %s: it %s', async (shown, plant, _, status) => {
    const gone = '/maintain-s/operating/station/information/9'
    await renderPart(<Beginning />, {
      answers: { [gone]: () => json({ code: '35' }, status), [DETAIL]: () => json({}, 500) },
    })
    expect(await screen.findByText('9, failed')).toBeVisible()
    left.mockClear()
    fireEvent.click(screen.getByText('begin'))
    await waitFor(() => expect(left).toHaveBeenCalledWith({ plant }, { byItself: true }))
    expect(await screen.findByText(shown)).toBeVisible()
  })
})

describe('the plant of an address', () => {
  it('is the one of the list once that is back, and is asked about again', async () => {
    const { fetch } = await renderPart(<Recovering />, {
      answers: { [DETAIL]: () => json({}, 500) },
    })
    expect(await screen.findByText('no name, failed')).toBeVisible()
    const asked = fetch.to(DETAIL).length
    fireEvent.click(screen.getByText('recover'))
    expect(await screen.findByText('Meadow Mill, failed')).toBeVisible()
    await waitFor(() => expect(fetch.to(DETAIL).length).toBe(2 * asked))
  })
})
