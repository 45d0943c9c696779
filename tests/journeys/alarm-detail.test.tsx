import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parametersOf } from '../../src/domain/alarm-parameters'
import { calendarDate, localTimeText, zonedInstant } from '../../src/domain/time/instant'
import { truncate } from '../../src/domain/values/quantity'
import { alertContext } from '../../src/transport/calls/alert-context'
import { searchAlarms } from '../../src/transport/calls/alarm-triage'
import { deviceSeries } from '../../src/transport/calls/device-detail'
// Parts of the screen that a browser loads with its first visit.
import '../../src/console/record/record-page'
import '../../src/features/alarms/views'
import { FLEET, prepareAlarms, raise } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

const HALF_HOUR = 1800
const NOW = Date.parse('2026-06-20T11:00:00Z') / 1000

it('15: the detail of an alarm shows what its device read, the same before, sisters now, commands and who was notified', async () => {
  const app = await renderApp({ ...FLEET, at: '/plants', now: NOW * 1000 })
  await raise(app, 'string-fault', 6)
  const { send } = app.booted.services
  const open = await send(searchAlarms({ language: 'en', states: ['OPEN'], size: 500 }))
  const alarm = open.rows.find(({ code, deviceId }) => code === 'F63' && deviceId !== null)
  if (!alarm?.zone || !alarm.deviceId || alarm.lastAt === null || !alarm.id) throw new Error('no arc fault')
  const { zone, lastAt, deviceId } = alarm

  await go(`/alerts/${alarm.id}`)

  // Half an hour to either side, of the parameters that matter for the code.
  const readings = await screen.findByRole('region', { name: 'Readings around it' }, { timeout: 20_000 })
  const days = { from: calendarDate(lastAt - HALF_HOUR, zone), to: calendarDate(lastAt + HALF_HOUR, zone) }
  const series = await send(deviceSeries(deviceId, { span: 'dayrange', ...days }, 'en', parametersOf('F63')))
  expect(series.map(({ key }) => key)).toContain('APo_t1')
  await within(readings).findByText(`30 minutes before and after ${localTimeText(lastAt, zone)}`)
  for (const { name, key, unit, points } of series) {
    const near = points.filter(({ at, value }) => value !== null && Math.abs(at - lastAt) <= HALF_HOUR)
    const values = near.map(({ value }) => value ?? 0)
    // Watts are read as everywhere, in kilowatts from a thousand on.
    const said = (value: number) =>
      unit === 'W' && value >= 1000
        ? `${truncate(value / 1000)} kW`
        : [truncate(value), unit ?? ''].join(' ').trim()
    const row = within(readings).getByText(name ?? key).parentElement
    expect(row).toHaveTextContent(`${said(Math.min(...values))} to ${said(Math.max(...values))}`)
    const then = near.find(({ at }) => at >= lastAt)?.value ?? null
    expect(row).toHaveTextContent(`${then === null ? '--' : said(then)} when it began`)
  }

  const around = screen.getByRole('region', { name: 'Around it' })
  const list = (heading: RegExp) => {
    const part = within(around).getByRole('heading', { name: heading }).parentElement
    return [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  }
  // As often as the triage knows the same code on the same device.
  const same = await send(
    searchAlarms({
      language: 'en',
      states: ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'],
      ruleIds: [Number(alarm.ruleId)],
      plantIds: [alarm.plantId ?? 0],
      since: NOW - 90 * 86_400,
      size: 500,
    }),
  )
  const times = same.rows
    .filter((row) => row.deviceId === deviceId)
    .reduce((sum, { occurrences }) => sum + (occurrences ?? 0), 0)
  await waitFor(() =>
    expect(within(around).getByRole('heading', { name: /^Same code/ })).toHaveTextContent(
      `Same code on this device, 90 days: ${times}`,
    ),
  )
  // Beside alarms of other zones each time says its own.
  expect(list(/^Same code/)[0]).toContain(zonedInstant(lastAt, zone))
  const { sisters, notified } = await send(alertContext(alarm.id))
  expect(list(/^Devices of the same type/)).toHaveLength(sisters?.length ?? -1)
  expect(list(/^Devices of the same type/)[0]).toMatch(/ · (Online|Alarm|Offline).*W.*kWh/)
  expect(around).toHaveTextContent('Nothing was sent within two days before.')
  expect(notified.length).toBeGreaterThan(0)
  expect(list(/^Who was told/)).toEqual(
    notified.map(({ name, at }) => {
      const when = zonedInstant(at, zone).replace('+', '\\+')
      return expect.stringMatching(new RegExp(`^${name} · .*${when}$`)) as unknown
    }),
  )
})

it('6: an alarm that did not come is called an alarm, not by its id', async () => {
  const id = '63501138-8802-0-20260619'
  const faults = [{ match: { path: '/operating/alert' }, status: 500 }]
  await renderApp({ ...FLEET, at: `/alerts/${id}`, faults })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Alarm$/)
})
