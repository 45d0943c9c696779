import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const FAILED = { passed: 0, failed: 1 }
const NOTHING = { passed: 0, failed: 0 }
let building = null

/** Early, for the two steps that need the built server. */
async function theBuild() {
  building = build()
  return (await building).ok ? NOTHING : FAILED
}

const onServer = async () => ((await building).ok ? vitest('durability')() : NOTHING)

/** Last and longest: it begins while the steps before it come to their ends, so that neither core is idle. */
async function inBrowser() {
  if (!(await building).ok) return NOTHING
  const chromium = ensureChromium()
  if (chromium) return browserTests(chromium)()
  console.log(NO_CHROMIUM)
  return FAILED
}

finish(
  await runAll([
    theBuild,
    vitest('journeys', '1/3'),
    ...statics,
    vitest('journeys', '2/3'),
    vitest('journeys', '3/3'),
    vitest('node'),
    vitest('jsdom'),
    onServer,
    inBrowser,
  ]),
)
