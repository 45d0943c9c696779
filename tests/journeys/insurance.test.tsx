import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { canonical } from '../../src/domain/values/canonical'
import { sha256Hex } from '../../src/transport/digest'
import { go } from '../support/go'
import { type GivenApp, type RenderedApp, renderApp } from '../support/render-app'

const AT = '/application/detail/insurance'
const CLAIMS = `${AT}/claims`

/** jsdom lays nothing out; the virtual rows want a height. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440)
})

const opened = (at: string, given: GivenApp = {}) => renderApp({ as: 'owner', at, ...given })

async function choose({ user }: RenderedApp, field: RegExp, option: string) {
  const box = await screen.findByRole('combobox', { name: field })
  await user.type(box, option)
  await user.click(await screen.findByTitle(option))
  await waitFor(() => expect(box.closest('.ant-select')).toHaveTextContent(option))
}
/** What is sent of a plant without a weather station. */
const ASKED = { stationId: expect.any(Number) as number, coverId: 'ELEMENTS', performanceRatio: null }
const quoted = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ path, method }) => method === 'POST' && path.endsWith('/quote'))
    .map(({ body }) => body)
const shown = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement

it('S2-26 S1-67 a quote is asked for from what the plant is, and waits for its offer; the alarm history goes along only with consent', async () => {
  const app = await opened(`${AT}/new`)
  await choose(app, /^Plant/, 'Backstube Birkental')
  expect(
    await screen.findByText(/go to the insurer.*Readings, alarms, serial numbers and names/),
  ).toBeVisible()
  expect(await shown('Installed capacity')).toHaveTextContent(/kWp/)
  const ratio = await shown('Performance ratio, last 7 days')
  await waitFor(() => expect(ratio).toHaveTextContent(/--No irradiance sensor/))
  expect(screen.queryByText(/ratio goes as well/)).not.toBeInTheDocument()
  expect(await shown('Premium per year, estimated')).toHaveTextContent(/\d\.\d\d.EUR/)
  const consent = await screen.findByRole('switch', { name: /^Send alarm history/ })
  expect(consent).not.toBeChecked()
  expect(screen.queryByText(/alarms of the last 12 months go as well/)).not.toBeInTheDocument()
  await app.user.click(consent)
  expect(await screen.findByText(/alarms of the last 12 months go as well/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  expect(await screen.findByText('Asked. The offer appears here.')).toBeVisible()
  expect(await shown('Send alarm history')).toHaveTextContent('Yes')
  expect(await quoted(app)).toEqual([{ ...ASKED, alarmHistory: true }])
})

it('S2-26 the performance ratio is measured where there is a weather station, and goes along', async () => {
  const app = await opened(`${AT}/new`, { as: 'admin', plants: 12 })
  const ratio = async () => shown('Performance ratio, last 7 days')
  await choose(app, /^Plant/, 'Solarpark Heidegrund')
  // Modelled with an irradiance of 1.12 W/m² for each W of a kilowatt peak.
  await waitFor(async () => expect(await ratio()).toHaveTextContent(/89\.\d\d.%Measured in \d+(\.\d+)?.% of/))
  expect(screen.getByText(/ratio goes as well/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  expect(await shown('Performance ratio')).toHaveTextContent(/89\.\d\d.%/)
})

it('S2-26 a day that fails says so beside the quote, which can be asked for without its ratio', async () => {
  const app = await opened(`${AT}/new`, {
    as: 'admin',
    plants: 12,
    between: (path, answer) =>
      path.includes('/stats/dayrange') ? Promise.resolve(new Response('', { status: 500 })) : answer(),
  })
  await choose(app, /^Plant/, 'Solarpark Heidegrund')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await shown('Installed capacity')).toHaveTextContent(/MWp/)
  await app.user.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  expect(await shown('Performance ratio')).toHaveTextContent('--')
})

it('S2-26 an offer whose answer is lost is accepted once, and is a policy then', async () => {
  let now = Date.parse('2026-06-20T11:00:00Z')
  let asked = 0
  const app = await opened(`${AT}/new`, {
    now: () => now,
    between: async (path, answer) => {
      const reply = await answer()
      if (path.endsWith('/quote/accept') && (asked += 1) === 1) throw new TypeError('lost')
      return reply
    },
  })
  await choose(app, /^Plant/, 'Backstube Birkental')
  await app.user.click(screen.getByRole('button', { name: 'Ask for a quote' }))
  await screen.findByText('Asked. The offer appears here.')
  expect(await quoted(app)).toEqual([{ ...ASKED, alarmHistory: false }])
  expect(screen.queryByRole('button', { name: 'Accept offer' })).not.toBeInTheDocument()
  now += 601_000
  // What was asked for opens by itself; a press before that would be overtaken.
  await screen.findByRole('heading', { level: 1, name: /^\d+$/ })
  await app.user.click(screen.getByRole('link', { name: 'Insurance' }))
  // The page of the quote has the same button until the list is there.
  await screen.findByRole('grid', { name: 'Insurance' })
  await app.user.click(await screen.findByRole('button', { name: /^Accept offer/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept offer' }))
  expect(await dialog.findByText('Backstube Birkental')).toBeVisible()
  expect(dialog.getByText('Premium per year').parentElement).toHaveTextContent(/\d\.\d\d.EUR/)
  // What binds is shown to the cent, never shortened to thousands.
  expect(dialog.getByText('Sum insured').parentElement).toHaveTextContent(/\d{4,}\.00.EUR/)
  expect(dialog.getByText(/a policy that binds you/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Accept offer' }))
  expect(await dialog.findByText(/not known whether the offer was accepted/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Accept offer' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(asked).toBe(2)
  await app.user.click(await screen.findByRole('link', { name: 'Policies' }))
  const row = await waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows).toHaveLength(1)
    return rows[0]
  })
  await waitFor(() => expect(row).toHaveTextContent('Backstube Birkental'))
  expect(row).toHaveTextContent(/HD-2026-\d+.*Heliograph Demo Insurance.*Storm, hail and fire/)
  expect(row).toHaveTextContent(/2026-06-20.*2027-06-19.*Running/)
})

it('S2-26 a claim is a draft until it is sent, and cannot be changed after that; its evidence pack is the same bytes twice, as values and as pages', async () => {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file), revokeObjectURL: () => undefined })) // oxfmt-ignore
  const app = await opened(`${CLAIMS}/new`)
  expect(await screen.findByLabelText(/^Photos/)).toBeVisible()
  await choose(app, /^Plant/, 'Backstube Birkental')
  await app.user.type(await screen.findByRole('textbox', { name: /^What happened/ }), 'Lightning')
  await app.user.click(screen.getByRole('button', { name: 'Write a claim' }))
  await screen.findByRole('heading', { name: 'Evidence pack' })
  expect(screen.getAllByText('Draft')[0]).toBeVisible()

  // A part that does not come makes no file, says why and can be tried again.
  const status = { status: 500, body: { code: '16', msg: 'no' } }
  await app.inject({ match: { path: '/region-s/weather/record' }, ...status })
  await app.user.click(await screen.findByRole('button', { name: 'Save evidence pack (JSON)' }))
  const retry = await screen.findByRole('button', { name: /Retry/ })
  expect(screen.queryByText('Check sum (SHA-256)')).not.toBeInTheDocument()
  expect(files).toEqual([])
  await app.heal()
  await app.user.click(retry)

  const sum = (await shown('Check sum (SHA-256)'))?.querySelector('dd')?.textContent ?? ''
  expect(await shown('Expected for these days by the week before')).toHaveTextContent(/\d.*kWh/)
  // The days are more than the alarm: what it cost stands beside them.
  expect(await shown('Est. loss so far')).toHaveTextContent(/kWh|--/)
  await app.user.click(await screen.findByRole('button', { name: 'Save evidence pack (JSON)' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const [one, other] = await Promise.all(files.splice(0).map((file) => file.text()))
  expect(other).toBe(one)
  const { checkSum, ...rest } = JSON.parse(one ?? '') as Record<string, unknown>
  expect(checkSum).toEqual({ 'SHA-256': sum })
  expect(sha256Hex(canonical(rest))).toBe(sum)
  expect(rest).toMatchObject({ claim: { text: 'Lightning' }, plant: { name: 'Backstube Birkental' } })

  const save = await screen.findByRole('button', { name: 'Save evidence pack (PDF)' })
  await app.user.click(save)
  await waitFor(() => expect(files).toHaveLength(1))
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'false'))
  await app.user.click(save)
  await waitFor(() => expect(files).toHaveLength(2))
  const [pages, again] = await Promise.all(files.map((file) => file.text()))
  expect(again).toBe(pages)
  expect(pages?.slice(0, 8)).toBe('%PDF-1.7')
  expect(pages?.match(/\/Type \/Page /g)?.length).toBeGreaterThan(0)

  await app.user.click(await screen.findByRole('button', { name: 'Send claim' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/cannot be changed any more/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Send claim' }))
  await waitFor(() => expect(screen.queryByText('Draft')).not.toBeInTheDocument())
  expect((await screen.findAllByText('Sent'))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send claim' })).not.toBeInTheDocument()
})

it('S2-26 a claim takes photos, and one that is refused says why; somebody who has no policy sees how one comes to be', async () => {
  const decided = { state: 'REFUSED', refusal: 'NOT_COVERED', photos: ['/store-s/object/abc'] }
  await opened(`${CLAIMS}/800001`, {
    between: async (path, answer) =>
      path.endsWith('/insurance/claim')
        ? Response.json({
            total: 1,
            data: [{ id: 800001, stationId: 63400030, coverId: 'THEFT', text: 'Gone', ...decided }],
          })
        : answer(),
  })
  expect((await screen.findAllByText('Refused'))[0]).toBeVisible()
  expect(await shown('Why refused')).toHaveTextContent('No policy of this plant covered it on that day')
  const photo = await screen.findByRole('link', { name: 'Photo 1' })
  expect(photo).toHaveAttribute('href', expect.stringMatching(/\/store-s\/object\/abc$/))
  await go(`${AT}/policies`)
  expect(await screen.findByText(/No plant is insured yet/)).toBeVisible()
})

it('S2-26 who may not change plants reads quotes and asks for none', async () => {
  await opened(AT, { as: 'viewer' })
  expect(await screen.findByText('You have not asked for a quote yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for a quote' })).not.toBeInTheDocument()
})

it.each([
  ['owner', 1],
  ['viewer', 0],
] as const)(
  'S2-26 the way to a quote has its place for %s before the server has said whether it insures, and nothing can be pressed there',
  async (as, places) => {
    let say = () => {}
    const said = new Promise<void>((resolve) => (say = resolve))
    const held = async (path: string, answer: () => Promise<Response>) => {
      if (path.endsWith('/maintain-s/capabilities')) await said
      return answer()
    }
    await opened(AT, { as, between: held })
    await screen.findByRole('button', { name: /^Views/ })
    const kept = () =>
      screen.queryAllByText('Ask for a quote').filter((one) => one.closest('.invisible[aria-hidden]'))
    await waitFor(() => expect(kept()).toHaveLength(places))
    expect(screen.queryAllByRole('button', { name: 'Ask for a quote' })).toEqual([])
    say()
    expect(await screen.findByText('You have not asked for a quote yet.')).toBeVisible()
    expect(kept()).toEqual([])
    expect(screen.queryAllByRole('button', { name: 'Ask for a quote' }).length > 0).toBe(places > 0)
  },
)

it('S2-26 prices that do not come are one line above the list, with a way to ask again', async () => {
  const app = await opened(AT, {
    faults: [{ match: { path: '/insurance/cover' }, status: 500, body: { code: '16' } }],
  })
  const line = await screen.findByText(/^Server failure/)
  expect(line.closest('[role=alert]')?.tagName).toBe('SPAN')
  expect(screen.getByRole('link', { name: 'Policies' })).toBeVisible()
  await app.heal()
  await app.user.click(within(line).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Storm, hail and fire', { selector: 'dt' })).toBeVisible()
})
