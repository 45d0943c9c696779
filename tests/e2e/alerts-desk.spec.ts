import { grid, row } from './support/alarms'
import { expect, test } from './support/test'

test('S6-05 what may be done is judged alarm by alarm, and a mixed choice does what it can', async ({
  page,
  signIn,
}) => {
  await signIn('operator')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts')
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
  const told = async () => Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0])
  await place.click()
  await expect(row(page, 0)).toBeVisible()
  const before = await told()
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
  await expect.poll(told).toBe(before - 1)
  expect(await sum()).toBe(before - 1)
})

test('a vendor’s server lists alarms by whether they last, and offers nothing that needs a desk', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/status of 404/)
  await page.route('**/maintain-s/capabilities', (route) =>
    route.fulfill({ status: 404, json: { code: '18' } }),
  )
  await signIn('owner')
  await expect(page).toHaveURL(/\/plant\//)
  await page.goto('/alerts')
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
