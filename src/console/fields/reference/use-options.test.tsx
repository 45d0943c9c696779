import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json } from '../../../../tests/support/fake-fetch'
import { renderPart } from '../../../../tests/support/render-part'
import { readPlant } from '../../../transport/calls/stations'
import { useTitle } from '../use-title'
import { useOptions } from './use-options'

const SEARCH = '/maintain-s/operating/station/search'
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

function Searched() {
  const { options, search } = useOptions('plants', true)
  return (
    <>
      <output>{options.map(({ label }) => label).join(', ')}</output>
      <input aria-label="Plant" onChange={({ target }) => search(target.value)} />
    </>
  )
}

describe('records to choose from', () => {
  it('that fit what is typed stay in their places until its answer is there', async () => {
    let answer: (reply: Response) => void = () => undefined
    const names = (...all: string[]) => json({ total: all.length, data: all.map((name, id) => ({ id: id + 1, name })) }) // oxfmt-ignore
    const { fetch } = await renderPart(<Searched />, {
      answers: {
        [SEARCH]: () =>
          fetch.to(SEARCH).length < 2
            ? names('Bakery', 'Barn', 'School')
            : new Promise<Response>((resolve) => (answer = resolve)),
      },
    })
    const shown = await screen.findByText('Bakery, Barn, School')
    const gone: string[] = []
    const watch = new MutationObserver(() => gone.push(shown.textContent))
    watch.observe(shown, { childList: true, characterData: true, subtree: true })
    await userEvent.type(screen.getByRole('textbox'), 'Ba')
    await waitFor(() => expect(fetch.to(SEARCH)).toHaveLength(2))
    answer(names('Bakery', 'Barn', 'Bank'))
    expect(await screen.findByText('Bakery, Barn, Bank')).toBeVisible()
    watch.disconnect()
    expect(new Set(gone)).toEqual(new Set(['Bakery, Barn', 'Bakery, Barn, Bank']))
  })
})

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
    expect(screen.queryByText('Logger east', { selector: 'output' })).toBeNull()
    expect(await screen.findByText('Logger west', { selector: 'output' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Logger east', { selector: 'p' })).toBeNull())
  })
})
