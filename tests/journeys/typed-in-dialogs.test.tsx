import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const LOGGERS = '/plant/infos/device?plant=63400030&list=gateways'

it('issue 11: serials that were typed are asked about before they are lost, by Escape, by a click outside and on the way back', async () => {
  const app = await renderApp({ as: 'owner', at: '/plant/infos/device?plant=63400030' })
  await screen.findByRole('button', { name: 'Add devices' }, { timeout: 45_000 })
  await go(LOGGERS)
  const open = async () => app.user.click(await screen.findByRole('button', { name: 'Register loggers' }))
  await open()
  // Nothing is typed: nothing is asked.
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await open()
  const serials = await screen.findByLabelText('Serial numbers')
  await app.user.type(serials, 'LG26009001')
  const ways = {
    Escape: () => app.user.keyboard('{Escape}'),
    outside: () => app.user.click(document.querySelector('.hg-overlay-ground') as HTMLElement),
    back: () => act(() => void window.history.back()),
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  for (const [way, leave] of Object.entries(ways)) {
    await leave()
    await app.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(serials, way).toHaveValue('LG26009001')
    await waitFor(() => expect(serials, way).toHaveFocus())
  }
  await ways.back()
  await app.user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.search).not.toContain('gateways'))
  await waitFor(() => expect(screen.queryByLabelText('Serial numbers')).toBeNull())
}, 90_000)

it('issue 11: what was sent is not asked about, and the way back is one step again', async () => {
  const app = await renderApp({ as: 'owner', at: LOGGERS })
  await app.user.click(await screen.findByRole('button', { name: 'Register loggers' }, { timeout: 45_000 }))
  await app.user.type(await screen.findByLabelText('Serial numbers'), 'LG26009001')
  await app.user.click(screen.getByRole('button', { name: 'Add (1)' }))
  const rows = await screen.findByRole('list', { name: 'Each serial number' })
  await waitFor(() => expect(rows).toHaveTextContent('added'))
  expect(window.history.state).toMatchObject({ guarded: true })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(window.history.state).not.toMatchObject({ guarded: true }))
  expect(window.location.pathname + window.location.search).toBe(LOGGERS)
}, 90_000)

it('issue 11: what is on its way is asked about: nobody would hear what came of it', async () => {
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  const app = await renderApp({
    as: 'owner',
    at: LOGGERS,
    between: async (path, answer, method) => {
      if (method === 'POST' && path.endsWith('/v2/gateway')) await held
      return answer()
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Register loggers' }, { timeout: 45_000 }))
  await app.user.type(await screen.findByLabelText('Serial numbers'), 'LG26009001')
  await app.user.click(screen.getByRole('button', { name: 'Add (1)' }))
  await app.user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  arrive()
  const rows = await screen.findByRole('list', { name: 'Each serial number' })
  await waitFor(() => expect(rows).toHaveTextContent('added'))
}, 90_000)
