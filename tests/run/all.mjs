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

/** What reads the sources only takes what the others leave of the processors. */
const reading = () => runAll(statics({ spare: true }), 1)

// What the first journeys compile the others read. Four at a time: each of them waits now and then for one core or the other.
const first = await runAll(
  [journeys[0], vitest('node'), onServer, reading, ...journeys.slice(1), vitest('jsdom')],
  4,
)
const then = await inBrowser()
finish({ passed: first.passed + then.passed, failed: first.failed + then.failed })
