import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/brand/language'
import { renderApp, type RenderedApp } from '../support/render-app'
import { OF_PLANTS, REFUSED } from './refused-addresses.data'
import { go } from '../support/go'
import { FULL, walked } from '../support/walk'
import { textsOf } from '../support/texts-on-disk'

type Texts = Record<string, Record<string, string>>
const fileOf = (language: string, name: string) => textsOf(language, name) as Texts
const CODES = LANGUAGES.map(({ code }) => code)
/** A language is changed in one way: some of them on the screen, the words of all of them from their files. */
const SPOKEN = walked(CODES, (code) => ['de', 'en', 'ar', 'zh'].includes(code))

/** What stands there, in one language after the other, is the sentence of each and of no other. */
async function saysInEach(app: RenderedApp, what: string, reasons: (language: string) => readonly string[]) {
  const main = () => document.querySelector('main')?.textContent ?? ''
  const [english = []] = [reasons('en')]
  // English comes last, so that the next address begins as this one did.
  for (const code of CODES.filter((one) => one !== 'en'))
    for (const [at, reason] of reasons(code).entries()) {
      expect(reason, `${code} ${what}`).toMatch(/\S/)
      expect(reason, `${code} ${what} has words of its own`).not.toBe(english[at])
    }
  for (const code of [...SPOKEN.filter((one) => one !== 'en'), 'en']) {
    await act(() => app.booted.services.i18n.change(code))
    for (const reason of reasons(code))
      await waitFor(() => expect(main(), `${code} ${what}`).toContain(reason), { timeout: 15_000 })
    if (code !== 'en')
      for (const text of english) expect(main(), `${code} ${what} is not English`).not.toContain(text)
  }
}

it.each(walked(['operator', 'viewer'], (as) => as === 'operator'))(
  'S1-13 S1-14 S2-13..S2-40 S6-05 the addresses that %s may not open say why not in each of the 18 languages',
  async (as) => {
    expect(CODES).toHaveLength(18)
    const app = await renderApp({ as, at: '/version' })
    await screen.findByRole('heading', { level: 1 })
    // Each of the others says it in the same sentence: refused-addresses.test.tsx.
    for (const [, address, code] of REFUSED.filter(([account]) => account === as).slice(FULL ? -2 : -1)) {
      await go('/version')
      const { title = '' } = fileOf('en', 'console')['noPermission'] ?? {}
      await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument())
      await go(address)
      await screen.findByRole('heading', { name: title }, { timeout: 15_000 })
      await saysInEach(app, address, (language) => {
        const words = fileOf(language, 'console')['noPermission'] ?? {}
        return [words['title'] ?? '', (words['text'] ?? '').replace('{{code}}', code)]
      })
    }
  },
  240_000,
)

it('S1-14 S2-12..S2-18 S6-11 plants that may not be read any more say so in each of the 18 languages', async () => {
  const app = await renderApp({ as: 'manager', at: '/application/home' })
  await screen.findByRole('heading', { level: 1 })
  await app.withdraw('manager', 'station:read')
  const reason = (language: string) => String(fileOf(language, 'faults')['permissionRead'])
  for (const address of walked([OF_PLANTS[0] ?? '', OF_PLANTS.at(-1) ?? ''], 2)) {
    await go(address)
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(reason('en')), {
      timeout: 15_000,
    })
    await saysInEach(app, address, (language) => [reason(language)])
    await go('/application/home')
    await waitFor(() => expect(document.body.textContent).not.toContain(reason('en')))
  }
}, 240_000)

it('S1-14 S1-61 a function that is switched off says so in each of the 18 languages', async () => {
  const at = '/account/settings/instructions'
  const app = await renderApp({
    as: 'owner',
    at,
    configuration: { functions: { onlineInstructions: false } },
  })
  await screen.findByRole('heading', { level: 1 })
  await saysInEach(app, at, (language) => Object.values(fileOf(language, 'platform')['off'] ?? {}))
})
