import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const FAILED = { passed: 0, failed: 1 }
let built = false

/** Beside the journeys. */
async function onServer() {
  built = (await build()).ok
  return built ? vitest('durability')() : FAILED
}

/** They take both. */
async function inBrowser() {
  if (!built) return { passed: 0, failed: 0 }
  const chromium = ensureChromium()
  if (chromium) return browserTests(chromium)()
  console.log(NO_CHROMIUM)
  return FAILED
}

/** Small enough to be spread over the processors, few enough to load the console seldom. */
const JOURNEYS = ['1/6', '2/6', '3/6', '4/6', '5/6', '6/6'].map((part) => vitest('journeys', part))

const first = await runAll([onServer, vitest('node'), ...statics, ...JOURNEYS, vitest('jsdom')])
const then = await inBrowser()
finish({ passed: first.passed + then.passed, failed: first.failed + then.failed })
