import {
  expect,
  test,
  PHOTO,
  ROOF,
  write,
  stored,
  box,
  nameBox,
  save,
  choose,
  fieldOf,
} from './support/records'
import { pick } from './support/forms'
import { go } from './support/seen'
import { button, REFUSED } from './support/sign-in'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ signIn }) => {
  // A light page, from which other clients store what a test wants.
  await signIn('owner', { path: '/version' })
})

test('a form refuses, keeps what was written, asks before it is left, and saves', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(REFUSED)
  await go(page, '/inspections')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await nameBox(page).fill('Ro')
  await box(page, /^Share/).fill('42')
  await save(page)
  // The first of those refused has the focus.
  await expect(nameBox(page)).toBeFocused()
  await expect(nameBox(page)).toHaveAccessibleDescription(/At least 3/)
  await expect(fieldOf(page, /^Day/)).toContainText('Please fill this in.')

  await nameBox(page).fill('Roof A')
  await choose(page, /^Kind/, 'CHECK')
  await choose(page, /^Plant/, 'Kranichhof')
  const file = page.locator('input[type=file][accept^="image/png"]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Please choose a PNG')).toBeVisible()
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(1_100_000) })
  await expect(page.getByText('At most 1 MB.')).toBeVisible()
  await file.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: PHOTO })
  await expect(page.getByText('Another picture')).toBeVisible()

  for (const [label, day] of [
    [/^Day/, '2026-06-03'],
    [/^Until/, '2026-05-01'],
  ] as const) {
    await box(page, label).fill(day)
    await box(page, label).press('Enter')
  }
  await save(page)
  await expect(fieldOf(page, /^Until/)).toContainText('must not be later than')
  await box(page, /^Until/).fill('2026-06-04')
  await box(page, /^Until/).press('Enter')

  await page.getByRole('link', { name: 'Inspections' }).last().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await button(page, 'Keep editing').click()
  await page.goBack()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/inspections\/new/)

  await server.fault({
    match: { method: 'POST', path: '/collection-s/inspections' },
    times: 1,
    status: 400,
    body: { code: 'PARAM_ERROR', param: { field: 'share', key: 'server' } },
  })
  await save(page)
  await expect(fieldOf(page, /^Share/)).toContainText('The server does not accept this value.')
  await expect(box(page, /^Share/)).toBeFocused()
  await save(page)
  await expect(page.getByRole('heading', { name: 'Roof A' })).toBeVisible()
  await expect(page.getByText('Kranichhof').first()).toBeVisible()
})

test('a section is edited in its place, nobody overwrites anybody in silence, and a record is deleted by typing its name', async ({
  page,
}) => {
  const { id } = await stored(page)
  await go(page, `/inspections/${id}`)
  await button(page, 'Edit Figures').click()
  await box(page, /^Share/).fill('55')
  await button(page, 'Save').click()
  await expect(button(page, 'Edit Figures')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('55')

  await button(page, 'Edit').first().click()
  await nameBox(page).fill('Mine')
  await write(page, 'PATCH', `/inspections/${id}`, { name: 'Theirs' })
  await save(page)
  const notice = page.getByRole('alert').filter({ hasText: /else/ })
  await expect(notice).toBeVisible()
  await button(page, 'Compare').click()
  await expect(notice.getByRole('row', { name: /^Name/ })).toContainText(/Mine.*Theirs/)
  await button(page, 'Save mine anyway').click()
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()

  await button(page, 'Delete').click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await asked.getByRole('textbox').fill('Mine')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/inspections$/)
  await expect(page.getByRole('row', { name: /Mine/ })).toHaveCount(0)
})

