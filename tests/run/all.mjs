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
/** A step that needs what is built. */
const onBuild = (step) => () => (built ? step() : FAILED)

/** A browser and its server work side by side: a second one would leave nothing to what runs beside it. */
const inBrowser = (project) => () => {
  const chromium = ensureChromium()
  if (chromium) return browserTests(project, chromium, { workers: 1 })()
  console.log(NO_CHROMIUM)
  return FAILED
}

/** All the rest, one after the other. What is `nice` takes what jsdom and the browser leave. */
const beside = [
  onBuild(vitest('durability')),
  onBuild(inBrowser('service-workers')),
  ...statics({ nice: constants.priority.PRIORITY_LOW }),
  vitest(['jsdom-watched', 'jsdom-dropped'], { workers: 1, nice: 5 }),
  vitest('node', { nice: 5 }),
]
const longest = [vitest('jsdom', { workers: IN_JSDOM }), onBuild(inBrowser('pages'))]
finish(await runAll([() => runAll(longest, 1), () => runAll(beside, 1)], 2))
