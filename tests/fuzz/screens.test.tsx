import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { GUARDED_ROUTES, PUBLIC_ROUTES } from '../../src/app/routes'
import { renderApp } from '../support/render-app'
import { Line, seeded } from './damaged-replies'
import { lives } from './living-screen'

/** Screens to open, about six damaged replies each. */
const SCREENS = Number(process.env['FUZZ_SCREENS'] ?? 100)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_620)
const ACCOUNTS = ['owner', 'admin', 'viewer', 'norole', 'operator'] as const
const ADDRESSES = [...PUBLIC_ROUTES, ...GUARDED_ROUTES, '/plants', '/alerts', '/members', '/roles']

let damaged = 0

const rounds = Array.from({ length: SCREENS }, (_, round) => SEED + round)

it.each(rounds)(
  'damaged replies leave a screen that lives (seed %s)',
  { timeout: 60_000, retry: 0 },
  async (seed) => {
    const unhandled: string[] = []
    const { error } = console
    vi.spyOn(console, 'error').mockImplementation((...shown: unknown[]) => {
      if (String(shown[0]).includes('same key')) unhandled.push(shown.map(String).join(' '))
      else error(...shown)
    })
    const onError = (event: ErrorEvent) => void unhandled.push(event.message)
    const onRejection = (reason: unknown) => void unhandled.push(String(reason))
    window.addEventListener('error', onError)
    process.on('unhandledRejection', onRejection)
    onTestFinished(() => {
      window.removeEventListener('error', onError)
      process.off('unhandledRejection', onRejection)
    })
    const pick = seeded(seed)
    // One after the other, so that a run walks all of them.
    const at = ADDRESSES[seed % ADDRESSES.length] ?? '/'
    const as = ACCOUNTS[pick(ACCOUNTS.length)] ?? 'owner'
    const line = new Line(seed, 1 + pick(6))
    await renderApp({ at, as, configuration: { encryptedMode: false }, between: line.pass })
    await lives(line, `${at} as ${as}`)
    damaged += line.damaged
    expect(unhandled, `${at} as ${as}`).toEqual([])
  },
)

afterAll(() => {
  process.stdout.write(`${String(SCREENS)} screens, ${String(damaged)} damaged replies\n`)
})
