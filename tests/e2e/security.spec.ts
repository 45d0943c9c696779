import { expect, test } from './support/test'

test('the page keeps its own scripts running and foreign ones out', async ({ page, watch, signIn }) => {
  const violation = /Content Security Policy|violates the following/
  // High enough for a chart to be drawn.
  await page.setViewportSize({ width: 1440, height: 1000 })
  const reply = await page.goto('/login')
  expect(reply?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
  // The one script that stands in the page ran, so that no other theme flashes up.
  expect(await page.evaluate(() => document.documentElement.style.background)).not.toBe('')
  await signIn('owner')
  await page.getByRole('option').first().click()
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(watch.complaints).toEqual([])

  watch.tolerate(violation)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.foreign = true'
    document.head.append(script)
    return 'foreign' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => watch.complaints.join()).toMatch(violation)
})
