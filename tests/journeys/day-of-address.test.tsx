import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

const shown = () => new URLSearchParams(window.location.search).get('day')
const at = (day: string) => `/plant/infos/data?plant=63400030&day=${day}`

it('a day that cannot be shown leaves the address, which says what is shown, also when it is come to from another; one that is shown stays', async () => {
  await renderApp({ as: 'owner', at: at('2099-01-01') })
  await screen.findByRole('region', { name: 'Day curve' })
  await waitFor(() => expect(shown()).toBeNull())
  expect(new URLSearchParams(window.location.search).get('plant')).toBe('63400030')
  for (const none of walked(['2026-02-30', 'soon'], (day) => day !== 'soon')) {
    await go(at('2026-06-01'))
    expect(await screen.findByDisplayValue('01/06/2026')).toBeVisible()
    expect(shown()).toBe('2026-06-01')
    await go(at(none))
    await waitFor(() => expect(shown()).toBeNull())
    expect(screen.getByDisplayValue('20/06/2026')).toBeVisible()
  }
})
