import { expect, it } from 'vitest'
import { aCloud } from './cloud-client'

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
  // Lists round each plant.
  expect(Math.abs((days.at(-1)?.energy ?? 0) - sum) / sum).toBeLessThan(0.02)
})

it('says what is asked wrongly, and answers nothing to somebody who has no plant', async () => {
  const cloud = aCloud()
  const owner = await cloud.signIn('owner')
  expect((await owner.get(`${PATH}?days=32`)).json['code']).toBe('PARAM_ERROR')
  expect((await (await cloud.signIn('new')).get(PATH)).json).toEqual({ days: [] })
})
