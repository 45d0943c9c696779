import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'
import { address, otherBrowser } from '../support/starts'
import { columnHeads, drawnRows } from '../support/table'

prepareAlarms()

const field = () => screen.findByRole<HTMLInputElement>('searchbox')
const press = async (app: RenderedApp, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }))
const allThree = () => waitFor(() => expect(drawnRows()).toHaveLength(3))
const views = () => screen.findByRole('list', { name: 'Views' })
/** Behind its name stands how many records it shows. */
const view = async (name: string) =>
  within(await views()).findByRole('button', { name: new RegExp(`^${name}\\s*\\d*$`) })

/** The members ordered by e-mail, searched for a letter, with one column less. */
async function arrange(app: RenderedApp) {
  await allThree()
  expect(columnHeads()).toContain('Phone')
  await press(app, 'Columns')
  await app.user.click(await screen.findByRole('checkbox', { name: 'Phone' }))
  await waitFor(() => expect(columnHeads()).not.toContain('Phone'))
  await app.user.keyboard('{Escape}')
  await app.user.type(await field(), 'a')
  await waitFor(() => expect(window.location.search).toMatch(/[?&]q=a/))
  await press(app, 'E-mail')
}

async function expectArranged() {
  await waitFor(async () => expect(await field()).toHaveValue('a'))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'ascending'),
  )
  await waitFor(() => expect(columnHeads()).not.toContain('Phone'))
}

/** The list anew, after another screen. */
async function comeBackTo(list: string) {
  await go('/version')
  await screen.findByRole('heading', { name: 'Version' })
  expect(drawnRows()).toEqual([])
  await go(list)
  await allThree()
}

/** Views that are written over, put back, or kept on this device: `views.test.tsx`. */
it('a view is in every browser of its owner; its link shows another account the list as it is, without the view until that is shared; only its owner changes it', async () => {
  let free = () => {}
  const shared = new Promise<void>((done) => (free = done))
  let isHeld = false
  const app = await renderApp({
    as: 'admin',
    at: '/members',
    between: async (path, answer) => {
      if (isHeld && path.endsWith('/acc/view')) await shared
      return answer()
    },
  })
  await arrange(app)
  await press(app, /^Views/)
  expect(await screen.findByText(/^Views are kept in your account/)).toBeVisible()
  await app.user.type(screen.getByLabelText('Name of a new view'), 'Addresses')
  await press(app, 'Save view')
  // On a phone nothing else would tell.
  expect(await screen.findByText('View Addresses saved.')).toBeVisible()
  await press(app, 'Views: Addresses')
  await press(app, 'Copy link')
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await navigator.clipboard.readText()
  expect(link.length).toBeLessThan(200)
  // It is shared while the other browser looks at the list.
  isHeld = true
  await press(app, 'Edit view Addresses')
  await app.user.click(screen.getByRole('checkbox', { name: 'Everybody in the organisation sees it' }))

  const there = await otherBrowser(app, { as: 'operator', at: link.slice(window.location.origin.length) })
  await waitFor(() => expect(drawnRows()).not.toEqual([]))
  await expectArranged()
  await press(there, /^Views/)
  await view('Standard view')
  expect(within(await views()).queryByRole('button', { name: /^Addresses/ })).toBeNull()
  free()
  await waitFor(async () => expect(await there.requests()).toContainEqual(expect.objectContaining({ method: 'POST', body: expect.objectContaining({ shared: true }), status: 200 }))) // oxfmt-ignore
  await comeBackTo('/members')
  await press(there, /^Views/)
  await app.user.click(await within(await views()).findByRole('button', { name: /^Addresses\s*Shared by/ }))
  await expectArranged()
  await press(there, /^Views/)
  await within(await views()).findByRole('button', { name: /^Addresses\s*Shared by/ })
  expect(screen.queryByRole('button', { name: 'Edit view Addresses' })).toBeNull()

  const mine = await otherBrowser(app, { as: 'admin', at: '/members' })
  await allThree()
  await press(mine, /^Views/)
  await press(mine, 'Edit view Addresses')
  expect(screen.getByRole('checkbox', { name: 'Everybody in the organisation sees it' })).toBeChecked()
  const name = screen.getByLabelText('Name of the view')
  await mine.user.clear(name)
  await mine.user.type(name, 'Post')
  await press(mine, 'Save')
  expect(await view('Post')).toBeVisible()
  await press(mine, 'Open the list with Post')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the list with Post' })).toHaveAttribute('aria-pressed', 'true')) // oxfmt-ignore

  const again = await otherBrowser(app, { as: 'admin', at: '/members' })
  expect(await screen.findByRole('button', { name: 'Views: Post' })).toBeVisible()
  await expectArranged()
  // The standard view can still be chosen, and its address stays with it.
  await press(again, /^Views/)
  await again.user.click(await view('Standard view'))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await comeBackTo(address())
  expect(await field()).toHaveValue('')
})
