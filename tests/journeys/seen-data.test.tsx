import { cleanup, screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SEEN_DATABASE } from '../../src/transport/seen-database'
import { createSeenStore } from '../../src/transport/seen-store'
import { go } from '../support/go'
import { type GivenApp, renderApp, type RenderedApp } from '../support/render-app'

const PLANT = 63400030
const AT = `/plant/infos/data?plant=${PLANT}`

/** Nobody is there: every call fails as without a network. */
const cutOff = { between: () => Promise.reject(new TypeError('Failed to fetch')) }

const machineOf = () => ({ indexedDB: new IDBFactory(), build: 'one' })
type Machine = ReturnType<typeof machineOf>

/** Names under which something lies in the store. */
function kept({ indexedDB }: Machine): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(SEEN_DATABASE)
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('answers')) return resolve([])
      const keys = database.transaction('answers').objectStore('answers').getAllKeys()
      keys.onsuccess = () => {
        database.close()
        resolve(keys.result.map(String))
      }
    }
  })
}

/** Opens a plant as `owner`, until what it showed lies on the machine. */
async function visited(machine: Machine, given: GivenApp = {}): Promise<RenderedApp> {
  await createSeenStore(machine.indexedDB).get('')
  const app = await renderApp({ at: AT, as: 'owner', machine, ...given })
  await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })
  await screen.findByRole('region', { name: 'Key figures' })
  const wanted = ['identity', 'information', '"live"', '"system"', '"day"', 'infinite']
  await expect
    .poll(
      async () => {
        const names = await kept(machine)
        return wanted.filter((part) => !names.some((name) => name.includes(part)))
      },
      { timeout: 20_000 },
    )
    .toEqual([])
  return app
}

afterEach(() => vi.restoreAllMocks())

describe('what was seen', () => {
  it('14: stands without a network after a new start and gives the rows of a slow list at once, with its age, and is shown to nobody else who signs in, and gone once they are', async () => {
    const machine = machineOf()
    await visited(machine)
    cleanup()
    await renderApp({ at: AT, machine, ...cutOff })
    expect(
      await screen.findByText(/^No network connection\. Showing data saved at \d\d:\d\d( UTC)?\.$/),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
    const figures = screen.getByRole('region', { name: 'Key figures' })
    expect(await within(figures).findByText('Self-sufficiency')).toBeVisible()

    cleanup()
    // A virtual list draws what fits, and in jsdom nothing has a size.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
    let free: () => void = () => undefined
    const held = new Promise<void>((resolve) => (free = resolve))
    await renderApp({
      at: AT,
      machine,
      between: async (path, answer) => {
        if (path.endsWith('/station/search')) await held
        return answer()
      },
    })
    const list = () => screen.findByRole('listbox', {}, { timeout: 20_000 })
    expect(await within(await list()).findByRole('option', { name: /Kranichhof/ })).toBeVisible()
    expect(await screen.findByText(/^Showing data saved at \d\d:\d\d( UTC)?\.$/)).toBeVisible()
    free()
    await expect.poll(() => screen.queryByText(/^Showing data saved/)).toBeNull()
    expect(await within(await list()).findByRole('option', { name: /Kranichhof/ })).toBeVisible()

    cleanup()
    await renderApp({ at: AT, as: 'viewer', machine, ...cutOff })
    await screen.findAllByText('Network error.')
    expect(screen.queryByText('Kranichhof')).not.toBeInTheDocument()
    cleanup()
    const before = await kept(machine)
    await renderApp({ at: '/plant', as: 'viewer', machine })
    await expect
      .poll(async () => (await kept(machine)).filter((name) => before.includes(name)), { timeout: 20_000 })
      .toEqual([])
  })

  it('is gone after signing out', async () => {
    const machine = machineOf()
    const app = await visited(machine)
    await app.booted.services.auth.logout({})
    await screen.findByLabelText('Account')
    await expect.poll(() => kept(machine)).toEqual([])
    cleanup()
    await renderApp({ at: AT, machine, as: 'owner', ...cutOff })
    await screen.findAllByText('Network error.')
    expect(screen.queryByText('Kranichhof')).not.toBeInTheDocument()
  })

  it('is gone when an address ends the session', async () => {
    const machine = machineOf()
    await visited(machine)
    cleanup()
    await renderApp({ at: `${AT}&token=clear`, machine })
    await screen.findByLabelText('Account')
    await expect
      .poll(async () => (await kept(machine)).filter((name) => /#$|identity/.test(name)))
      .toEqual([])
  })

  it('is gone once the provider is suspended', async () => {
    const machine = machineOf()
    await visited(machine)
    cleanup()
    await renderApp({ at: AT, machine, configuration: { serviceOut: true } })
    // Another page that has not heard of it yet may go on for a while; without these nothing of it opens.
    await expect
      .poll(async () => (await kept(machine)).filter((name) => /#$|identity/.test(name)))
      .toEqual([])
    cleanup()
    await renderApp({ at: AT, machine, ...cutOff })
    await screen.findAllByText('Network error.')
    expect(screen.queryByText('Kranichhof')).not.toBeInTheDocument()
  })

  it('is not kept where the person or the installation wants nothing kept', async () => {
    const machine = machineOf()
    const app = await visited(machine)
    await go('/account/settings/common')
    await app.user.click(await screen.findByRole('radio', { name: 'Keep nothing on this device' }))
    await expect.poll(() => kept(machine)).toEqual([])
    cleanup()

    const { booted } = await renderApp({ at: AT, machine, configuration: { seenData: false } })
    await screen.findByRole('region', { name: 'Key figures' })
    expect(booted.services.seen?.holder()).toBeNull()
  })

  it('is nothing where the browser has no place for it', async () => {
    const refusing = {
      open() {
        throw new DOMException('private', 'SecurityError')
      },
    } as unknown as IDBFactory
    await renderApp({ at: AT, as: 'owner', machine: { indexedDB: refusing, build: 'one' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
    cleanup()
    await renderApp({ at: AT, machine: { indexedDB: refusing, build: 'one' }, ...cutOff })
    expect((await screen.findAllByText('Network error.')).length).toBeGreaterThan(0)
  })
})
