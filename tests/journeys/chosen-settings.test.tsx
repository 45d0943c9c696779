import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const COMMON = '/account/settings/common'

const choose = async (group: string, word: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: group }, { timeout: 20_000 })).getByRole('radio', {
      name: word,
    }),
  )

it('S2-31 letters are no commands where somebody does not want them; the others stay', async () => {
  const app = await renderApp({ as: 'owner', at: COMMON })
  const help = () => screen.queryByRole('dialog', { name: 'Keyboard' })
  await screen.findByRole('group', { name: 'Single-letter keys' }, { timeout: 20_000 })
  await app.user.click(screen.getByRole('heading', { level: 1 }))
  await app.user.keyboard('?')
  await waitFor(() => expect(help()).toBeInTheDocument())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(help()).toBeNull())
  await choose('Single-letter keys', 'Off')
  await app.user.keyboard('?{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeInTheDocument()
  expect(help()).toBeNull()
  await app.user.keyboard('{Escape}')
  await app.user.click(screen.getByRole('button', { name: 'Show these keys' }))
  await waitFor(() => expect(help()).toBeInTheDocument())
}, 60_000)
