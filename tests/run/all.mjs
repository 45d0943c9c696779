import { constants } from 'node:os'
import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const FAILED = { passed: 0, failed: 1 }

/** Workers of tests in jsdom: each waits now and then, so that two cores are busy with three. */
const IN_JSDOM = 3

let built = false

async function onServer() {
  built = (await build()).ok
  return built ? vitest('durability')() : FAILED
}

/** Each of these files has a process of its own. One after the other they end before the other journeys do. */
const alone = vitest('jsdom-alone', { workers: 1 })
const serverThenAlone = () => runAll([onServer, alone], 1)

/** They take both cores. */
function inBrowser() {
  if (!built) return { passed: 0, failed: 0 }
  const chromium = ensureChromium()
  if (chromium) return browserTests(chromium)()
  console.log(NO_CHROMIUM)
  return FAILED
}

/** What reads the sources only takes what the others leave of the processors, from the first to the last. */
const reading = runAll(statics({ nice: constants.priority.PRIORITY_LOW }), 1)
/** Tests in Node never wait, and would end long before those in jsdom, which do. */
const inNode = vitest('node', { nice: 2 })
const first = await runAll([vitest('jsdom', { workers: IN_JSDOM }), inNode, serverThenAlone], 3)
const last = await runAll([inBrowser, () => reading], 2)
finish({ passed: first.passed + last.passed, failed: first.failed + last.failed })
