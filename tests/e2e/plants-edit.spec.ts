import type { Page } from '@playwright/test'
import { edit, find, HOME, pick, save, section } from './support/forms'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

async function fillPlant(page: Page, name: string, lat: string, lng: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  // Also by who wants less motion, which these tests do.
  await pick(page, 'Type', 'Ground mounted')
  await page.getByLabel('Commissioned', { exact: true }).fill('2026-03-01')
  await page.keyboard.press('Enter')
  await page.getByLabel('Latitude', { exact: true }).fill(lat)
  await page.getByLabel('Longitude', { exact: true }).fill(lng)
  await pick(page, 'Grid connection', 'Self-consumption with feed-in')
  await page.getByLabel('Installed capacity', { exact: true }).fill('24.5')
}

test('S1-02 S3-01 S3-03 S7-48 S7-49 S7-50 S7-51 S7-52 S7-72 S8-71 S8-72 a new plant is filled in from its place; a country that is not served is shown there; 11: it has its frame at once, and comes first', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/400/)
  await signIn('owner', { path: '/plants/new' })
  const create = page.getByRole('button', { name: 'Create plant', exact: true })
  await create.click()
  await expect(page.getByText('Please fill this in.').first()).toBeVisible()
  await fillPlant(page, 'Meadow North', '52.52', '13.4')
  await expect(page.getByText('Address, country and time zone are filled in from the place.')).toBeVisible()
  // That of the country.
  await expect(
    page.locator('.ant-select', { has: page.getByLabel('Currency', { exact: true }) }),
  ).toContainText('EUR')
  await page.getByLabel('Feed-in price per kWh').fill('0.08')
  await page.getByLabel('Purchase price per kWh').fill('0.31')
  const place = page.getByLabel('Latitude', { exact: true })
  for (const [country, said] of [
    ['Iceland', /region/i],
    ['China', /mainland/i],
  ] as const) {
    await find(page, 'Country', country)
    await create.click()
    await expect(place).toHaveAttribute('aria-invalid', 'true')
    await expect(place).toHaveAccessibleDescription(said)
  }
  await find(page, 'Country', 'Germany')
  await quiet(page)

  // Whatever of its code and of the list is on its way.
  let late = 0
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\.js$|\/station\/search/, async (route) => {
    late += 1
    await held
    await route.continue()
  })
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meadow North' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Devices' })).toBeVisible()
  await expect.poll(() => late).toBeGreaterThan(0)
  arrive()
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Meadow North')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const sent = await server.requests()
  const made = sent.find(
    ({ method, path, status }) => method === 'POST' && path.endsWith('/maintain-s/station') && status < 300,
  )
  expect(made?.body).toMatchObject({
    station: {
      name: 'Meadow North',
      type: 'GROUND',
      gridInterconnectionType: 'EXCESS',
      installedCapacity: 24.5,
      region: { nationId: 60, timezone: 'Europe/Berlin' },
    },
    finance: { currency: 'EUR', mergeElectricPrice: 0.08, consumptionPrice: 0.31 },
  })
  for (const call of ['searchAreaDetailsByLatlon', 'searchAreaCountryList', 'listCurrency', 'listTimezone'])
    expect(
      sent.some(({ path }) => path.endsWith(`/${call}`)),
      call,
    ).toBe(true)
  expect(sent.some(({ path }) => path.includes('/searchAreaListByPid/60'))).toBe(true)
})

test('S2-16 S7-71 S7-73 S7-75 S7-79 S7-80 a section is edited: refused here, refused there, left, saved; S3-12 S4-40 S4-41 S7-76 S7-77 S7-78 S7-81 metering and zero export are read and written', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/400/)
  await signIn('owner', { path: `/plant/infos/detail?plant=${HOME}` })
  for (const name of [
    'Basics',
    'Place and time',
    'System',
    'Grid and metering',
    'Contacts',
    'Metering',
    'Income',
    'Zero export',
  ])
    await expect(section(page, name)).toBeVisible()
  await edit(page, 'Basics')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('')
  await save(page)
  await expect(name).toHaveAccessibleDescription(/Please fill this in/)
  await name.fill('Crane Farm')
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' }).or(page.getByRole('alertdialog'))
  await leave.getByRole('button', { name: 'Keep editing' }).click()
  await server.fault({
    match: { method: 'POST', path: `/maintain-s/station/${HOME}` },
    times: 1,
    status: 400,
    body: { code: 'PARAM_ERROR', msg: 'name', param: { field: 'name' } },
  })
  await save(page)
  await expect(name).toHaveAccessibleDescription(/The server does not accept this value/)
  await name.fill('Crane Farmhouse')
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Crane Farmhouse' })).toBeVisible()
  // The form is gone, and the keys are where they were before it.
  await expect(section(page, 'Basics').getByRole('button', { name: 'Edit Basics' })).toBeFocused()

  await edit(page, 'Zero export')
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click()
  await page.getByLabel(/^Allowed into the grid/).fill('500')
  await save(page)
  await expect(section(page, 'Zero export')).toContainText('500')
  await edit(page, 'Metering')
  await pick(page, 'How to count', 'Own choice')
  await pick(page, /^Consumption/, 'Calculated from power')
  await save(page)
  await expect(section(page, 'Metering').getByRole('button', { name: 'Edit Metering' })).toBeVisible()
  await expect(section(page, 'Metering')).toContainText('Calculated from power')
  const sent = await server.requests()
  const body = (tail: string) =>
    sent.find(({ method, path }) => method === 'POST' && path.endsWith(tail))?.body
  expect(body('/config/generationZero')).toMatchObject({ generationZero: 1, limitPower: 500 })
  expect(body('/metering/strategy')).toEqual({ statisticMethodSettingStrategy: 'CUSTOM' })
  expect(Object.keys(body('/meteringMethod') as object)).toHaveLength(6)
  expect(body('/metering')).toBeTruthy()

  // Seen by another part of the console as well, which asks anew.
  await go(page, '/plants?m=0')
  await expect(page.getByRole('grid').getByText('Crane Farmhouse')).toBeVisible()
  await go(page, `/plant/infos/detail?plant=${HOME}`)
  await expect(section(page, 'Zero export')).toContainText('500')
  await expect(section(page, 'Basics')).toContainText('Crane Farmhouse')
})
