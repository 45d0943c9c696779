import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { evenParts } from './even-parts.mjs'
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

/** Each loads the console anew, which takes five seconds of a processor. */
const ninths = evenParts('tests/journeys', 9)
const large = [0, 2, 4].map((at) => ninths.slice(at, at + 2).flat())
const journeys = [...large, ...ninths.slice(6)].map((files, at) => vitest('journeys', String(at + 1), files))

// The longest first: what is short fills the processors at the end.
const first = await runAll([
  ...[...journeys.slice(0, 3), vitest('node'), ...journeys.slice(3)],
  ...[onServer, vitest('jsdom'), ...statics],
])
const then = await inBrowser()
finish({ passed: first.passed + then.passed, failed: first.failed + then.failed })
