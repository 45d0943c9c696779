import { expect, test } from './support/test'

for (const [brand, manual] of [
  ['harbour', 'https://harbour-light.example/manual'],
  ['sunrise', null],
] as const)
  test(`S6-10 the manual of the brand ${brand} is ${manual === null ? 'nowhere' : 'opened where it is'}`, async ({
    page,
    signIn,
  }) => {
    await signIn('owner', { path: `/login?clientStyle=${brand}` })
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('link', { name: 'Message settings' })).toBeVisible()
    const entry = page.getByRole('link', { name: 'User Manual' })
    if (manual === null) {
      await expect(entry).toHaveCount(0)
      await page.goto('/account/settings/instructions')
      await expect(page.getByRole('link', { name: 'Message settings' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'This is not offered here' })).toBeVisible()
    } else {
      await page.context().route(`${manual}**`, (route) => route.fulfill({ body: 'The manual' }))
      const opened = page.waitForEvent('popup')
      await entry.click()
      await expect((await opened).getByText('The manual')).toBeVisible()
    }
  })