test('a drawer keeps the focus, turns by keys, acts, takes it back, and asks before changes are lost', async ({
  page,
}) => {
  const { id } = await stored(page)
  await stored(page, { ...ROOF, name: 'Roof B' })
  await stored(page, { name: 'Loose clamp', inspection: id }, '/findings')
  await go(page, '/inspections')
  const link = page
    .getByRole('row', { name: /Roof A/ })
    .getByRole('link')
    .first()
  await link.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: /Roof A/ })).toBeVisible()
  await expect(drawer).toContainText('Loose clamp')
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Tab')
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press(']')
  await expect(drawer.getByRole('heading', { name: /Roof B/ })).toBeVisible()
  await page.keyboard.press('[')
  await expect(drawer.getByRole('heading', { name: /Roof A/ })).toBeVisible()

  await drawer.getByRole('button', { name: 'More actions' }).click()
  await drawer.getByRole('button', { name: 'Close', exact: true }).last().click()
  const asked = page.getByRole('dialog', { name: 'Close' })
  await expect(asked.getByRole('textbox', { name: 'Remark' })).toBeVisible()
  await asked.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(asked.getByRole('textbox', { name: 'Remark' })).toBeFocused()
  await asked.getByRole('textbox', { name: 'Remark' }).fill('all well')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Closed.')).toBeVisible()
  await expect(drawer).toContainText('DONE')
  await expect(drawer).toContainText('all well')
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.keyboard.press('u')
  await expect(drawer).toContainText('StateOpen')

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  // A list that opens in it is within reach, and Escape closes the list first.
  await drawer.getByRole('button', { name: 'Edit Basics' }).click()
  const list = page.locator('.ant-select-dropdown:visible')
  await drawer.locator('.ant-select', { has: page.getByLabel(/^Kind/) }).click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await pick(page, /^Kind/, 'CLEANING')
  await save(page)
  await expect(drawer.getByRole('button', { name: 'Edit Basics' })).toBeVisible()
  await expect(drawer).toContainText('CLEANING')

  await drawer.getByRole('button', { name: 'Edit Figures' }).click()
  // More than a line, which the drawer itself would ask about: it is asked once.
  await box(page, /^Count/).fill('3')
  await box(page, /^Share/).fill('7')
  await page.keyboard.press('Escape')
  await expect(question).toContainText('Leave without saving?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(box(page, /^Share/)).toHaveValue(/^7/)
  await drawer.getByRole('button', { name: 'Close', exact: true }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/inspections(\?|$)/)
})

test('S6-05 S6-07 a guarded field is in no column, filter, section or form of those without its code', async ({
  page,
  server,
}) => {
  const withdraw = (...withdrawn: string[]) =>
    fetch(`${server.origin}/__cloud/rights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'owner@heliograph.example', withdrawn }),
    })
  const { id } = await stored(page, { ...ROOF, budget: 700 })
  const budget = page.getByText('Budget')
  for (const may of [true, false]) {
    if (!may) await withdraw('station:share')
    const expectBudget = async () => {
      // What is pending is not there either: something beside it has come first.
      if (may) await expect(budget.first()).toBeVisible()
      else await expect(budget).toHaveCount(0)
    }
    // What is granted is asked for as the console starts; from there on its links lead on.
    if (may) await go(page, '/inspections?c=name.budget.share')
    else await page.goto('/inspections?c=name.budget.share')
    await expect(page.getByRole('columnheader', { name: 'Share' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveCount(may ? 1 : 0)
    await expect(page.getByRole('gridcell', { name: '700' })).toHaveCount(may ? 1 : 0)
    await button(page, 'Columns').click()
    await expect(page.getByRole('checkbox', { name: 'Share' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Budget' })).toHaveCount(may ? 1 : 0)
    await page.keyboard.press('Escape')
    await button(page, 'Add filter').click()
    await expect(page.getByText('Kind').last()).toBeVisible()
    await expectBudget()
    await page.keyboard.press('Escape')
    await go(page, `/inspections/${id}`)
    await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Share')
    await expectBudget()
    await go(page, `/inspections/${id}/edit`)
    await expect(box(page, /^Share/)).toHaveValue('42')
    await expectBudget()
  }
})
