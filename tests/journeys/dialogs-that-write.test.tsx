import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCloud } from '../../mocks/cloud/index'
import { collectionsOf } from '../../mocks/collections'
import { resources } from '../../resources/index'
// The component library comes with the first form, and takes two crowded cores longer than a test waits.
import '../../src/console/record/form-body'
import { passwordGrant } from '../../src/transport/calls/oauth'
import { createdPlants } from '../../src/transport/calls/fleet'
import { FULL } from '../support/walk'
import { derivedQuickly } from '../support/quick-keys'
import { network } from '../support/network'
import { quickUser } from '../support/quick-user'
import { renderPart } from '../support/render-part'
import { sourcesIn } from '../support/sources'
import { AtPlant, press } from './dialog-parts'
import { CASES, READING } from './dialogs-that-write.data'

/*
 * Every dialog that writes and is no generated form: the write answers 500, then HTML, then so late that one wonders,
 * and then is done. The cloud behind it is the simulated one.
 */

const NOON = Date.parse('2026-06-20T11:00:00Z')
const ORIGIN = 'http://portal.example.org'

type Spoil = ((real: () => Promise<Response>) => Promise<Response>) | null

function cloudWith(write: RegExp) {
  const cloud = createCloud({
    seed: 'contract',
    now: () => NOON,
    plants: 1,
    derive: derivedQuickly,
    sleep: () => Promise.resolve(),
    collections: collectionsOf(resources),
  })
  const state: { spoil: Spoil; sent: number } = { spoil: null, sent: 0 }
  const fetch = async (path: string, init: RequestInit) => {
    const request = new Request(ORIGIN + path, init)
    const real = async () => (await cloud.handle(request)) ?? new Response('', { status: 404 })
    if (!write.test(`${request.method} ${path}`)) return real()
    state.sent += 1
    return state.spoil === null ? real() : state.spoil(real)
  }
  return { fetch, state }
}

afterEach(() => void vi.restoreAllMocks())

const OWNER = {
  account: 'owner@heliograph.example',
  password: 'Harbour-Sun-58',
  region: 'FOREIGN_1',
  language: 'en',
} as const

describe('a dialog that writes', () => {
  it.each(CASES)(
    'says that it needs a network, that nothing came of it, that it waits, and goes when it is done: $name',
    async (one) => {
      const user = quickUser()
      const { fetch, state } = cloudWith(one.write)
      // In another browser as well.
      const { path, body } = passwordGrant(OWNER)
      await fetch(`/mdc-eu${path}`, {
        method: 'POST',
        body: new URLSearchParams(body as Record<string, string>),
      })
      const shown = await renderPart(
        <MemoryRouter>
          <AtPlant>{one.part}</AtPlant>
        </MemoryRouter>,
        { cloud: fetch, as: 'owner', now: NOON },
      )
      const announced = vi.spyOn(shown.services.notices, 'announce')
      for (const step of one.open) await step(user)
      // Whatever is done to something at a plant says at which.
      if (/alarm|device|grid/.test(one.name)) {
        const dialog = await screen.findByRole('dialog')
        const { rows } = await shown.services.send(createdPlants())
        expect(rows.filter(({ name }) => name && dialog.textContent.includes(name))).not.toEqual([])
      }
      const reported = () =>
        [...document.querySelectorAll('[role=alert], [data-tone=bad]')]
          .map(({ textContent }) => textContent)
          .join('')

      network(false)
      if (one.waits) expect(screen.queryByText(/^This needs a network/)).toBeNull()
      else {
        expect(await screen.findByText(/^This needs a network/)).toBeVisible()
        await press(one.send, one.role)(user)
        expect(state.sent).toBe(0)
      }
      network(true)
      expect(screen.queryByText(/^This needs a network/)).toBeNull()

      const ways: [string, () => Response][] = [
        ['500', () => new Response('', { status: 500 })],
        ['code 25', () => Response.json({ code: '25' }, { status: 500 })],
        ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
      ]
      // They take turns from action to action; each of them is judged in src/transport/judge.test.ts.
      const fails = ways.filter((_, at) => FULL || at === one.name.length % ways.length)
      for (const [index, [why, answer]] of fails.entries()) {
        state.spoil = () => Promise.resolve(answer())
        await press(one.send, one.role)(user)
        await waitFor(() => expect(state.sent, why).toBe(index + 1))
        await waitFor(() => expect(reported(), why).toMatch(/fail|understood|answer/i))
        // Said once, and where it stays.
        expect(announced, why).not.toHaveBeenCalled()
      }

      let answer: (reply: Response) => void = () => undefined
      state.spoil = () => new Promise((resolve) => (answer = resolve))
      await press(one.send, one.role)(user)
      expect(reported()).toBe('')
      expect(await screen.findByText(/^(Sending|Saving|adding)…$/)).toBeVisible()
      // Pressed again while it is under way.
      await press(one.send, one.role)(user)
      expect(state.sent).toBe(fails.length + 1)
      state.spoil = null
      answer(new Response('', { status: 500 }))
      await waitFor(() => expect(reported()).not.toBe(''))
      expect(screen.queryByText(/^(Sending|Saving|adding)…$/)).toBeNull()

      const { done } = one
      if (done) state.spoil = () => Promise.resolve(done())
      await press(one.send, one.role)(user)
      if (one.stays) await waitFor(() => expect(reported()).toBe(''))
      else
        await waitFor(() =>
          expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull(),
        )
    },
  )

  it('is walked here, whichever action it is of', () => {
    const views = resources.flatMap(({ actions }) =>
      Object.values(actions).flatMap((one) => ('view' in one ? [String(one.view)] : [])),
    )
    const known = [...CASES.flatMap(({ view = [] }) => view), ...READING]
    expect(new Set(views)).toEqual(new Set(known))
  })

  it('leaves what becomes of a refused write to one place', () => {
    const sources = ['src/features', 'src/pages'].flatMap(sourcesIn)
    const own = sources.filter(({ text }) => text.includes('auth.onError')).map(({ path }) => path)
    expect(sources.length).toBeGreaterThan(100)
    expect(own).toEqual([])
  })
})
