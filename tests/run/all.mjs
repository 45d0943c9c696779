import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const FAILED = { passed: 0, failed: 1 }

/** Workers of tests in jsdom: each waits now and then, so that two cores are busy with three. */
const IN_JSDOM = 3

let built = false

async function onServer() {
  built = (await build()).ok
  return built ? vitest(['durability'])() : FAILED
}

/** They take both cores. */
function inBrowser() {
  if (!built) return { passed: 0, failed: 0 }
  const chromium = ensureChromium()
  if (chromium) return browserTests(chromium)()
  console.log(NO_CHROMIUM)
  return FAILED
}

/**
 * What never waits takes what the others leave of the processors, from the first to the last: what reads the sources, and
 * tests in Node. Both yield, but not so far that they would be left over at the end.
 */
const YIELDS = { nice: 6 }
const beside = runAll([vitest(['node'], YIELDS), () => runAll(statics(YIELDS), 1)], 2)
const first = await runAll([vitest(['jsdom*'], { workers: IN_JSDOM }), onServer], 2)
const last = await runAll([inBrowser, () => beside], 2)
finish({ passed: first.passed + last.passed, failed: first.failed + last.failed })
