import { grid, row } from './support/alarms'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('S6-05 what may be done is judged alarm by alarm, and a mixed choice does what it can', async ({
  page,
  signIn,
}) => {
  await signIn('operator')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts?m=0')
  await expect(row(page, 0)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('Logger not rep')
  await expect(row(page, 0)).toContainText('Logger not reporting')
  const looked = grid(page).getByRole('row').filter({ hasText: 'Werkhalle Eichengrund' }).first()
  const others = grid(page).getByRole('row').filter({ hasText: 'Logger not reporting' })
  const handled = others.filter({ hasNotText: 'Werkhalle Eichengrund' }).filter({ hasText: 'Open' })
  await expect(looked.getByRole('button')).toHaveCount(0)
  await expect(handled.first().getByRole('button', { name: /^Acknowledge/ })).toHaveCount(1)

  await looked.getByRole('checkbox').check()
  await expect(page.getByRole('toolbar').getByRole('button', { name: /Acknowledge/ })).toHaveCount(0)
  await handled.first().getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Acknowledge (1 of 2)' }).click()
  await expect(page.getByText('Acknowledge: 1 done, 1 not permitted there')).toBeVisible()
  await expect(looked).toContainText('Open')
})

test('counts the open alarms in the menu, in step with the list', async ({ page, signIn }) => {
  await signIn('admin')
  const place = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Alarms/ })
  await expect(place).toHaveAccessibleName(/^Alarms open: \d+$/)
  const shown = async () => Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0])
  await place.click()
  await expect(page.getByRole('treegrid')).toBeVisible()
  await page.keyboard.press('v')
  await expect(row(page, 0)).toBeVisible()
  const before = await shown()
  const levels = page
    .getByRole('group', { name: 'Alarm figures' })
    .getByRole('link', { name: /^(Fault|Warning|Information)/ })
  const sum = async () =>
    (await levels.allTextContents()).reduce((all, text) => all + Number(/\d+$/.exec(text)?.[0]), 0)
  await expect(levels).toHaveCount(3)
  expect(await sum()).toBe(before)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(page.getByText('Acknowledged: 1')).toBeVisible()
  await expect.poll(shown).toBe(before - 1)
  expect(await sum()).toBe(before - 1)
})

test('a vendor’s server lists alarms by whether they last, and offers nothing that needs triage', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/status of 404/)
  await page.route('**/maintain-s/capabilities', (route) =>
    route.fulfill({ status: 404, json: { code: '18' } }),
  )
  await signIn('admin')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts')
  const groups = page.getByRole('treegrid').getByRole('row', { level: 1 })
  await expect(groups.first()).toBeVisible()
  await expect(page.getByRole('treegrid').getByRole('checkbox')).toHaveCount(0)
  // It shows neither losses nor signs: nothing is nought, and what is missing is not shown.
  await expect(groups.filter({ hasText: 'kWh' })).toHaveCount(0)
  await expect(groups.filter({ hasText: /([2-9]) of \1 signs/ })).toHaveCount(0)
  await page.keyboard.press('v')
  await expect(row(page, 0)).toBeVisible()
  await expect(grid(page).getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: /^Views/ }).click()
  const views = page.getByRole('list', { name: 'Views' })
  await expect(views.getByRole('button', { name: 'Safety, not acknowledged', exact: true })).toBeVisible()
  await expect(views.getByRole('button', { name: /Assigned to me|Snoozed|Closed/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (const state of await grid(page).getByRole('row').allTextContents())
    if (/20\d\d-/.test(state)) expect(state).toMatch(/Open|Recovered/)
})

test('alarms of one cause are one line: explained, opened, handled at once and taken back, by keys', async ({
  page,
  signIn,
  server,
  axe,
}) => {
  await server.raise({ cause: 'logger-dead', plants: 25, count: 25 })
  await signIn('admin')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts?q=Logger+not+rep')
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

test('S6-05 the focus stays where the operator was when an action on chosen alarms fails, and with the rows when it is done', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/status of 500/)
  const fails = {
    match: { method: 'POST', path: '/operating/alert/triage' },
    times: 1,
    status: 500,
    delayMs: 400,
  }
  const failed = page.getByRole('toolbar').getByRole('alert')
  await signIn('admin', { path: '/alerts?m=0&f=state.in.*OPEN' })
  await expect(row(page, 4)).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(row(page, 1)).toBeFocused()
  await server.fault(fails)
  await page.keyboard.press('e')
  await expect(failed).toBeVisible()
  await expect(row(page, 1)).toBeFocused()

  const acknowledge = page.getByRole('toolbar').getByRole('button', { name: 'Acknowledge' })
  await acknowledge.focus()
  await server.fault(fails)
  await page.keyboard.press('Enter')
  await expect(acknowledge).toHaveAttribute('aria-busy', 'true')
  await expect(acknowledge).toHaveAttribute('aria-busy', 'false')
  await expect(acknowledge).toBeFocused()

  const third = await row(page, 2).innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(third)
})

test('14: a drawer gives the focus back to the alarm that was gone on to in it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('admin', { path: '/alerts?m=0&f=state.in.*RECOVERED' })
  await row(page, 0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' })).toBeVisible()
  for (const index of [1, 2]) {
    await page.keyboard.press(']')
    await expect(row(page, index)).toHaveAttribute('tabindex', '0')
  }
  await page.keyboard.press('Escape')
  await expect(row(page, 2)).toBeFocused()
})

for (const [place, width] of [
  ['pane', 1440],
  ['drawer', 1024],
] as const)
  test(`14: a long alarm scrolls in its ${place} alone`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 700 })
    await signIn('admin', { path: '/alerts?m=0&f=state.in.*RECOVERED' })
    await row(page, 0).focus()
    await page.keyboard.press('Enter')
    const box = page
      .getByRole(place === 'pane' ? 'complementary' : 'dialog')
      .filter({ has: page.getByRole('button', { name: 'Acknowledge' }) })
    const tooHigh = () =>
      box.evaluate((node) => {
        const left = (one: Element | null) => (one === null ? 0 : one.scrollHeight - one.clientHeight)
        return { own: left(node.lastElementChild), around: [left(node), left(node.closest('.shell-screen'))] }
      })
    await expect.poll(async () => (await tooHigh()).own).toBeGreaterThan(400)
    expect((await tooHigh()).around).toEqual([0, 0])
  })
