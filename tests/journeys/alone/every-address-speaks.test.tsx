import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GUARDED_ROUTES, PUBLIC_ROUTES, REDIRECTS } from '../../../src/app/routes'
import { englishOf, isRaw, textsOnScreen } from '../../support/foreign'
import { go } from '../../support/go'
import { loadingParts } from '../../support/loading-parts'
import { renderApp, type RenderedApp } from '../../support/render-app'

/**
 * A text that code has of its own is one in every language, and `tests/architecture/locales.test.ts` compares what the
 * files of all of them hold. So two languages, of other letters each, are enough: each address is shown in the one and
 * changed in place to the other, which the next address begins with.
 */
const PAIR = ['de', 'ja'] as const
const ENGLISH = { de: englishOf('de'), ja: englishOf('ja') }

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
  if (!path.startsWith('/account/settings/')) return
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
  for (const path of paths) {
    const former = all()
    await go(path)
    await inTime(() => expect(all() === former, path).toBe(false))
    await expectWords(language ?? 'de', path)
    expectOwnHeading(language ?? 'de', path, seen)
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
