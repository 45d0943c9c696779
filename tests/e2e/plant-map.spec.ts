import { configure } from './support/configure'
import { expect, test } from './support/test'

/** What Google's maps do that a policy could refuse: markup of their own, script of another file, a style element. */
const GOOGLE = `{
  const policy = trustedTypes.createPolicy('google-maps-api#html', { createHTML: (text) => text })
  trustedTypes.createPolicy('lit-html', { createHTML: (text) => text })
  class Map {
    constructor(holder) {
      holder.innerHTML = policy.createHTML('<p data-provider>map</p>')
      fetch('https://maps.googleapis.com/tiles').then(() => (holder.dataset.answered = 'yes'))
    }
    addListener(name, listener) { setTimeout(listener) }
    moveCamera() {}
  }
  window.google = { maps: { importLibrary: async () => ({ Map }) } }
}`

test('S7-24 S7-25 S3-33 plants lie on the map of the service, drawn where that draws them: with a key its script comes directly, without one from the proxy', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/foreign request: https:\/\/maps\.googleapis\.com/)
  await configure(page, { mapsProxy: '/store-s/maps.js' })
  await signIn('admin', { path: '/plants?m=1' })
  const ground = page.locator('[data-map]')
  await expect(ground).toBeVisible()
  const list = page.getByRole('list', { name: 'Plants' })
  const marks = list.getByRole('button')
  const shown = async () => JSON.parse((await ground.getAttribute('data-map')) ?? '{}') as { zoom: number }
  const { zoom } = await shown()
  await marks.first().click()
  await expect.poll(async () => (await shown()).zoom).toBeGreaterThan(zoom)
  await expect(page.getByText(/map service does not answer/)).toBeHidden()

  const asked: string[] = []
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: GOOGLE,
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.unroute('**/config.json')
  await configure(page, { gmapKey: 'branded-key', mapsProxy: '/store-s/maps.js' })
  await page.reload()
  await expect(page.locator('[data-provider]')).toBeVisible()
  await expect(page.locator('[data-answered]')).toBeVisible()
  expect(asked[0]).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?key=branded-key&language=en&/)
})
