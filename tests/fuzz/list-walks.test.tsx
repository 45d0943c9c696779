import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { type GivenApp, renderApp } from '../support/render-app'
import { seeded } from './damaged-replies'
import { LOADING } from './living-screen'

prepareAlarms()

/** Walks through lists, of so many steps each. */
const WALKS = Number(process.env['FUZZ_WALKS'] ?? 40)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_620)
const STEPS = 10
/** Answers are still on their way as long as one came or went within this time, ms. */
const QUIET = 800

interface Place extends GivenApp {
  at: string
  /** Ways to look at the same rows. */
  looks?: readonly string[]
  /** Parts of an address; a question takes one of each. */
  parts: readonly (readonly string[])[]
}

const FLEET = { as: 'admin', plants: 12 }
const VIEWS = ['m=0', 'm=1']
const WORDS = ['', '', 'q=zzzqqq', 'q=a', 'q=63']
const ORDERS = ['', '', 'o=name', 'o=-name']
const PAGES = ['', '', '', 'p=2', 'p=99']
const STATES = ['', 'f=state.in.*OPEN', 'f=state.in.*CLOSED', 'f=state.in.*ACKNOWLEDGED']
const LEVELS = ['', '', 'f=level.in.*ERROR', 'f=level.in.*INFO*WARNING', 'f=mine.is.true']
const DEVICES = '/plant/infos/device?plant=63900013'
const PLACES: readonly Place[] = [
  { ...FLEET, at: '/alerts', looks: VIEWS, parts: [WORDS, STATES, LEVELS, ['', '', 'o=level'], PAGES] },
  {
    ...{ ...FLEET, at: '/plant/infos/alert?plant=63900013', looks: VIEWS },
    parts: [WORDS, STATES, LEVELS],
  },
  {
    ...{ as: 'admin', plants: 60, at: '/plants?c=name.state', looks: VIEWS },
    parts: [WORDS, ['', 'f=state.in.*OFFLINE', 'f=name.has.a'], ORDERS, PAGES],
  },
  {
    ...{ ...FLEET, at: DEVICES, looks: VIEWS },
    parts: [WORDS, ['', 'f=state.in.*OFFLINE', 'f=type.in.*INVERTER', 'f=serial.has.1'], ORDERS],
  },
  { as: 'manager', plants: 5, at: '/members', parts: [WORDS, ['', 'f=name.has.a'], ORDERS, PAGES] },
]

/** What a person reads of the list: its rows, or why there are none, and how many there are. */
const read = () => {
  const main = screen.getByRole('main')
  return [...main.querySelectorAll('[role=row], [role=treeitem], .hg-state, footer, [class*=foot]')]
    .map((part) => part.textContent)
    .join('\n')
}
const settled = () => document.querySelector(LOADING) === null

it.each(Array.from({ length: WALKS }, (_, walk) => SEED + walk))(
  'after a walk through questions, late answers and failures a list shows what it shows afresh (seed %s)',
  { timeout: 90_000 },
  async (seed) => {
    const pick = seeded(seed)
    const one = <T,>(list: readonly T[]): T => list[pick(list.length)] as T
    const { parts, looks = [''], ...place } = PLACES[seed % PLACES.length] as Place
    const [path, first] = place.at.split('?')
    // Few questions, so that the walk comes back to each of them, in another view.
    const questions = Array.from({ length: 4 }, () => parts.map(one))
    const walk = Array.from(
      { length: STEPS },
      () => `${path}?${[first, one(looks), ...one(questions)].filter(Boolean).join('&')}`,
    )
    let hurt = false
    let waiting = 0
    let changed = Date.now()
    const failures = pick(3) === 0 ? 0 : 6
    const between: NonNullable<GivenApp['between']> = async (_, answer) => {
      waiting += 1
      const [late, fails] = [pick(3) === 0 ? 20 + pick(300) : 0, hurt && failures > 0 && pick(failures) === 0]
      try {
        const reply = await answer()
        if (late > 0) await new Promise((due) => setTimeout(due, late))
        return fails ? new Response('', { status: 500 }) : reply
      } finally {
        waiting -= 1
        changed = Date.now()
      }
    }
    let before = ''
    const quiet = () =>
      waitFor(
        () => {
          // A crowded machine may draw long after the last answer.
          if (read() !== before) [before, changed] = [read(), Date.now()]
          expect(waiting === 0 && Date.now() - changed > QUIET, 'replies are on their way').toBe(true)
          expect(settled(), 'busy').toBe(true)
        },
        { timeout: 20_000, interval: 50 },
      )
    await renderApp({ ...place, at: walk[0] ?? place.at, configuration: { encryptedMode: false }, between })
    await screen.findByRole('heading', { level: 1 })
    hurt = true
    for (const next of walk.slice(1, -1)) {
      await go(next)
      if (pick(2) === 0) await quiet().catch(() => undefined)
      else await new Promise((due) => setTimeout(due, pick(120)))
    }
    hurt = false
    const last = walk.at(-1) ?? place.at
    await go(last)
    changed = Date.now()
    await quiet()
    // What failed under the same question before says so; somebody asks again.
    for (const again of screen.queryAllByRole('button', { name: 'Retry' })) fireEvent.click(again)
    changed = Date.now()
    await quiet()
    const walked = read()
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    await renderApp({ ...place, at: last, configuration: { encryptedMode: false }, between })
    await screen.findByRole('heading', { level: 1 })
    await quiet()
    expect(walked).not.toBe('')
    expect(walked, walk.join('\n')).toBe(read())
  },
)
