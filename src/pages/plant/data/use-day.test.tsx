import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../../../../tests/support/fake-fetch'
import { renderPart } from '../../../../tests/support/render-part'
import { namedPlant } from '../../../domain/plants/named-plant'
import { useLive } from '../../../features/plants/use-live'
import { useSystemId } from './use-day'

const PLANT = namedPlant(7)

function System() {
  const live = useLive(PLANT)
  return (
    <>
      <output>{String(useSystemId(PLANT))}</output>
      {live.fault && (
        <button type="button" onClick={live.retry}>
          Retry
        </button>
      )}
    </>
  )
}

it('what hangs on the live card stays while that one is asked again', async () => {
  const { fetch } = await renderPart(<System />, {
    answers: { '/maintain-s/fast/system/7': () => json({ code: '16' }, 500) },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('status')).toHaveTextContent('7')
  fetch.answers['/maintain-s/fast/system/7'] = () => new Promise(() => undefined)
  act(() => retry.click())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument())
  expect(screen.getByRole('status')).toHaveTextContent('7')
})
