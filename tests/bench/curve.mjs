import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median } from './server.mjs'
import { servePage } from './static-page.mjs'

const RUNS = 5

async function visit(browser, address) {
  const page = await browser.newPage()
  try {
    await page.goto(address)
    await page.waitForFunction(() => document.body.hasAttribute('data-ms'))
    return Number(await page.evaluate(() => document.body.getAttribute('data-ms')))
  } finally {
    await page.close()
  }
}

/** A year of one parameter in five-minute steps, 105,120 points: our chart beside one plain path on a canvas; ms. */
export async function benchCurve() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const served = await servePage('curve-page')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const [ours, plain] = [[], []]
    // Turn by turn, so that both meet the same machine.
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await visit(browser, served.address))
      plain.push(await visit(browser, `${served.address}#plain`))
    }
    return { oursMs: median(ours), plainMs: median(plain) }
  } finally {
    await browser.close()
    await served.stop()
  }
}
