import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const total = await runAll([vitest('journeys'), ...statics, vitest('node'), vitest('jsdom')])
const chromium = ensureChromium()
const built = await build()
if (!built.ok || !chromium) {
  if (!chromium) console.log(NO_CHROMIUM)
  total.failed += 1
} else {
  // One browser run at a time: its workers already use both cores.
  const browser = await runAll([browserTests(chromium)], 1)
  total.passed += browser.passed
  total.failed += browser.failed
}
finish(total)
