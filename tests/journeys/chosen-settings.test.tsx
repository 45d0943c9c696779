import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preferencesOf } from '../../src/providers/preferences'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

const COMMON = '/account/settings/common'

const choose = async (group: string, word: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: group }, { timeout: 20_000 })).getByRole('radio', {
      name: word,
    }),
  )

/** What is shown in the zone that was chosen: `chosen-zone.test.tsx`. */
it('S2-31 S2-09 the zone of times, the first day of a week and the place that signing in leads to are chosen; letters are no commands where somebody does not want them, the others stay', async () => {
  const app = await renderApp({ as: 'owner', at: COMMON })
  await choose('Times are shown', 'UTC')
  await waitFor(() => expect(screen.getByLabelText('How it looks')).toHaveTextContent('UTC'))
  expect(preferencesOf(app.booted.services.storage).getState().timeZone).toBe('utc')
  await choose('First day of the week', 'Saturday')
  await go('/plant/infos/detail?plant=63400030')
  await app.user.click(await screen.findByRole('button', { name: 'Edit Basics' }))
  await app.user.click((await screen.findAllByLabelText('Commissioned'))[0] as HTMLElement)
  await waitFor(() => expect(document.querySelector('.ant-picker-content th')).toHaveTextContent(/^Sa/))

  // What each place is, and what of it is refused, is for `landing.test.tsx`.
  await go(COMMON)
  await choose('After signing in, open', 'Applications')
  await go('/')
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/application/))
  await go(COMMON)
  await choose('After signing in, open', 'Where I left off')
  expect(preferencesOf(app.booted.services.storage).getState().landing).toBe('last')

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
}, 90_000)
