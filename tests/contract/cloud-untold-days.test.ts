import { expect, it } from 'vitest'
import { calendarDate } from '../../src/domain/time/instant'
import { aCloud, type Json, rows } from './cloud-client'

/*
 * A filter or an order by what was produced today is of what is known: of a day before which a plant fell silent by a
 * fault nothing is, and that is not 0.
 */

const SEARCH = '/maintain-s/operating/station/search'
const TODAY = ['generationValue', 'useValue', 'gridValue', 'incomeValue', 'fullPowerHoursDay'] as const
/** One that fell silent in the morning of the 18th, whatever the hour. */
const SILENT = 63900008

const dayOf = (row: Json, at: string) => {
  const day = (epoch: number) => calendarDate(epoch, String(row['regionTimezone']))
  return day(Number(row['lastUpdateTime'])) === day(Date.parse(at) / 1000) ? 'today' : 'before'
}

it.each(['2026-06-18T11:30:00Z', '2026-06-18T23:30:00Z', '2026-06-19T03:10:00Z'])(
  'S7-69 at %s production of today is known of plants that reported that day, or sleep',
  async (at) => {
    const admin = await aCloud({ at }).signIn('admin')
    const plants = rows((await admin.post(`${SEARCH}?page=0&size=1000`, {})).json)
    const heard = plants.filter(({ lastUpdateTime }) => lastUpdateTime !== null)
    expect(heard.length).toBeGreaterThan(40)
    const shown = heard.filter((row) => dayOf(row, at) === 'today')
    expect(shown.filter(({ generationValue }) => generationValue === null)).toEqual([])
    const silent = heard.find(({ id }) => id === SILENT) ?? {}
    const day = dayOf(silent, at)
    for (const name of TODAY)
      if (silent[name] !== null) expect([day, typeof silent[name]], name).toEqual(['today', 'number'])
    expect(typeof silent['generationValue']).toBe(day === 'today' ? 'number' : 'object')
    expect(typeof silent['generationMonth']).toBe('number')
    const live = (await admin.get(`/maintain-s/fast/system/${SILENT}`)).json
    expect(live['generationValue']).toEqual(silent['generationValue'])
    const devices = await admin.post('/maintain-s/power/system/deviceList', { stationId: SILENT })
    const made = rows(devices.json).flatMap(({ type, dailyPowerGeneration: kwh }) =>
      type === 'INVERTER' ? kwh : [],
    )
    expect(made.map((kwh) => kwh === null)).toEqual(made.map(() => day === 'before'))
    expect(made).not.toEqual([])
  },
)
