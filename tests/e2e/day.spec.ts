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
