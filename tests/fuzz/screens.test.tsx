import { waitFor } from '@testing-library/react'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { GUARDED_ROUTES, PUBLIC_ROUTES } from '../../src/app/routes'
import { renderApp } from '../support/render-app'
import { Line, seeded } from './damaged-replies'

/** Screens to open, about six damaged replies each. */
const SCREENS = Number(process.env['FUZZ_SCREENS'] ?? 100)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_620)
const ACCOUNTS = ['owner', 'admin', 'viewer', 'norole', 'operator'] as const
const ADDRESSES = [...PUBLIC_ROUTES, ...GUARDED_ROUTES, '/plants', '/alerts', '/members', '/roles']

/** A skeleton appears after 300 ms, so that a screen is judged later than that. */
const QUIET = 400
let damaged = 0

/** What is wrong with the screen as it stands; nothing where it lives. */
function complaints(): string[] {
  const text = document.body.textContent
  const found = []
  if (text.trim() === '') found.push('a white page')
  if (/stopped working|could not start/.test(text)) found.push(`a crash: ${text.slice(-400)}`)
  const odd = /.{0,60}(\[object|undefined|NaN|Infinity).{0,60}/.exec(text)
  if (odd) found.push(`a value that is none: ${odd[0]}`)
  // Behind what says that it failed a skeleton keeps the place.
  const loading = [...document.querySelectorAll('.hg-skeleton:not(.hg-panel-ghost *), [aria-busy=true]')].map(
    (part) => part.closest('section, main, nav')?.textContent.slice(0, 60) ?? '',
  )
  if (loading.length > 0) found.push(`endless loading: ${[...new Set(loading)].join(' | ')}`)
  return found
}

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
    await waitFor(
      () => {
        expect(line.quietFor(), `${at} as ${as}: replies are still on their way`).toBeGreaterThan(QUIET)
        expect(complaints(), `${at} as ${as}`).toEqual([])
      },
      { timeout: 40_000, interval: 100 },
    )
    damaged += line.damaged
    expect(unhandled, `${at} as ${as}`).toEqual([])
  },
)

afterAll(() => {
  process.stdout.write(`${String(SCREENS)} screens, ${String(damaged)} damaged replies\n`)
})
