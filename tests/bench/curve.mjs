import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median, percentile } from './server.mjs'
import { servePage } from './static-page.mjs'

const RUNS = 5
/** Of the processor: a tablet on a roof. */
const SLOWER = 4

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
    const [ours, plain, uPlot] = [[], [], []]
    // Turn by turn, so that both meet the same machine.
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await visit(browser, served.address))
      plain.push(await visit(browser, `${served.address}#plain`))
      uPlot.push(await visit(browser, `${served.address}#uplot`))
    }
    return { oursMs: median(ours), plainMs: median(plain), uPlotMs: median(uPlot) }
  } finally {
    await browser.close()
    await served.stop()
  }
}

/** The same year moved and seen nearer and farther by the wheel, at a quarter of the processor's speed; ms a frame. */
export async function benchPan() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const served = await servePage('pan-page')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const frames = { ours: { panned: [], zoomed: [] }, uPlot: { panned: [], zoomed: [] } }
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, hash] of [
        ['ours', ''],
        ['uPlot', '#uplot'],
      ]) {
        // oxfmt-ignore
        const found = await moved(browser, served.address + hash)
        frames[name].panned.push(...found.panned)
        frames[name].zoomed.push(...found.zoomed)
      }
    const figures = (of) => ({ frameMs: median(of), frameP95Ms: percentile(of, 0.95) })
    return Object.fromEntries(
      Object.entries(frames).map(([name, { panned, zoomed }]) => [
        name,
        { panned: figures(panned), zoomed: figures(zoomed) },
      ]),
    )
  } finally {
    await browser.close()
    await served.stop()
  }
}

async function moved(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(address)
    await page.locator('canvas').first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(wheeled)
  } finally {
    await page.close()
  }
}

/** Times between frames: first a quarter of the year is moved to and fro, then it is seen nearer and farther. */
async function wheeled() {
  const over = document.querySelector('[role=application]') ?? document.querySelector('canvas')
  const box = over.getBoundingClientRect()
  const wheel = (turn) =>
    over.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        clientX: box.left + box.width / 2,
        ...turn,
      }),
    )
  for (let step = 0; step < 3; step += 1) wheel({ ctrlKey: true, deltaY: -1 })
  const times = async (many, turn) => {
    const found = []
    let before = await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < many; frame += 1) {
      wheel(turn(frame))
      const now = await new Promise(requestAnimationFrame)
      if (frame >= 10) found.push(now - before)
      before = now
    }
    return found
  }
  const panned = await times(130, (frame) => ({ deltaX: frame % 80 < 40 ? 30 : -30 }))
  const zoomed = await times(70, (frame) => ({ ctrlKey: true, deltaY: frame % 6 < 3 ? -1 : 1 }))
  return { panned, zoomed }
}
