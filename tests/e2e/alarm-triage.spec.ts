import { row } from './support/alarms'
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
  await page.goto('/alerts')
  await expect(row(page, 0)).toBeVisible()
})

test('14: a long alarm scrolls alone in its drawer and its pane; a drawer gives the focus back to the alarm that was gone on to in it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await signIn('admin', { path: '/alerts?m=0&f=state.in.*RECOVERED' })
  /** How much too high the alarm is for its own box, and for what is around that. */
  const scrolls = async (role: 'dialog' | 'complementary') => {
    const box = page.getByRole(role).filter({ has: page.getByRole('button', { name: 'Acknowledge' }) })
    const tooHigh = () =>
      box.evaluate((node) => {
        const left = (one: Element | null) => (one === null ? 0 : one.scrollHeight - one.clientHeight)
        return { own: left(node.lastElementChild), around: [left(node), left(node.closest('.shell-screen'))] }
      })
    await expect.poll(async () => (await tooHigh()).own).toBeGreaterThan(400)
    expect((await tooHigh()).around).toEqual([0, 0])
  }
  await row(page, 0).focus()
  await page.keyboard.press('Enter')
  await scrolls('dialog')
  for (const index of [1, 2]) {
    await page.keyboard.press(']')
    await expect(row(page, index)).toHaveAttribute('tabindex', '0')
  }
  await page.keyboard.press('Escape')
  await expect(row(page, 2)).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.keyboard.press('Enter')
  await scrolls('complementary')
})
