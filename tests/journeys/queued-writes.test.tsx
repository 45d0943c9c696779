import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TRIAGE, elsewhere, FEW, grid, prepareAlarms } from '../support/alarms'
import { network } from '../support/network'
import { renderApp, type RenderedApp } from '../support/render-app'

prepareAlarms()

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = async (machine = { indexedDB: new IDBFactory(), build: 'one' }) => {
  const app = await renderApp({ ...FEW, machine, at: '/alerts?m=0&f=state.in.*OPEN*ACKNOWLEDGED' })
  await within(await grid()).findAllByRole('checkbox')
  return app
}
const waiting = (count: number) => screen.findByText(new RegExp(`^Not sent yet: ${count}\\.`))
const none = () => waitFor(() => expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument())
const sent = async (app: RenderedApp) =>
  (await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))

describe('what is done about alarms without a network', () => {
  it('is seen at once, waits, and goes out once when the network is back; what the cloud refuses at last is shown; it is asked about before it is lost with the session', async () => {
    const app = await open()
    network(false)
    await app.user.keyboard('j')
    await app.user.keyboard('e')
    await waiting(1)
    expect(within(await grid()).getAllByText('Acknowledged')).toHaveLength(1)
    expect(await sent(app)).toEqual([])
    await app.user.keyboard('j')
    await app.user.keyboard('e')
    await waiting(2)
    network(true)
    await none()
    const calls = await sent(app)
    expect(calls.map(({ body }) => (body as { action: string }).action)).toEqual([
      'ACKNOWLEDGE',
      'ACKNOWLEDGE',
    ])
    const ids = calls.flatMap(({ body }) => (body as { alarmIds: string[] }).alarmIds)
    const { data } = await elsewhere(app, `${TRIAGE}/search?size=500`, { states: ['ACKNOWLEDGED'] })
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(new Set(ids).size).toBe(2)

    network(false)
    await app.user.keyboard('j')
    await app.user.keyboard('n')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('Fuse ordered{Control>}{Enter}{/Control}')
    await waiting(1)
    await app.inject({ match: { path: TRIAGE }, status: 200, body: { code: '24', msg: 'no' } })
    network(true)
    expect(await screen.findByText(/^Not accepted: Add note \(1\)\. \S/)).toBeVisible()
    await none()

    network(false)
    await app.user.keyboard('n')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('Fuse ordered{Control>}{Enter}{/Control}')
    await waiting(1)
    await app.user.click(screen.getByRole('button', { name: /Account menu/ }))
    await app.user.click(screen.getByRole('button', { name: 'Log Out' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard what was not sent?' })
    await app.user.click(within(dialog).getByRole('button', { name: 'Log Out' }))
    await screen.findByLabelText('Account')
    expect(Object.keys(localStorage).filter((name) => name.includes('queued'))).toEqual([])
  })

  it('survives a closed browser, and is gone from it once it was sent', async () => {
    const machine = { indexedDB: new IDBFactory(), build: 'one' }
    const app = await open(machine)
    network(false)
    await app.user.keyboard('j')
    await app.user.keyboard('e')
    await waiting(1)
    cleanup()
    network(true)
    const again = await open(machine)
    await waitFor(async () => expect(await sent(again)).toHaveLength(1))
    await none()
    expect(Object.keys(localStorage).filter((name) => name.includes('queued'))).toEqual([])
  })
})
