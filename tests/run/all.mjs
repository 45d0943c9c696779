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

const first = await runAll([
  vitest('journeys', '1/3'),
  ...statics,
  vitest('journeys', '2/3'),
  vitest('journeys', '3/3'),
  vitest('node'),
  vitest('jsdom'),
  onServer,
])
const then = await inBrowser()
finish({ passed: first.passed + then.passed, failed: first.failed + then.failed })
