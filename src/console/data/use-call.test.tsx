import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { preferencesOf } from '../../providers/preferences'
import { Panel } from '../../kit/panel/panel'
import type { Call } from '../../transport/call'
import { useCall } from './use-call'

const CALL: Call<string> = {
  method: 'GET',
  path: '/thing',
  read: (raw) => String((raw as { text: string }).text),
}

function Thing() {
  const state = useCall(['thing', 1], CALL)
  return (
    <Panel title="Thing" state={state}>
      {state.data}
    </Panel>
  )
}

/** What an interval does. */
function Again() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.refetchQueries({ queryKey: ['call', 'thing'] })}>
      Again
    </button>
  )
}

/** An answer that is on its way until it is given. */
function held() {
  let give: (reply: Response) => void = () => undefined
  const reply = new Promise<Response>((resolve) => {
    give = resolve
  })
  return { reply, give: (answer: Response) => act(() => give(answer)) }
}

const panel = () => screen.getByRole('region', { name: 'Thing' })

it('a part that failed says so until it has an answer, however often it is asked by itself', async () => {
  const { fetch } = await renderPart(
    <>
      <Thing />
      <Again />
    </>,
    { answers: { '/thing': () => json({ code: '16' }, 500) } },
  )
  await screen.findByRole('button', { name: 'Retry' })
  const second = held()
  fetch.answers['/thing'] = () => second.reply
  act(() => screen.getByRole('button', { name: 'Again' }).click())
  await waitFor(() => expect(fetch.to('/thing')).toHaveLength(2))
  expect(panel()).toHaveAttribute('aria-busy', 'false')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  second.give(json({ text: 'There it is' }))
  expect(await screen.findByText('There it is')).toBeVisible()
})

it('Retry shows that it is asked', async () => {
  const { fetch } = await renderPart(<Thing />, { answers: { '/thing': () => json({ code: '16' }, 500) } })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const second = held()
  fetch.answers['/thing'] = () => second.reply
  act(() => retry.click())
  await waitFor(() => expect(panel()).toHaveAttribute('aria-busy', 'true'))
  second.give(json({ text: 'There it is' }))
  expect(await screen.findByText('There it is')).toBeVisible()
})

it('a call that somebody else called off can be asked again, and does not load for ever', async () => {
  const { fetch } = await renderPart(<Thing />, {
    answers: { '/thing': () => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })) },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fetch.answers['/thing'] = () => json({ text: 'There it is' })
  act(() => retry.click())
  expect(await screen.findByText('There it is')).toBeVisible()
})

it('S2-31 saving data asks for live figures five times less often', async () => {
  function Live() {
    const { data } = useCall(['live', 1], CALL, { every: 0.1 })
    return <p>{data}</p>
  }
  const { fetch, services } = await renderPart(<Live />, {
    answers: { '/thing': () => json({ text: 'Now' }) },
  })
  await waitFor(() => expect(fetch.to('/thing').length).toBeGreaterThan(2))
  act(() => preferencesOf(services.storage).choose({ dataSaver: 'on' }))
  const [asked, since] = [fetch.to('/thing').length, performance.now()]
  await waitFor(() => expect(fetch.to('/thing').length).toBeGreaterThan(asked + 1), { timeout: 5_000 })
  expect(performance.now() - since).toBeGreaterThan(800)
})
