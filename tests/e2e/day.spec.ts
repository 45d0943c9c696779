import { quiet } from './support/seen'
import { expect, test } from './support/test'

test('S7-118 day, month and year are drawn without the chart library', async ({ page, signIn, watch }) => {
  // The browser's word on this test, which reads the pixels of one canvas again and again.
  watch.tolerate(/Canvas2D: Multiple readback/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
  /** How many of the pixels of a plot have ink. */
  const inked = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .locator('canvas')
      .evaluate((sheet: HTMLCanvasElement) => {
        const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? { data: [] }
        return data.filter((one, at) => at % 4 === 3 && one > 0).length
      })
  await expect.poll(() => inked('Day curve')).toBeGreaterThan(5000)
  const month = inked('Energy')
  expect(await month).toBeGreaterThan(5000)
  await page.getByRole('region', { name: 'Energy', exact: true }).getByText('Year', { exact: true }).click()
  await expect.poll(() => inked('Energy')).not.toBe(await month)
  await quiet(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((url) => url.includes('/library-'))).toEqual([])
})
