import { ensureChromium, NO_CHROMIUM } from './chromium.mjs'
import { browserTests, build, finish, runAll, statics, vitest } from './steps.mjs'

const total = await runAll([vitest('journeys'), ...statics, vitest('node'), vitest('jsdom')])
const chromium = ensureChromium()
const built = await build()
if (!built.ok || !chromium) {
  if (!chromium) console.log(NO_CHROMIUM)
  total.failed += 1
} else {
  // One at a time: each already uses both cores.
  const onBuild = await runAll([vitest('durability'), browserTests(chromium)], 1)
  total.passed += onBuild.passed
  total.failed += onBuild.failed
}
finish(total)
