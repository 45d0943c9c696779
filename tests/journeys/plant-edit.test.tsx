import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DataPage, PlantScreen } from '../../src/app/screens'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { box, day, fill, pick, press } from '../support/record-steps'
import { renderApp } from '../support/render-app'

prepareAlarms()

const HOME = 63400030
const DETAILS = `/plant/infos/detail?plant=${String(HOME)}`
const SECTIONS = ['Basics', 'Place and time', 'System', 'Grid and metering', 'Contacts', 'Metering', 'Income', 'Zero export'] // oxfmt-ignore
const part = (name: string) => screen.findByRole('region', { name })
const reads = (name: string, words: string) =>
  waitFor(async () => expect(await part(name)).toHaveTextContent(words))

it('S2-16 S7-71 S7-73 S7-75 S7-79 S7-80 a section is edited: refused here, refused there, left, saved; S3-12 S4-40 S4-41 S7-76 S7-77 S7-78 S7-81 metering and zero export are read and written', async () => {
  const app = await renderApp({ as: 'owner', at: DETAILS })
  await press(app, 'Edit Basics')
  await waitFor(() =>
    expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(SECTIONS),
    ),
  )
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await app.user.clear(name)
  await press(app, 'Save')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Please fill this in/))
  const written = (tail: string) => async () =>
    (await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith(tail))
  const plant = written(`/maintain-s/station/${String(HOME)}`)
  expect(await plant()).toEqual([])
  await app.user.type(name, 'Crane Farm')
  await app.user.click(screen.getByRole('link', { name: 'Data' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await app.user.click(question.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(name).toHaveValue('Crane Farm')
  await app.inject({
    match: { method: 'POST', path: `/maintain-s/station/${String(HOME)}` },
    times: 1,
    status: 400,
    body: { code: 'PARAM_ERROR', msg: 'name', param: { field: 'name' } },
  })
  await press(app, 'Save')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/The server does not accept this value/))
  await app.user.clear(name)
  await app.user.type(name, 'Crane Farmhouse')
  await press(app, 'Save')
  expect(await screen.findByRole('heading', { level: 1, name: 'Crane Farmhouse' })).toBeVisible()
  // The form is gone, and the keys are where they were before it.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Basics' })).toHaveFocus())
  expect((await plant()).map(({ status }) => status)).toEqual([400, 200])

  await press(app, 'Edit Zero export')
  const zero = within(await part('Zero export'))
  await app.user.click(await zero.findByRole('switch'))
  await app.user.type(await zero.findByLabelText(/^Allowed into the grid/), '500')
  await press(app, 'Save')
  await zero.findByRole('button', { name: 'Edit Zero export' })
  await reads('Zero export', '500')
  await press(app, 'Edit Metering')
  await pick(app, /^How to count/, /^Own choice/)
  await pick(app, /^Consumption/, /^Calculated from power/)
  await press(app, 'Save')
  await screen.findByRole('button', { name: 'Edit Metering' })
  await reads('Metering', 'Calculated from power')
  const body = async (tail: string) => (await written(tail)())[0]?.body
  expect(await body('/config/generationZero')).toMatchObject({ generationZero: 1, limitPower: 500 })
  expect(await body('/metering/strategy')).toEqual({ statisticMethodSettingStrategy: 'CUSTOM' })
  expect(Object.keys((await body('/meteringMethod')) as object)).toHaveLength(6)
  expect(await body('/metering')).toBeTruthy()

  // Seen by another part of the console as well, which asks anew.
  await go('/plants?m=0')
  const table = within(await screen.findByRole('grid'))
  expect(await table.findByText('Crane Farmhouse')).toBeVisible()
  await go(DETAILS)
  await reads('Zero export', '500')
  await reads('Basics', 'Crane Farmhouse')
}, 90_000)

it('S1-02 S3-01 S3-03 S7-48 S7-49 S7-50 S7-51 S7-52 S7-72 S8-71 S8-72 a new plant is filled in from its place; a country that is not served is shown there; 11: it has its frame at once, and comes first', async () => {
  const ahead = [PlantScreen, DataPage].map((screen) => vi.spyOn(screen, 'preload'))
  let holds = false
  let late = 0
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  const app = await renderApp({
    as: 'owner',
    at: '/plants/new',
    between: async (path, answer) => {
      if (holds && path.endsWith('/station/search')) {
        late += 1
        await held
      }
      return answer()
    },
  })
  const choiceOf = async (label: RegExp) => (await box(label)).closest('.ant-select')
  const find = async (label: RegExp, word: string) => {
    await fill(label, word)
    fireEvent.click(await screen.findByText(word, { selector: '.ant-select-item-option-content' }))
  }
  await fill(/^Name/, 'Meadow North')
  await pick(app, /^Type/, /^Ground mounted/)
  await day(app, /^Commissioned/, '2026-03-01')
  await fill(/^Latitude/, '52.52')
  await fill(/^Longitude/, '13.4')
  await pick(app, /^Grid connection/, /^Self-consumption with feed-in/)
  await fill(/^Installed capacity/, '24.5')
  expect(await screen.findByText('Address, country and time zone are filled in from the place.')).toBeVisible() // oxfmt-ignore
  // That of the country.
  await waitFor(async () => expect(await choiceOf(/^Currency/)).toHaveTextContent('EUR'))
  await fill(/^Feed-in price per kWh/, '0.08')
  await fill(/^Purchase price per kWh/, '0.31')
  for (const [country, said] of [
    ['Iceland', /region/i],
    ['China', /mainland/i],
  ] as const) {
    await find(/^Country/, country)
    await press(app, 'Create plant')
    await waitFor(async () => expect(await box(/^Latitude/)).toHaveAccessibleDescription(said))
    expect(await box(/^Latitude/)).toBeInvalid()
  }
  await find(/^Country/, 'Germany')

  // The list is on its way; the code of what comes next was read beside the form.
  for (const read of ahead) expect(read).toHaveBeenCalled()
  holds = true
  await press(app, 'Create plant')
  expect(await screen.findByRole('heading', { level: 1, name: 'Meadow North' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Devices/ })).toBeVisible()
  await waitFor(() => expect(late).toBeGreaterThan(0))
  arrive()
  await waitFor(() => {
    const [first] = screen.getAllByRole('option')
    expect(first).toHaveTextContent('Meadow North')
    expect(first).toHaveAttribute('aria-selected', 'true')
  })
  const sent = await app.requests()
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
  for (const call of ['searchAreaDetailsByLatlon', 'searchAreaCountryList', 'listCurrency', 'listTimezone', 'searchAreaListByPid/60']) expect(sent.some(({ path }) => path.endsWith(`/${call}`)), call).toBe(true) // oxfmt-ignore
}, 90_000)
