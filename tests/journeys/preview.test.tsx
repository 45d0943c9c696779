import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { brokenRules } from '../support/broken-rules'
import { pick } from '../support/record-steps'
import { go } from '../support/go'
import { unchanged } from '../support/offered'
import { demo, PASSWORD, type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

/** Lists whose actions stand in rows, in a toolbar and at their head, and a record of parts. */
const SCREENS = ['/members', '/plant/infos/device?plant=63900010', '/plant/infos/detail?plant=63900010']
/** What each of them has and the one before has not. */
const WORDS = ['Last sign-in', 'Inverter 1', 'Grid and metering']
/** Time goes on between one reading and the other. */
const FIGURE = /\d[\d.,]*/g

const offered = () =>
  [
    ...new Set(
      [...document.querySelectorAll('main :is(a, button, input, select, textarea), nav a')].map((one) =>
        `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.replace(FIGURE, '#'),
      ),
    ),
  ]
    .filter((name) => name !== 'BUTTON End preview')
    .sort()

async function everything(): Promise<Record<string, readonly string[]>> {
  const seen: Record<string, readonly string[]> = {}
  // The menu counts them a moment later.
  await waitFor(() => expect(offered()).toContainEqual(expect.stringMatching(/^A Alarms.* open: /)))
  for (const [at, path] of SCREENS.entries()) {
    await go(path)
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(WORDS[at] ?? ''))
    seen[path] = await unchanged(offered, 4, 60)
  }
  return seen
}

const menu = async (app: RenderedApp, entry: string) => {
  await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
  await app.user.click(await screen.findByRole('button', { name: entry }))
}

async function seeAs(app: RenderedApp, role: string) {
  await menu(app, 'See as a role…')
  await app.user.click(await screen.findByRole('radio', { name: new RegExp(`^${role}`) }))
  await app.user.click(screen.getByRole('button', { name: 'Start preview' }))
  expect(await screen.findByText(`You see the console as ${role}. Nothing can be changed.`)).toBeVisible()
}

/** Which questions are answered as for a session of each role is for `tests/contract/preview.test.ts`. */
it('S6-05 seen as Organisation user every screen is as operator has it, and no longer when the preview ends', async () => {
  const app = await renderApp({ as: 'operator', at: '/members' })
  await screen.findByRole('heading', { name: 'Members' })
  const real = await everything()
  await menu(app, 'Log Out')
  fireEvent.change(await screen.findByLabelText('Account'), { target: { value: demo('admin') } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } })
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('button', { name: /Account menu$/ })
  await seeAs(app, 'Organisation user')
  expect(await everything()).toEqual(real)
  await app.user.click(screen.getByRole('button', { name: 'End preview' }))
  expect(await screen.findByRole('button', { name: 'Edit Basics' })).toBeVisible()
})

it('S6-05 S6-12 a preview changes nothing, which is said, and is left at once', async () => {
  const app = await renderApp({ as: 'admin', at: '/members' })
  await screen.findByRole('button', { name: 'Invite' })
  await seeAs(app, 'User manager')
  await app.user.click(await screen.findByRole('button', { name: 'Invite' }))
  await app.user.type(
    await screen.findByRole('textbox', { name: /^E-mail, phone or user name/ }),
    'somebody@reed.example',
  )
  await pick(app, /^Role/, /Organisation user/)
  await app.user.click(screen.getByRole('button', { name: 'Invite member' }))
  expect(await screen.findByText(/^Not saved\. Nothing can be changed in a preview\./)).toBeVisible()
  expect(await brokenRules(screen.getByRole('main'))).toEqual([])
  const written = (await app.requests()).filter(
    ({ method, path }) => method !== 'GET' && path.includes('/member'),
  )
  expect(written).toEqual([])
  await app.user.click(screen.getByRole('button', { name: 'End preview' }))
  await waitFor(() => expect(screen.queryByText(/^You see the console as/)).toBeNull())
  await go('/roles')
  expect(await screen.findByRole('button', { name: 'New role' })).toBeVisible()
})
