import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

const FOLDER = 'dist/browser-cloud'
/** What the policy of the console allows is for `mock-mode.spec.ts`: here there is none. */
const server = createServer(({ url = '/' }, reply) => {
  const path = url === '/' ? '/index.html' : url
  const type = path.endsWith('.html') ? 'text/html' : 'text/javascript'
  if (!existsSync(FOLDER + path)) return void reply.writeHead(404).end()
  reply.setHeader('content-type', type).end(readFileSync(FOLDER + path))
})
let origin = ''

// Another worker, another context: service workers are blocked in all other tests.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object)
test.beforeAll(async () => {
  await build({
    configFile: false,
    root: 'tests/e2e/support/browser-cloud',
    publicDir: resolve('mocks/public'),
    logLevel: 'error',
    build: {
      outDir: resolve(FOLDER),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`
})
test.afterAll(() => {
  server.close()
})

/** A console over it, in a build of its own: `mock-mode.spec.ts`. */
test('the cloud inside the browser keeps what was changed over a reload', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${origin}/`)
  await expect(page).toHaveTitle('ready')
  const plant = (name?: string) => page.evaluate(async (given) => {
    const body = new URLSearchParams({ grant_type: 'mdc_password', username: 'owner@heliograph.example', password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0' }) // oxfmt-ignore
    const grant = await fetch('/mdc-eu/oauth2-s/oauth/token', { method: 'POST', body })
    const { access_token } = (await grant.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const at = '/mdc-eu/maintain-s/station/63400030'
    if (given === undefined) return (await fetch(`${at}/detail`, { headers })).text()
    const station = JSON.stringify({ station: { name: given } })
    return String((await fetch(at, { method: 'POST', headers, body: station })).status)
  }, name) // oxfmt-ignore
  expect(await plant()).not.toContain('Kranichhof am See')
  expect(await plant('Kranichhof am See')).toBe('200')

  await page.reload()
  await expect(page).toHaveTitle('ready')
  expect(await plant()).toContain('Kranichhof am See')
  const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(kept).toContain('heliograph-cloud')
  expect(complaints).toEqual([])
})
