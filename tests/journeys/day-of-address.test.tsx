import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

const shown = () => new URLSearchParams(window.location.search).get('day')
const open = async (day: string) => {
  await renderApp({ as: 'owner', at: `/plant/infos/data?plant=63400030&day=${day}` })
  await screen.findByRole('region', { name: 'Day curve' })
}

/** One that is not yet, and what is none. */
it.each(walked(['2099-01-01', '2026-02-30', 'soon'], (day) => day !== 'soon'))(
  'a day that cannot be shown (%s) leaves the address, which says what is shown',
  async (day) => {
    await open(day)
    await waitFor(() => expect(shown()).toBeNull())
    expect(new URLSearchParams(window.location.search).get('plant')).toBe('63400030')
  },
)

it('a day that is shown stays in the address', async () => {
  await open('2026-06-01')
  await screen.findAllByDisplayValue(/2026/)
  expect(shown()).toBe('2026-06-01')
})
