import { PASSWORD, REFUSED, button } from './support/sign-in'
import { expect, test } from './support/test'

test('S7-63 the slide verification is enforced, and done with the keyboard alone or by dragging', async ({
  page,
  server,
  watch,
  axe,
}) => {
  watch.tolerate(REFUSED)
  await server.slide(true)
  await page.goto('/login?region=EU')
  const slider = page.getByRole('slider')
  await expect(slider).toBeEnabled()
  await axe()
  await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Log in').click()
  await expect(page.getByText('complete the security check first')).toBeVisible()
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not quite. Here is another one.')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^Piece at 0, gap at \d+$/)
  const shown = (await slider.getAttribute('aria-valuetext')) ?? ''
  const gap = Number(/gap at (\d+)/.exec(shown)?.[1])
  await slider.focus()
  for (let step = 0; step < gap; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Security check passed.')).toBeVisible()

  await page.reload()
  await expect(slider).toBeEnabled()
  const place = Number(/gap at (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1])
  const box = await slider.boundingBox()
  if (!box) throw new Error('no slider on the screen')
  const thumb = 16
  const x = (share: number) => box.x + thumb / 2 + ((box.width - thumb) * share) / 100
  await page.mouse.move(x(0), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(x(place), box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByText('Security check passed.')).toBeVisible()
  await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Log in').click()
  await expect(page.getByRole('option')).toHaveCount(3)
})
