import { HOME, pick, save, section } from './support/forms'
import { inspect } from './support/inspect'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

test('S2-15 S7-84 S7-86 S7-87 S7-88 a business is added, changed and removed, and the authorisation switched', async ({
  page,
  signIn,
  server,
}) => {
  await signIn('owner', { path: `/plant/infos/relate?plant=${HOME}` })
  const look = page.getByRole('switch', { name: 'Let installer and support look in' })
  await look.click()
  await expect(look).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: 'Add business' }).click()
  await pick(page, 'Business', '7002')
  await pick(page, 'Access', 'Maintain')
  await pick(page, 'Duration', '30 days')
  await expect(page.getByText(/^May: .*Handle alarms/)).toBeVisible()
  await page.getByRole('button', { name: 'Add business', exact: true }).click()
  const grid = page.getByRole('grid')
  const row = grid.getByRole('row').filter({ hasText: 'Pending' })
  await expect(row).toContainText('8 / 12')
  await row.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).first().click()
  await pick(page, 'Access', 'View')
  await save(page)
  await expect(row).toContainText('4 / 12')
  await row.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove business' }).click()
  const removal = page.getByRole('alertdialog')
  // It has not accepted yet, so nobody of it sees the plant.
  await expect(removal).toContainText('Sundial Service loses access to 1 plant; 0 people affected.')
  await removal.getByRole('button', { name: 'Remove business' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Who changed what' })).toContainText('invited')
  const sent = await server.requests()
  expect(sent.some(({ path }) => path.endsWith('/auth/config'))).toBe(true)
  expect(sent.find(({ path }) => path.endsWith('/addRelated/business'))?.body).toMatchObject({
    stationId: HOME,
    businessId: 7002,
    preset: 'MAINTAIN',
  })
  expect(
    sent.some(({ method, path }) => method === 'DELETE' && path.includes('/deleteRelated/business/7002')),
  ).toBe(true)
})

test('S2-15 a plant is offered, accepted by the other side, and both see how it stands', async ({
  page,
  signIn,
  server,
  axe,
  watch,
}) => {
  watch.tolerate(/status of 400/)
  await signIn('owner', { path: `/plant/infos/relate?plant=${HOME}` })
  const ownership = page.getByRole('region', { name: 'Ownership' })
  await expect(ownership).toContainText('Owner: Robin Harbour')
  await ownership.getByRole('button', { name: 'Transfer ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership' })
  const go = dialog.getByRole('button', { name: 'Transfer ownership' })
  await dialog.getByLabel('New owner').fill('nobody@reed.example')
  await dialog.getByLabel('Maintain').check()
  await expect(go).toBeDisabled()
  await dialog.getByLabel(/^Type “Kranichhof”/).fill('Kranichhof')
  await go.click()
  await expect(dialog.getByLabel('New owner')).toHaveAccessibleDescription(/This account does not exist/)
  await axe()
  await dialog.getByLabel('New owner').fill('new@heliograph.example')
  await go.click()
  await expect(ownership).toContainText('Robin Harbour offers Kranichhof to Nova Lake.')
  await expect(ownership.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(ownership.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)

  await page.context().clearCookies()
  await signIn('new')
  const mine = page.getByRole('region', { name: 'Plants for you' })
  await expect(mine).toContainText('Robin Harbour keeps: Maintain')
  await axe()
  await mine.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kranichhof' })).toBeVisible()
  await page.getByRole('link', { name: 'Related', exact: true }).click()
  await expect(ownership).toContainText('Owner: Nova Lake')
  await expect(page.getByRole('region', { name: 'Who changed what' })).toContainText('became the owner')
  const former = page.getByRole('row').filter({ hasText: 'Former owner' })
  await expect(former).toContainText('Robin Harbour')
  await former.getByRole('button', { name: 'End access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
  await expect(former).toHaveCount(0)
  expect((await server.requests()).filter(({ status }) => status === 403)).toEqual([])
})

test('S7-68 the table of all plants opens from the pane, a row leads to the plant', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.getByRole('link', { name: 'Table of all plants' }).click()
  await expect(page).toHaveURL(/\/plants$/)
  const row = page.getByRole('row').filter({ hasText: 'Backstube Birkental' })
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/plant\/infos\/data\?plant=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
})

test('S3-02 S3-04 every type and every grid type is said in words', async ({ page, signIn }) => {
  await signIn('admin', { path: '/plants' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [plant, type, grid] of [
    [63900001, 'Residential rooftop', 'Storage system'],
    [63900002, 'Commercial rooftop', 'Self-consumption with feed-in'],
    [63900003, 'Industrial rooftop', 'Full feed-in (distributed)'],
    [63900004, 'Ground mounted', 'Full feed-in (utility scale)'],
    [63900005, 'Ground mounted', 'Off-grid'],
    [63900006, 'Residential rooftop', 'Off-grid with storage'],
  ] as const) {
    await go(page, `/plant/infos/data?plant=${plant}`)
    for (const word of [type, grid])
      await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible()
    await go(page, `/plant/infos/detail?plant=${plant}`)
    await expect(section(page, 'Basics')).toContainText(type)
    await expect(section(page, 'Grid and metering')).toContainText(grid)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/_ROOF|GROUND|DISTRIBUTED|CENTRALIZED|EXCESS|OFF_GRID|BATTERY_BACKUP|PV_BTR/)
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  // The profile and the list of plants have a declaration: `screens.spec.ts` looks at them.
  test('related and create are whole wide and narrow, and pass axe in both themes', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => localStorage.setItem('heliograph.theme', 'system'))
    await signIn('owner', { path: `/plant/infos/relate?plant=${HOME}` })
    await quiet(page)
    await inspect(page, 'related', 'few')
    await go(page, '/plants/new')
    await expect(page.locator('.hg-form')).toBeVisible()
    await quiet(page)
    await inspect(page, 'create', 'few')
  })
})
