import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median, startServer, token } from './server.mjs'

const RUNS = 5
/** The processor of a cheap phone or an old office machine. */
const SLOWED = 4
const VIEWPORT = { width: 1440, height: 900 }
/** Beside the console's own files, so that one server sends both. */
const FLOOR = 'bare-list'

/**
 * Notes in the page when its first twelve rows, or eight options, were in a frame with a size, and when a curve was; the
 * frame of a drawing is painted with it.
 */
const WATCH = `(() => {
  const curve = () => {
    if (document.querySelector('canvas')?.getClientRects().length > 0)
      requestAnimationFrame(() => (window.curveAt = performance.now()))
    else requestAnimationFrame(curve)
  }
  requestAnimationFrame(curve)
  const seen = (one) => one !== undefined && one.getClientRects().length > 0
  const look = () => {
    const rows = document.querySelectorAll('.ant-table-row, [role=row]')
    const options = document.querySelectorAll('[role=option]')
    if (seen(rows[11]) || seen(options[7])) requestAnimationFrame(() => (window.rowsAt = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

async function visit(browser, address, storageState, hasCurve) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
    // The bare page writes its styles without a nonce.
    bypassCSP: true,
    ...(storageState ? { storageState } : {}),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(WATCH)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction((curve) => window.rowsAt > 0 && (!curve || window.curveAt > 0), hasCurve)
    return await page.evaluate(() => ({
      rows: window.rowsAt,
      curve: (window.curveAt ?? 0) - window.rowsAt,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
  } finally {
    await context.close()
  }
}

/** Somebody who is signed in and has nothing else kept. */
async function signedIn(browser, origin, bearer) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  await page.goto(`${origin}/plant?token=${bearer}`)
  await page.locator('#content [role=option]').first().waitFor()
  const { cookies } = await context.storageState()
  await context.close()
  return { cookies, origins: [] }
}

/** Time until rows stand on the screen, cold, beside a bare page of the same stack over the same rows; ms. */
export async function benchFirstScreen() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const outDir = resolve('dist/web', FLOOR)
  await build({
    configFile: 'vite.config.ts',
    root: resolve('tests/bench/floor-page'),
    base: `/${FLOOR}/`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const server = await startServer({ port: 8393, plants: 1200 })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const bearer = await token(server.origin)
    const state = await signedIn(browser, server.origin, bearer)
    const pages = {
      floor: [`${server.origin}/${FLOOR}/index.html?token=${bearer}`, null],
      plants: [`${server.origin}/plants`, state],
      plant: [`${server.origin}/plant/infos/data`, state],
    }
    const runs = { floor: [], plants: [], plant: [] }
    // Turn by turn, so that all meet the same machine; the first turn warms the server up.
    for (let run = 0; run <= RUNS; run += 1)
      for (const [name, [address, kept]] of Object.entries(pages)) {
        const seen = await visit(browser, address, kept, name === 'plant')
        if (run > 0) runs[name].push(seen)
      }
    return Object.fromEntries(
      Object.entries(runs).map(([name, all]) => [
        name,
        {
          rowsMs: median(all.map(({ rows }) => rows)),
          paintMs: median(all.map(({ paint }) => paint)),
          /** From the rows on; of the dashboard alone. */
          curveMs: median(all.map(({ curve }) => curve)),
        },
      ]),
    )
  } finally {
    await browser.close()
    server.stop()
    await rm(outDir, { recursive: true, force: true })
  }
}
