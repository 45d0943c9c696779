import { button, NEW_PASSWORD, PASSWORD, REFUSED } from './support/sign-in'
import { expect, test } from './support/test'

test('S4-46 S2-31 S3-31 the temperature unit takes effect everywhere at once, and can be taken back', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('owner', { path: '/account/settings/common' })
  await expect(page.getByText('21.50', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: '°F' }).check()
  await expect(page.getByText('70.70', { exact: true })).toBeVisible()
  await axe()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Plant(s)' }).click()
  await expect(page.getByText('degrees Fahrenheit').first()).toBeAttached()
  await expect(page.getByText('degrees Celsius')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('degrees Fahrenheit').first()).toBeAttached()
  await page.goto('/account/settings/common')
  await page.getByRole('radio', { name: '°C' }).check()
  await expect(page.getByText('21.50', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('70.70', { exact: true })).toBeVisible()
})

test('S5-20 S5-25 S8-39 S2-32 the password: six ticks, refusals at the fields, then the new one', async ({
  page,
  signIn,
  watch,
  axe,
}) => {
  watch.tolerate(REFUSED)
  await signIn('owner', { path: '/account/settings/security' })
  const former = page.getByLabel('Current password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  const ticks = page.getByRole('list', { name: 'What the password needs' })
  await next.fill('Kite#4567')
  await expect(ticks.getByRole('listitem').nth(3)).toContainText('(not met)')
  await axe()
  await next.fill(NEW_PASSWORD)
  await expect(ticks.getByText('(met)')).toHaveCount(6)
  await former.fill('not this one')
  await button(page, 'Change password').click()
  await expect(former).toHaveAttribute('aria-invalid', 'true')
  await former.fill(PASSWORD)
  await next.fill('Welcome1')
  await button(page, 'Change password').click()
  await expect(next).toHaveAttribute('aria-invalid', 'true')
  await expect(former).not.toHaveAttribute('aria-invalid', 'true')
  await next.fill(NEW_PASSWORD)
  await button(page, 'Change password').click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page.getByText('This session')).toBeVisible()
})

test('S1-33 S5-28 S8-34 S8-37 S2-30 an e-mail address is linked with its code', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await signIn('+49 1520 0000001')
  await page.getByRole('link', { name: 'Link e-mail' }).click()
  await button(page, 'E-mail: Link').click()
  const address = page.getByLabel('New e-mail address')
  const code = page.getByLabel('Verification code')
  await address.fill('sky@heliograph.example')
  await button(page, 'Send code').click()
  await expect(page.getByText('A code was sent to sky@heliograph.example.')).toBeVisible()
  const sent = (await server.mailbox()).at(-1)?.code ?? ''
  await code.fill(sent === '000000' ? '111111' : '000000')
  await button(page, 'Link').click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(sent)
  await button(page, 'Link').click()
  await expect(page.getByText('sky@heliograph.example', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link e-mail' })).toHaveCount(0)
})
