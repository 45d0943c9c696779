import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { servePage } from './static-page.mjs'

const FORMATS = ['csv', 'json', 'xlsx']

/** Of a process, MB: what it holds, and the most that it held. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}

/** The process of the newest page. */
async function rendererOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id))
}

/** A year of five-minute rows, 105,120 by 12, written as a file: seconds, and MB beyond an empty page. */
export async function benchExport() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const served = await servePage('export-page')
  const found = {}
  try {
    for (const format of FORMATS) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
      const page = await browser.newPage()
      await page.goto(served.address)
      await page.waitForFunction(() => 'write' in window)
      const pid = await rendererOf(browser)
      const before = memoryOf(pid).now
      const { ms, size } = await page.evaluate((one) => window.write(one), format)
      found[format] = { seconds: ms / 1000, size, memoryMb: memoryOf(pid).most - before }
      await browser.close()
    }
    return found
  } finally {
    await served.stop()
  }
}
