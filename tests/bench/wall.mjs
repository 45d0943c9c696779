import { chromium } from '@playwright/test'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { startServer, token } from './server.mjs'

/**
 * A wall display over a day, by its own link as it hangs there (a session ends before that): 24 hours at 60 times the
 * speed (`SPEED`), heap and elements of each hour. The browser's clock and the cloud's run together. Code is compiled
 * once and not better later on, so that the heap is what the console keeps. The screens take turns and differ in weight:
 * an hour's heap is the least of the readings in its last minutes.
 */
const SPEED = Number(process.env['SPEED'] ?? 60)
const HOURS = Number(process.env['HOURS'] ?? 24)
/** Of the heap after the first hour. */
const GROWTH = 0.05
const NOON = Date.parse('2026-06-18T10:30:00Z')
const FLAGS = '--js-flags=--no-opt --no-sparkplug --no-maglev'
const MINUTE = 60_000
/** Readings of an hour, one a minute. */
const READINGS = 12
const POWER = /\d+\.\d\d\s[kMG]W$/

const executablePath = findChromium()
if (!executablePath) throw new Error(NO_CHROMIUM)
const server = await startServer({ port: 8896, plants: 1200 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', FLAGS] })
try {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  const asked = { count: 0 }
  page.on('request', () => (asked.count += 1))
  await page.clock.install({ time: NOON })
  await page.goto(`${server.origin}/largescreen#link=${await wallKey()}`)
  await page.getByText(POWER).first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  const hours = []
  let readings = []
  for (let minute = 1; minute <= HOURS * 60; minute += 1) {
    const begun = performance.now()
    await control('POST', 'clock', { now: NOON + minute * MINUTE })
    await page.clock.runFor(MINUTE)
    if (minute % 60 === 0 || minute % 60 > 60 - READINGS) readings.push(await weigh(devtools))
    if (minute % 60 === 0) {
      hours.push(readings.reduce((least, one) => (one.heapMb < least.heapMb ? one : least)))
      readings = []
      const { heapMb, nodes, listeners } = hours.at(-1)
      console.log(
        `hour ${String(minute / 60).padStart(2)}: ${heapMb.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${asked.count} requests`,
      )
      asked.count = 0
      await control('DELETE', 'requests')
    }
    const left = MINUTE / SPEED - (performance.now() - begun)
    if (left > 0) await new Promise((over) => setTimeout(over, left))
  }
  await page.getByText(POWER).first().waitFor()
  const grown = hours.at(-1).heapMb / hours[0].heapMb - 1
  const broken = grown > GROWTH || faults.length > 0
  console.log(
    `the heap's change from the first hour to the last: ${(grown * 100).toFixed(1)} % (at most ${GROWTH * 100})`,
  )
  for (const fault of faults) console.log(fault)
  process.exitCode = broken ? 1 : 0
} finally {
  await browser.close()
  server.stop()
}

/** A display of the large fleet, and the key that opens it for a month. */
async function wallKey() {
  const headers = {
    authorization: `Bearer ${await token(server.origin)}`,
    'content-type': 'application/json',
  }
  const ask = async (path, body) => {
    const reply = await fetch(`${server.origin}/mdc-eu/backyard-api-s/screen${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`screen${path}: status ${reply.status}`)
    return await reply.json()
  }
  const { id } = await ask('', { name: 'Bench', content: '{}' })
  return (await ask(`/${id}/link`, { expiresTime: NOON / 1000 + 30 * 86_400 })).key
}

async function weigh(devtools) {
  // What the first collection finalizes, the second takes.
  for (let again = 0; again < 2; again += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heapMb: usedSize / 2 ** 20, nodes, listeners: jsEventListeners }
}

/** Two lines at most: the server may let go of one that rested. */
async function control(method, call, body, again = true) {
  const reply = await fetch(`${server.origin}/__cloud/${call}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch((fault) => {
    if (again) return null
    throw fault
  })
  if (reply === null) return control(method, call, body, false)
  if (!reply.ok) throw new Error(`${call}: status ${reply.status}`)
}
