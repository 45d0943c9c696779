import { chromium } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findChromium, NO_CHROMIUM } from '../run/chromium.mjs'
import { median, startServer, token } from './server.mjs'

/** The same list with nothing but the platform: what the network and the browser cost by themselves. */
const BASELINE = `<!doctype html><title>baseline</title><ul id="rows"></ul><script type="module">
const headers = { authorization: 'Bearer ' + new URLSearchParams(location.search).get('token'), 'content-type': 'application/json' }
const path = '/mdc-eu/maintain-s/operating/station/search?order.direction=DESC&order.property=id&page=1&size=20'
const { data } = await (await fetch(path, { method: 'POST', headers, body: '{}' })).json()
document.getElementById('rows').append(...data.map((plant) => {
  const row = document.createElement('li')
  row.setAttribute('role', 'option')
  row.textContent = plant.name + ' ' + plant.generationPower
  return row
}))
</script>`

const gzipSize = (name) => {
  const path = join('dist/web', name)
  try {
    return readFileSync(`${path}.gz`).length
  } catch {
    return gzipSync(readFileSync(path)).length
  }
}

/** High enough for the day curve to stand above the fold. */
const VIEWPORT = { width: 1440, height: 1000 }

/** Opens one address with a cold cache, waits for what the person waits for, and adds up the scripts it moved. */
async function visit(browser, address, ready) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: VIEWPORT })
  const page = await context.newPage()
  await page.route('**/baseline', (route) => route.fulfill({ contentType: 'text/html', body: BASELINE }))
  await page.route('**/baseline?*', (route) => route.fulfill({ contentType: 'text/html', body: BASELINE }))
  const scripts = new Set()
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  const started = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await ready(page)
  const readyMs = performance.now() - started
  await page.waitForTimeout(1500)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await context.close()
  return { readyMs, paint, scripts: [...scripts] }
}

const importsOf = (name) =>
  [...readFileSync(join('dist/web', name), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
    ([, file]) => `/assets/${file}`,
  )

/** The chunk of src/charts/library.ts, and what no other script wants. */
function chartsOf(scripts) {
  const library = scripts.filter((name) => /\/library-/.test(name))
  const others = new Set(scripts.filter((name) => !library.includes(name)).flatMap(importsOf))
  return new Set([...library, ...library.flatMap(importsOf).filter((name) => !others.has(name))])
}

/** What the first form moves beside the controls that lists share with it. */
const formKb = () => {
  const chunks = readdirSync('dist/web/assets').filter((name) => /^forms-.*\.js$/.test(name))
  if (chunks.length === 0) throw new Error('the build has no chunk of the form')
  return chunks.reduce((sum, name) => sum + gzipSize(join('assets', name)), 0) / 1024
}

async function measure(browser, address, ready, runs = 5) {
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address, ready))
  const scripts = visits[0].scripts
  const charts = chartsOf(scripts)
  const size = (names) => names.reduce((sum, name) => sum + gzipSize(name), 0) / 1024
  return {
    readyMs: median(visits.map((v) => v.readyMs)),
    paintMs: median(visits.map((v) => v.paint)),
    scriptKb: size(scripts.filter((name) => !charts.has(name))),
    chartsKb: size(scripts.filter((name) => charts.has(name))),
  }
}

export async function benchPages() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  const server = await startServer({ port: 8392, plants: 1200 })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const bearer = await token(server.origin)
    const rows = (page) => page.getByRole('option').first().waitFor()
    return {
      formKb: formKb(),
      baseline: await measure(browser, `${server.origin}/baseline?token=${bearer}`, rows),
      signIn: await measure(browser, `${server.origin}/login`, (page) =>
        page.getByRole('button', { name: 'Log in' }).waitFor(),
      ),
      plantList: await measure(browser, `${server.origin}/plant?token=${bearer}`, rows),
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
