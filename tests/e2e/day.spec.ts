import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('the day of a plant over a clock change', () => {
  for (const [date, slots] of [
    ['2026-03-28', 288],
    ['2026-03-29', 276],
    ['2026-03-30', 288],
  ] as const) {
    test(`S7-118 ${date} in Europe/Berlin has ${slots} slots`, async ({ page, signIn, server }) => {
      await server.clock('2026-03-31T10:00:00Z')
      await signIn('owner')
      await page.getByRole('option', { selected: true }).filter({ hasText: 'Kranichhof' }).waitFor()
      await expect(page).toHaveURL(/plant=\d+/)
      const curve = page.getByRole('region', { name: /day curve|power curve|24/i })
      await curve.getByRole('textbox', { name: 'Date' }).fill(date)
      await curve.getByRole('textbox', { name: 'Date' }).blur()
      await expect(curve.getByRole('textbox', { name: 'Date' })).toHaveValue(
        date.split('-').reverse().join('/'),
      )
      await curve.getByRole('button', { name: 'Table' }).click()
      await expect(curve.getByRole('row')).toHaveCount(slots + 1)
    })
  }
})

test('the previous and next day move one calendar day', async ({ page, signIn }) => {
  await signIn('owner')
  const curve = page.getByRole('region', { name: /day curve|power curve|24/i })
  const date = curve.getByRole('textbox', { name: 'Date' })
  await expect(date).toHaveValue('18/06/2026')
  await expect(curve.getByRole('button', { name: 'Next day', exact: true })).toBeDisabled()
  await curve.getByRole('button', { name: 'Previous day', exact: true }).click()
  await expect(date).toHaveValue('17/06/2026')
  await curve.getByRole('button', { name: 'Next day', exact: true }).click()
  await expect(date).toHaveValue('18/06/2026')
})

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
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((url) => url.includes('/library-'))).toEqual([])
})
