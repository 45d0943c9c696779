import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type GivenApp, type RenderedApp, renderApp } from '../support/render-app'
import { walked } from '../support/walk'

const PLANT = '/plant/infos/exportdata?plant=63400030'
const DAYS = `${PLANT}&of=power&from=2026-06-01&to=2026-06-04&as=csv&notes=0`
const HISTORY = '/batteryPower/'
const REPORT = '/report/export/'
const PAUSE = 2

/** How each is judged stands in `src/transport/judge.test.ts`. A busy server in both of its ways: by status, and by a code inside of an answer that is fine otherwise. */
const REFUSALS: readonly [string, RegExp, () => Response][] = [
  ['429', /Request too frequently/, () => Response.json({ code: '7' }, { status: 429, headers: { 'retry-after': String(PAUSE) } })],
  ['43', /Too many requests/, () => Response.json({ code: '43', msg: 'no', param: { remainSeconds: PAUSE } })],
] // oxfmt-ignore

beforeEach(() => {
  URL.createObjectURL = () => 'blob:saved'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

/** The console, with an answer put in the place of the first one to this call. */
function refusedOnce(part: string, refusal: () => Response, at: string, given: GivenApp = {}) {
  let left = 1
  const between = (path: string, answer: () => Promise<Response>) =>
    path.includes(part) && armed.now && left-- > 0 ? Promise.resolve(refusal()) : answer()
  const armed = { now: false }
  return { armed, app: renderApp({ as: 'owner', at, between, ...given }) }
}

const files = () => screen.findByRole('region', { name: 'Files' })
async function make(app: RenderedApp, name = 'Make file') {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name }))
}

describe('a server that is busy', () => {
  it.each(walked(REFUSALS, ([code]) => code === '429'))(
    'S8-08 S8-68 %s: the report counts down the seconds that the server named, then may be asked for again',
    async (_, words, refusal) => {
      const { armed, app: starting } = refusedOnce(REPORT, refusal, `${PLANT}&of=report`)
      const app = await starting
      await make(app, 'Ask for the report')
      armed.now = true
      const dialog = await screen.findByRole('dialog')
      await app.user.click(within(dialog).getByRole('button', { name: 'Ask for the report' }))
      const shown = await within(await files()).findByRole('alert')
      expect(shown).toHaveTextContent(words)
      const retry = within(shown).getByRole('button', { name: /^Retry in [12] s$/ })
      expect(retry).toHaveAttribute('aria-disabled', 'true')
      const open = await within(shown).findByRole('button', { name: 'Retry' }, { timeout: 4_000 })
      await app.user.click(open)
      expect(await within(await files()).findByRole('button', { name: /^Download/ })).toBeVisible()
    },
  )

  it.each(walked(REFUSALS, ([code]) => code === '43'))(
    'S8-08 S8-68 %s: a file of this console says when it goes on, and does so by itself',
    async (_, __, refusal) => {
      const { armed, app: starting } = refusedOnce(HISTORY, refusal, DAYS)
      const app = await starting
      await within(await screen.findByRole('region', { name: 'Preview' })).findByRole('table')
      armed.now = true
      await make(app)
      const list = await files()
      expect(await within(list).findByText(/^The server is busy; goes on in [12] s$/)).toBeVisible()
      await within(list).findByRole('button', { name: /^Download/ }, { timeout: 6_000 })
      expect(list).toHaveTextContent('Rows: 1152')
    },
  )
})

it('S2-17 a file that was being made when the page went is there after a new start, goes on on demand, and asks only for what is missing', async () => {
  const asked: string[] = []
  let held = 0
  const app = await renderApp({
    as: 'owner',
    at: DAYS,
    between: async (path, answer) => {
      // What the page was waiting for when it went never came.
      if (path.includes(HISTORY) && asked.length > 1) return new Promise((_) => (held += 1))
      if (path.includes(HISTORY)) asked.push(path)
      return answer()
    },
  })
  await within(await screen.findByRole('region', { name: 'Preview' })).findByRole('table')
  await make(app)
  expect(await within(await files()).findByText('1 of 4 parts')).toBeVisible()
  await waitFor(() => expect(held).toBeGreaterThan(0))
  cleanup()

  const days: string[] = []
  const again = await renderApp({
    as: 'owner',
    at: PLANT,
    between: (path, answer) => {
      if (path.endsWith('/stats/daily')) days.push(path)
      return answer()
    },
  })
  const list = await files()
  expect(await within(list).findByText('Stopped')).toBeVisible()
  expect(within(list).getByText('1 of 4 parts')).toBeVisible()
  await again.user.click(await within(list).findByRole('button', { name: /^Go on/ }))
  await within(list).findByRole('button', { name: /^Download/ }, { timeout: 6_000 })
  expect(list).toHaveTextContent('Rows: 1152')
  // The first of the four was answered before.
  expect(days).toHaveLength(3)
})

it('S2-17 with the keyboard: whoever deletes a file is still among the files, and after the last one at their place; one that was deleted by mistake is there again after Undo, and can be saved', async () => {
  const app = await renderApp({ as: 'owner', at: `${PLANT}&from=2026-05-01&to=2026-05-03&as=csv&notes=0` })
  await make(app)
  await within(await files()).findByRole('button', { name: /^Download/ })
  await make(app)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete: / })).toHaveLength(2))
  screen.getAllByRole('button', { name: /^Delete: / })[0]?.focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete: / })).toHaveLength(1))
  expect((await files()).contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  const list = await files()
  const said = within(list).getByRole('listitem').textContent
  screen.getByRole('button', { name: /^Delete: / }).focus()
  await app.user.keyboard('{Enter}')
  await screen.findByText(/^No file was made yet/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files' })))

  await app.user.click((await screen.findAllByRole('button', { name: /^Undo/ })).at(-1) as HTMLElement)
  const save = await within(await files()).findByRole('button', { name: /^Download/ })
  expect(within(await files()).getByRole('listitem')).toHaveTextContent(said)
  const written = vi.spyOn(URL, 'createObjectURL')
  await app.user.click(save)
  await waitFor(() => expect(written).toHaveBeenCalledOnce())
  expect(await (written.mock.calls[0]?.[0] as Blob | undefined)?.text()).toMatch(/2026-05-02/)
})
