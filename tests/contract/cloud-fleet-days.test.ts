import { expect, it } from 'vitest'
import { aCloud } from './cloud-client'
import { refusalOf } from './cloud-world'

const PATH = '/maintain-s/operating/station/produced/days'
type Day = { date: string; energy: number; plants: number }

it('days of a fleet are the days of its plants, each by its own calendar', async () => {
  const cloud = aCloud()
  const owner = await cloud.signIn('owner')
  const { days } = (await owner.get(`${PATH}?days=7`)).json as { days: Day[] }
  expect(days).toHaveLength(7)
  expect(days.at(-1)?.date).toBe('20260617')
  expect(days.every(({ plants }) => plants === 3)).toBe(true)
  const search = await owner.post('/maintain-s/operating/station/search', {})
  const ids = (search.json['data'] as { id: number }[]).map(({ id }) => id)
  const months = await Promise.all(
    ids.map((id) => owner.get(`/maintain-s/history/power/${id}/stats/month?year=2026&month=6`)),
  )
  const made = months.map(({ json }) =>
    (json['records'] as { day: number; generationValue: number }[]).find(({ day }) => day === 17),
  )
  const sum = made.reduce((total, one) => total + Number(one?.generationValue), 0)
  // Records of a plant are rounded to 0.01 kWh.
  expect(Math.abs(Number(days.at(-1)?.energy) - sum)).toBeLessThan(0.01 * ids.length)
})

it('answers nothing to somebody who has no plant', async () => {
  const cloud = aCloud()
  expect((await (await cloud.signIn('new')).get(PATH)).json).toEqual({ days: [] })
})

it.each([
  ['', 30],
  ['?days=1', 1],
  ['?days=31', 31],
])('asked for with "%s" they are the last %i whole days, one after the other', async (query, count) => {
  const owner = await aCloud().signIn('owner')
  const { days } = (await owner.get(`${PATH}${query}`)).json as { days: Day[] }
  const back = (ago: number) => new Date(Date.UTC(2026, 5, 17 - ago)).toISOString().slice(0, 10)
  const dates = Array.from({ length: count }, (_, at) => back(count - 1 - at).replaceAll('-', ''))
  expect(days.map(({ date }) => date)).toEqual(dates)
})

it('while one plant is a day ahead, its yesterday is the last of them', async () => {
  const admin = await aCloud({ at: '2026-06-18T16:00:00Z' }).signIn('admin')
  const { days } = (await admin.get(`${PATH}?days=3`)).json as { days: Day[] }
  expect(days.map(({ date }) => date)).toEqual(['20260616', '20260617', '20260618'])
  const [first, second, last] = days.map(({ plants }) => plants)
  expect([first, second]).toEqual([60, 60])
  expect(last).toBeGreaterThan(0)
  expect(last).toBeLessThan(10)
})

it.each(['0', '32', '-1'])('%s days are refused', async (days) => {
  const owner = await aCloud().signIn('owner')
  expect(refusalOf(await owner.get(`${PATH}?days=${days}`))).toEqual(['PARAM_ERROR', 'days'])
})
