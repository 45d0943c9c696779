import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStaticFiles } from '../../mocks/static-files'
import { expect, test } from './support/test'

const FOLDER = 'dist/mock'
const server = createServer((incoming, outgoing) => createStaticFiles(FOLDER)(incoming, outgoing))
let origin = ''

test.beforeAll(async () => {
  execFileSync(process.execPath, ['tests/run/mock-build.mjs', FOLDER])
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`
})
test.afterAll(() => {
  server.close()
})

test('the cloud inside the browser keeps what was changed over a reload', async ({ page, watch }) => {
  watch.tolerate(/foreign request/)
  await page.goto(`${origin}/login`)
  await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('option')).toHaveCount(3)

  // No screen needs to exist for it: a plant gets another name by its call.
  const renamed = await page.evaluate(async () => {
    const body = new URLSearchParams({ grant_type: 'mdc_password', username: 'owner@heliograph.example', password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0' }) // oxfmt-ignore
    const grant = await fetch('/mdc-eu/oauth2-s/oauth/token', { method: 'POST', body })
    const { access_token } = (await grant.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const station = JSON.stringify({ station: { name: 'Kranichhof am See' } })
    return (await fetch('/mdc-eu/maintain-s/station/63400030', { method: 'POST', headers, body: station })).status
  }) // oxfmt-ignore
  expect(renamed).toBe(200)

  await page.reload()
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.getByText('Kranichhof am See').first()).toBeVisible()
  const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(kept).toContain('heliograph-cloud')
})
