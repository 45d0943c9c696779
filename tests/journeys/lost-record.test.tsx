import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

it('issue 11: a link to an alarm that is cut or mistyped says that there is none, not what to enter', async () => {
  const none = { name: 'There is no such record.' }
  await renderApp({ as: 'operator', at: '/version' })
  for (const id of ['null', 'abc', 'A-12', '%E2%80%A6']) {
    await go(`/alerts/${id}`)
    expect(await screen.findByRole('heading', none, { timeout: 45_000 })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/entered/)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await go('/version')
    await waitFor(() => expect(screen.queryByRole('heading', none)).toBeNull())
  }
}, 90_000)
