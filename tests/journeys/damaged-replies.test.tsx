import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GUARDED_ROUTES, PLANT_TABS, REDIRECTS } from '../../src/app/routes'
import { Line } from '../fuzz/damaged-replies'
import { lives } from '../fuzz/living-screen'
import { prepareAlarms } from '../support/alarms'
import { withField } from '../support/any-json'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { reload } from '../support/starts'
import { FULL, walked } from '../support/walk'

/** `FUZZ_SEED` walks another way. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_618)
/** Of one owner. */
const PLANTS = [63400030, 63400020]
const SCREENS = walked(
  [
    ...PLANTS.flatMap((plant) => PLANT_TABS.map((tab) => `/plant/infos/${tab}?plant=${plant}`)),
    ...GUARDED_ROUTES.filter((path) => !(path in REDIRECTS) && !path.startsWith('/plant/')),
    ...['/plants', '/alerts'],
  ],
  5,
)
/** Without an identity or a list there is no screen to damage: they are damaged where the console starts. */
const START = /basic-info|login-user|station\/search|station\/information/
const STARTS = FULL ? 4 : 1

prepareAlarms(640, 1200)

it('damaged replies on screens of all areas, and at the start, leave a screen that lives', async () => {
  let line = new Line(SEED, 2)
  let start = false
  const between = (path: string, answer: () => Promise<Response>) =>
    start || !START.test(path) ? line.pass(path, answer) : answer()
  const app = await renderApp({ as: 'owner', between })
  await screen.findAllByRole('option')
  for (const at of SCREENS) {
    await go(at)
    await lives(line, `seed ${SEED} at ${at}`)
  }
  expect(line.damaged).toBeGreaterThan(SCREENS.length / 2)
  start = true
  for (let turn = 1; turn <= STARTS; turn += 1) {
    line = new Line(SEED + turn, 2)
    await reload(app, { at: '/plant/infos/data', between })
    await lives(line, `a start with seed ${SEED + turn}`)
    expect(line.damaged).toBeGreaterThan(0)
  }
})

/** The same replies every time: a failure names the seed that caused it. */
const SEEDS = walked(
  Array.from({ length: 12 }, (_, at) => at + 1),
  (seed) => seed < 3,
)
/** How many fields of a reply are replaced. */
const HITS = 2

/** The demo domain has no brand; one is needed to be damaged. */
const BRAND = {
  system: 'INTELLIGENT',
  status: 'OK',
  supportLanList: ['en', 'de'],
  apiKeyDtoList: [],
  textList: [{ type: 'SHOW_NAME', lan: 'en', textInfo: 'Sunrise Portal' }],
  colorList: [{ type: 'primary', colorCode: '#00aa55', alpha: 100 }],
  blockFunctionCodeList: ['insurance'],
  extendWeb: '{"topNaviLogo":""}',
  officalDomain: 'portal.example.org',
  squareLogoLink: '',
  trackingCode: null,
}

/** Answers of the cloud, as plain JSON, with some values replaced. */
function withAnyJson(seed: number, isDamaged: (path: string) => boolean) {
  const values = fc.sample(fc.tuple(fc.nat(100_000), fc.jsonValue()), { seed, numRuns: 200 })
  let next = 0
  return async (path: string, answer: () => Promise<Response>) => {
    const reply = await answer()
    const { status } = reply
    const text = path.includes('basic-info') ? JSON.stringify(BRAND) : await reply.text()
    if (!isDamaged(path) || status >= 400 || !/^\s*[[{]/.test(text)) return new Response(text, { status })
    let json: unknown = JSON.parse(text)
    for (let hit = 0; hit < HITS; hit += 1) {
      const [at, value] = values[next++ % values.length] ?? [0, null]
      json = withField(json, at, value)
    }
    return Response.json(json, { status })
  }
}

const box = (selector: string) => document.querySelector(selector) as HTMLElement

it.each(SEEDS)(
  'any JSON in any field of the calls around sign-in leaves a form that can be used (seed %s)',
  async (seed) => {
    const damaged = withAnyJson(seed, (path) => !path.endsWith('/oauth/token') || seed % 2 === 0)
    const line = new Line(seed, Infinity)
    const app = await renderApp({
      at: '/login',
      between: (path, answer) => line.pass(path, () => damaged(path, answer)),
    })
    await lives(line, `seed ${seed}`)
    // A damaged brand may speak another language, or be suspended: that is a screen as well.
    if (document.querySelector('.hg-state-text') !== null) return
    await waitFor(() => expect(box('input[autocomplete=username]')).toBeVisible())
    await app.user.type(box('input[autocomplete=username]'), 'owner@heliograph.example')
    await app.user.type(box('input[type=password]'), 'Harbour-Sun-59')
    await app.user.click(box('button[type=submit]'))
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible()
    await lives(line, `seed ${seed}, signed in`)
  },
)
