import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median, percentile } from './server.mjs'
import { servePage } from './static-page.mjs'

/** Of the processor: a tablet on a roof. */
const SLOWER = 4
const RUNS = 3

/** 2,000 modules panned at a quarter of the processor's speed, beside a plain picture of as many; ms a frame. */
export async function benchField() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const served = await servePage('field-page')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const runs = { ours: [], plain: [] }
    // Turn by turn, so that both meet the same machine.
    for (let run = 0; run < RUNS; run += 1) {
      runs.ours.push(...(await panned(browser, served.address, '[role=listbox]')))
      runs.plain.push(...(await panned(browser, `${served.address}#plain`, '[data-scroller]')))
    }
    return Object.fromEntries(
      Object.entries(runs).map(([name, frames]) => [
        name,
        { frameMs: median(frames), frameP95Ms: percentile(frames, 0.95) },
      ]),
    )
  } finally {
    await browser.close()
    await served.stop()
  }
}

async function panned(browser, address, scroller) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(address)
    await page.locator(scroller).waitFor()
    // As far in as numbers can be read.
    const closer = page.locator('[class*=zoom] button').first()
    if ((await closer.count()) > 0) for (let step = 0; step < 3; step += 1) await closer.click()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(frames, scroller)
  } finally {
    await page.close()
  }
}

/** Times between frames while the field is dragged to and fro, slantwise. */
async function frames(scroller) {
  const element = document.querySelector(scroller)
  const [wide, high] = [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ]
  if (wide < 400 || high < 200) throw new Error(`nothing to pan: ${wide} by ${high} px`)
  const shown = []
  let before = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 180; frame += 1) {
    const way = 1 - Math.abs(1 - ((frame / 60) % 2))
    element.scrollTo(wide * way, high * way)
    const now = await new Promise(requestAnimationFrame)
    if (frame >= 20) shown.push(now - before)
    before = now
  }
  return shown
}
