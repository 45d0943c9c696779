import { constants } from 'node:os'
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const FAILED = { passed: 0, failed: 1 }

/*
 * Few processes at a time: each one more takes from the others what the processors remember for them. With seven instead
 * of four, two cores need a third more time for the same tests.
 */

/** Workers of tests in jsdom: each waits a third of its time, so that two cores are busy with three. */
const IN_JSDOM = 3

const { ok: built } = await build()
const onServer = (step) => (built ? step() : FAILED)

/** A browser and its server work side by side: a second one would leave nothing to what runs beside it. */
const inBrowser = (project) => () => {
  const chromium = ensureChromium()
  if (chromium) return browserTests(project, chromium, { workers: 1 })()
  console.log(NO_CHROMIUM)
  return FAILED
}

/** They take what browser and server leave. */
const besideBrowser = [
  vitest(['jsdom-watched', 'jsdom-dropped'], { workers: 1, nice: 5 }),
  vitest('node', { nice: 5 }),
]

/** What reads the sources only takes what tests in jsdom leave while they wait. */
const reading = statics({ nice: constants.priority.PRIORITY_LOW })
const onBuild = [vitest('durability'), inBrowser('service-workers')].map((step) => () => onServer(step))
const besideJsdom = runAll([...onBuild, ...reading], 1)
const first = await vitest('jsdom', { workers: IN_JSDOM })()
const last = await runAll(
  [() => onServer(inBrowser('pages')), () => runAll(besideBrowser, 1), () => besideJsdom],
  3,
)
finish({ passed: first.passed + last.passed, failed: first.failed + last.failed })
