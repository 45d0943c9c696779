import { row } from './support/alarms'
import { go } from './support/seen'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('alarms of one cause are one line: explained, opened, handled at once and taken back, by keys', async ({
  page,
  signIn,
  server,
  axe,
}) => {
  await server.raise({ cause: 'logger-dead', plants: 25, count: 25 })
  await signIn('admin', { path: '/alerts?q=Logger+not+rep' })
  const lines = page.getByRole('treegrid', { name: 'Alarms by likely cause' }).getByRole('row')
  const path = lines.filter({ hasText: 'Data path down (not the plants)' })
  await expect(path).toContainText('4 of 4 signs')
  const count = Number(/Plants: (\d+)/.exec((await path.textContent()) ?? '')?.[1])
  // A plant that has never reported cannot fall silent.
  expect(count).toBeGreaterThanOrEqual(20)
  await expect(path).toContainText('Send nobody to the plants')
  // What a silent logger costs is unknown, and not nothing.
  await expect(path.getByRole('gridcell').last()).toContainText('--')
  // On a screen of 1280 px nothing of a line lies beyond its edge.
  await expect(path.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 })
  const at = () => path.evaluate((line) => line === document.activeElement)
  for (let step = 0; step < 40 && !(await at()); step += 1) {
    await page.keyboard.press('j')
    await expect(lines.and(page.locator(':focus'))).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await expect(path).toHaveAttribute('aria-expanded', 'true')
  await expect(path.getByRole('list', { name: 'Signs' })).toContainText(`Plants within 10 minutes: ${count}`)
  await axe()
  await page.keyboard.press('j')
  await expect(path).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(path).toHaveAttribute('aria-expanded', 'false')
  await expect(path).toBeFocused()
  await page.keyboard.press('*')
  await expect(page.getByRole('toolbar')).toContainText(`Selected: ${count}`)
  await page.keyboard.press('e')
  await expect(page.getByText(`Acknowledged: ${count}`)).toBeVisible()
  // What is done is behind: the focus stands on the next group.
  await expect(path).not.toBeFocused()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.')).toBeVisible()

  await page.keyboard.press('v')
  await expect(page).toHaveURL(/[?&]m=0/)
  await expect(row(page, 0)).toBeVisible()
  // The next time it begins as it was left.
  await go(page, '/version')
  await expect(row(page, 0)).toHaveCount(0)
  await go(page, '/alerts')
  await expect(row(page, 0)).toBeVisible()
})
