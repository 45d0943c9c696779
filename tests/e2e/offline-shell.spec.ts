import type { Page } from '@playwright/test'
import { go } from './support/seen'
import { expect, test } from './support/test'

const PLANT = '/plant/infos/data?plant=63400030'

/** Where a name is kept by whom: of the shell, and of what was seen. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const answers = async () => {
      // Opened before the console has made it, it would be another one.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'heliograph-seen')) return []
      return new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('heliograph-seen')
        opening.onsuccess = () => {
          const request = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result.map(String))
          }
        }
      })
    }
    const shells = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return { answers: await answers(), shell: shells.flat() }
  })

/** Until the plant's dashboard, what it showed and the shell lie on the machine. */
async function visited(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Kranichhof' }).waitFor()
  await page.getByRole('region', { name: 'Key figures' }).getByText('Self-sufficiency').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(async () => {
      const { answers, shell } = await kept(page)
      return (
        [/identity$/, /"live"/, /"infinite"/].every((part) => answers.some((name) => part.test(name))) &&
        shell.includes('/')
      )
    })
    .toBe(true)
}

test('a reload without a network gives the last state with its age; a new worker takes nothing from a form that is being filled; signing out leaves nothing of what was seen, and the way out no worker', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.tolerate(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Unable to preload|dynamically imported/,
  )
  await signIn('owner', { path: PLANT })
  await visited(page)
  const { shell } = await kept(page)
  expect(shell.filter((path) => !/^\/($|assets\/|config\.json$)/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText(/^No network connection\. Showing data saved at \d\d:\d\d( UTC)?\.$/),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('kWh')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^No network connection/)).toHaveCount(0)

  await go(page, '/account/settings/base')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).not.toHaveValue('')
  const whole = await name.inputValue()
  await name.fill('Half a na')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const renewed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    // Another version of the worker, as a browser sees it: another address of the same scope.
    await navigator.serviceWorker.register('/sw.js?another', { scope: '/' })
    await taken
    return registration.active?.scriptURL
  })
  expect(renewed).toContain('another')
  await expect(name).toHaveValue('Half a na')
  await name.fill(whole)

  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByLabel('Account', { exact: true }).waitFor()
  await expect.poll(async () => (await kept(page)).answers).toEqual([])

  await page.context().route('**/config.json', (route) => route.fulfill({ json: { offlineShell: false } }))
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
