import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median, percentile } from './server.mjs'
import { servePage } from './static-page.mjs'

/** Typed letter by letter, then taken away again; every letter takes away rows that are in sight. */
const WORDS = ['9584', '6207', '3159', '7840', '4863', '8026']
const OURS = { row: '[data-index="0"]', scroller: '[role=grid]', up: true }
const BARE = { row: '.ant-table-row', scroller: '.ant-table-tbody-virtual-holder', up: false }

/** One list of 10,000 rows after the other in the same browser: ours, and antd's virtual table with nothing around. */
export async function benchLists() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const served = await servePage('list-page')
  // Without the beat of a screen a frame takes as long as its work.
  const args = ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const { address } = served
    // Turn by turn, so that both meet the same machine.
    const runs = { ours: [], bare: [] }
    for (let run = 0; run < 3; run += 1) {
      runs.ours.push(await measure(browser, address, OURS))
      runs.bare.push(await measure(browser, `${address}#bare`, BARE))
    }
    return { ours: summed(runs.ours), bare: summed(runs.bare) }
  } finally {
    await browser.close()
    await served.stop()
  }
}

function summed(runs) {
  const [keys, frames] = [runs.flatMap(({ keys }) => keys), runs.flatMap(({ frames }) => frames)]
  return {
    keyMs: median(keys),
    keyP95Ms: percentile(keys, 0.95),
    frameMs: median(frames),
    frameP95Ms: percentile(frames, 0.95),
  }
}

async function measure(browser, address, list) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const errors = []
  page.on('pageerror', (error) => errors.push(error))
  try {
    await page.goto(address)
    await page.locator(list.row, { hasText: 'Site 00001' }).first().waitFor()
    const keys = []
    for (const word of WORDS) {
      for (let length = 1; length <= word.length; length += 1)
        keys.push(await keystroke(page, list, word.slice(0, length)))
      await keystroke(page, list, '')
    }
    const frames = await page.evaluate(scrolled, list)
    if (errors.length > 0) throw errors[0]
    return { keys, frames }
  } finally {
    await page.close()
  }
}

/** From the letter until the frame that shows other rows is drawn, ms. What is shown is awaited in the rows. */
const keystroke = (page, list, text) =>
  page.evaluate(
    async ({ list, text }) => {
      const field = document.querySelector('input[type=search]')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
      const holder = document.querySelector(list.scroller)
      const before = holder.textContent
      // A task that follows a frame runs when the frame is drawn.
      const drawn = () =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = done
            port2.postMessage(null)
          })
        })
      const started = performance.now()
      write.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      for (;;) {
        await drawn()
        const taken = performance.now() - started
        // Powers are shown in groups of three digits.
        const first = document.querySelector(list.row)?.textContent?.replaceAll(',', '') ?? ''
        if (holder.textContent !== before && first.includes(text)) return taken
        if (taken > 10_000) throw new Error(`"${text}" changed nothing in sight`)
      }
    },
    { list, text },
  )

/** Frames of a scroll through some thousand rows, ms each. */
async function scrolled(list) {
  const found = document.querySelector(list.scroller)
  const scroller = list.up ? found.parentElement : found
  const frames = []
  let before = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 300; frame += 1) {
    scroller.scrollTop += 400
    const now = await new Promise(requestAnimationFrame)
    if (frame >= 20) frames.push(now - before)
    before = now
  }
  if (scroller.scrollTop < 50_000) throw new Error(`only ${scroller.scrollTop} px were scrolled`)
  return frames
}
