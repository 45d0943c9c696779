import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { namedPlant } from '../../../src/domain/plants/named-plant'
import { GUARDED_ROUTES, PUBLIC_ROUTES, REDIRECTS } from '../../../src/app/routes'
import { englishOf, isRaw, textsOnScreen } from '../../support/foreign'
import { go } from '../../support/go'
import { loadingParts } from '../../support/loading-parts'
import { renderApp, type RenderedApp } from '../../support/render-app'
import { FULL, walked } from '../../support/walk'
import { watched } from '../../support/watched'

const { drawn } = watched

beforeEach(() => {
  Object.assign(drawn, { shell: 0, bar: 0, rail: 0 })
  watched.judging = 0
})

/**
 * A text that code has of its own is one in every language, and `tests/architecture/locales.test.ts` compares what the
 * files of all of them hold. So two languages, of other letters each, are enough: each address is read in one of them, and
 * every third is changed in place to the other, which the next ones are read in. A walk changes each.
 */
const PAIR = ['de', 'ja'] as const
const ENGLISH = { de: englishOf('de'), ja: englishOf('ja') }

const SETTINGS = '/account/settings/'
/** Those of the account settings are read in one language: their headings are compared with each other. */
const isChanged = (path: string, at: number) =>
  FULL || (path.startsWith(SETTINGS) ? path.endsWith('/exportAccount') : at % 3 === 0)

const SCREENS = GUARDED_ROUTES.filter((path) => !(path in REDIRECTS))
/** The way back from a service of others has no words of its own. */
const OPEN = PUBLIC_ROUTES.filter((path) => path !== '/tencentLogin')

const all = () => textsOnScreen().join('\n')
/** Looks now and then, and not at each change of the page: to read it whole takes longer than to draw it. */
const inTime = (look: () => void) => waitFor(look, { container: document.createElement('i') })

/** The screen is there, and nothing of it is a key, has a hole or is English where the language has words of its own. */
async function expectWords(language: (typeof PAIR)[number], path: string) {
  const what = `${language} ${path}`
  let before = ''
  await inTime(() => {
    expect(document.documentElement, what).toHaveAttribute('lang', language)
    expect(document.querySelector('h1'), what).not.toBeNull()
    expect(loadingParts(), what).toEqual([])
    // What comes in steps has come.
    const texts = textsOnScreen()
    const [former, now] = [before, texts.join('\n')]
    before = now
    expect(now === former, what).toBe(true)
    expect({
      what,
      raw: texts.filter(isRaw),
      english: texts.filter((text) => ENGLISH[language].has(text)),
    }).toEqual({ what, raw: [], english: [] })
  })
}

/** Each page of the account settings stands alone, and under a heading of its own. */
function expectOwnHeading(language: string, path: string, seen: string[]) {
  if (!path.startsWith(SETTINGS)) return
  const headings = [...document.querySelectorAll('main h1')].filter((one) => one.closest('[hidden]') === null)
  const words = headings.map(({ textContent }) => `${language} ${textContent}`)
  expect(words, path).toHaveLength(1)
  for (const word of words) expect(seen, path).not.toContain(word)
  expect(window.location.pathname).toBe(path)
  seen.push(...words)
}

async function walk(app: RenderedApp, paths: readonly string[]) {
  let [language, next]: (typeof PAIR)[number][] = [...PAIR]
  const seen: string[] = []
  expectOwnHeading('de', window.location.pathname, seen)
  for (const [at, path] of paths.entries()) {
    const former = all()
    await go(path)
    await inTime(() => expect(all() === former, path).toBe(false))
    await expectWords(language ?? 'de', path)
    expectOwnHeading(language ?? 'de', path, seen)
    if (!isChanged(path, at)) continue
    await act(() => app.booted.services.i18n.change(next ?? 'ja'))
    await expectWords(next ?? 'ja', path)
    expectOwnHeading(next ?? 'ja', path, seen)
    ;[language, next] = [next, language]
  }
}

it('S1-13..S1-15 S2-12..S2-20 S2-22..S2-26 S2-30..S2-40 every address speaks, and is changed in place', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base', languages: ['de-DE'] })
  await screen.findByRole('heading', { level: 1 })
  await walk(
    app,
    SCREENS.filter((path) => path !== '/account/settings/base').map((path) =>
      path.startsWith('/plant/') ? `${path}?plant=63400030` : path,
    ),
  )
}, 180_000)

it('S1-13..S1-15 S2-02..S2-07 so does every address without a session', async () => {
  const app = await renderApp({ at: '/no-such-page', languages: ['de-DE'] })
  await screen.findByRole('heading', { level: 1 })
  await walk(app, OPEN)
}, 60_000)

/** Where most replies come, and what the brief list of a dashboard is drawn of as well as the whole one. */
const BEGUN = [
  ['/plant/infos/data', 'listbox'],
  ['/plants', 'grid'],
] as const

it.each(walked(BEGUN, ([, role]) => role === 'listbox'))(
  'from the page of %s to its rows the shell is drawn a few times, not with each reply',
  async (at, role) => {
    const app = await renderApp({ at, as: 'admin' })
    await waitFor(() => expect(document.querySelector(`#content [role=${role}]`)).toBeVisible())
    await screen.findByRole('main')
    expect(drawn.shell).toBeGreaterThan(0)
    expect(drawn.shell).toBeLessThanOrEqual(3)
    expect(drawn.bar).toBeLessThanOrEqual(3)
    // Replies that come one by one draw the counts of the menu anew.
    expect(drawn.rail).toBeLessThanOrEqual(8)
    expect((await app.requests()).length).toBeGreaterThan(9)
  },
)

it('what the menu offers a person stays in it while they go from plant to plant', async () => {
  // A slow processor takes its time to judge; what is not known meanwhile would be left out.
  watched.judging = 100
  const { booted } = await renderApp({ at: '/members', as: 'admin' })
  const { currentPlant } = booted.services
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const members = await within(menu).findByRole('link', { name: 'Members' })
  const gone: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) removedNodes.forEach((node) => gone.push(node.textContent ?? ''))
  })
  watch.observe(menu, { childList: true, subtree: true })
  act(() => currentPlant.select(namedPlant(63900014)))
  await waitFor(() => expect(currentPlant.getState().detail).toBe('ready'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  watch.disconnect()
  expect(gone).toEqual([])
  expect(members).toBeVisible()
})
