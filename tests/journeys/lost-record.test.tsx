import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

it.each(['null', 'abc', 'A-12', '%E2%80%A6'])(
  'issue 11: a link to an alarm that is cut or mistyped says that there is none, not what to enter: %s',
  async (id) => {
    await renderApp({ as: 'operator', at: `/alerts/${id}` })
    expect(
      await screen.findByRole('heading', { name: 'There is no such record.' }, { timeout: 45_000 }),
    ).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/entered/)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
  90_000,
)
