import { expect, it } from 'vitest'
import { byUrgency } from '../../src/domain/alarms/alarm-loss'
import { rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/triage/search?size=1000'
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const urgency = (row: Json) => ({
  lasts: row['endTime'] === null,
  safety: row['safety'] === true,
  lossPerDay: number(row['lossPerDay']),
  level: number(row['level']),
  started: number(row['alertTime']),
})

it('alarms come with what they cost, the gravest first', async () => {
  const admin = await aWorld({ plants: 300, control: true }).cloud.signIn('admin')
  await admin.post('/__cloud/alarms', { cause: 'grid-event', plants: 4, count: 4 })
  const all = rows((await admin.post(`${TRIAGE}&order.property=priority`, {})).json)
  expect(all.length).toBeGreaterThan(100)
  const known = all.map(urgency)
  known.slice(1).forEach((row, index) => expect(byUrgency(known[index] ?? row, row)).toBeLessThanOrEqual(0))

  const of = (code: string) => all.filter((row) => row['ruleCode'] === code)
  // A silent logger and a battery have no known loss; what comes by night costs nothing.
  for (const row of [...of('LOGGER_OFFLINE'), ...of('F58')]) expect(row['lossEnergy']).toBeNull()
  expect(of('LOGGER_OFFLINE').length * of('I31').length).toBeGreaterThan(0)
  expect(new Set(of('I31').map((row) => row['lossEnergy']))).toEqual(new Set([0]))
  for (const row of all)
    if (row['endTime'] !== null && row['lossEnergy'] !== null) expect(row['lossPerDay']).toBe(0)
  const striking = all.filter((row) => row['endTime'] === null && Number(row['lossPerDay']) > 0)
  expect(striking.length).toBeGreaterThanOrEqual(4)
  for (const row of striking) expect(Number(row['lossEnergy'])).toBeLessThan(Number(row['lossPerDay']))
})

it('a failed string costs what its plant no longer produces', async () => {
  const produced = async (fault: boolean) => {
    const world = aWorld({ plants: 16, control: true })
    const owner = await world.cloud.signIn('owner')
    if (fault) await owner.post('/__cloud/alarms', { cause: 'string-fault', plants: [63400030], count: 1 })
    world.seconds(2 * 3600)
    const [alarm] = rows((await owner.post(TRIAGE, { ruleIds: [8808], states: ['OPEN'] })).json)
    const day = (await owner.get('/maintain-s/operating/system/63400030')).json
    return { energy: Number(day['generationValue']), alarm }
  }
  const { energy, alarm } = await produced(true)
  const missing = (await produced(false)).energy - energy
  expect(missing).toBeGreaterThan(0)
  // The expectation knows the day, not each of its clouds.
  expect(Number(alarm?.['lossEnergy']) / missing).toBeGreaterThan(0.5)
  expect(Number(alarm?.['lossEnergy']) / missing).toBeLessThan(2)
  expect(Number(alarm?.['lossIncome'])).toBeGreaterThan(0)
})
