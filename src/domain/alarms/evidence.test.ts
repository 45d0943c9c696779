import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DayCurve, Plant } from '../plants/reading'
import { namedPlant } from '../plants/named-plant'
import { evidenceDays } from './evidence-days'
import { canonical } from '../values/canonical'
import { comparedYield, type Evidence, evidencePack, sealedPack } from './evidence-pack'
import type { TriageAlertDetail } from './triage-records'

const at = (iso: string) => Date.parse(iso) / 1000
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const curve = (production: number | null) =>
  ({ samples: [{ at: 5, production: 12 }], sums: { production } }) as unknown as DayCurve
const day = (period: 'before' | 'during' | 'after', production: number | null) => ({
  day: { date: '2026-06-01', period },
  curve: curve(production),
})

describe('S2-26 days of an alarm', () => {
  const said = (started: string, ended: string | null, now: string, zone = 'Europe/Berlin') =>
    evidenceDays({ started: at(started), ended: ended === null ? null : at(ended) }, at(now), zone).map(
      ({ date, period }) => `${period} ${date.slice(5)}`,
    )

  it('are those of the plant: a week before, those of it, and the one after', () => {
    const days = said('2026-06-10T22:30:00Z', '2026-06-12T10:00:00Z', '2026-06-18T11:00:00Z')
    expect(days.slice(0, 7)).toEqual(['04', '05', '06', '07', '08', '09', '10'].map((n) => `before 06-${n}`))
    expect(days.slice(7)).toEqual(['during 06-11', 'during 06-12', 'after 06-13'])
  })

  it('that are not over are left out, and of a long alarm there are seven', () => {
    expect(said('2026-06-17T08:00:00Z', null, '2026-06-18T11:00:00Z').slice(7)).toEqual(['during 06-17'])
    expect(said('2026-05-01T08:00:00Z', null, '2026-06-18T11:00:00Z')).toHaveLength(14)
    expect(said('2026-06-18T08:00:00Z', null, '2026-06-18T11:00:00Z')).toHaveLength(7)
  })
})

describe('S2-26 expected against measured yield', () => {
  it.each([
    ['usual 10, lost half of two days', [10, 10], [5, 5], { expected: 20, measured: 10, index: 0.5 }],
    ['a day without a figure is left out of both', [10, null], [5, null], { expected: 10, measured: 5 }],
    ['nothing before', [], [5], { expected: null, measured: 5, index: null }],
    ['nothing during is not 0', [10], [null], { expected: null, measured: null, index: null }],
    ['a day that made nothing is', [10], [0], { expected: 10, measured: 0, index: 0 }],
  ])('%s', (_, before, during, figures) => {
    const days = [...before.map((one) => day('before', one)), ...during.map((one) => day('during', one))]
    expect(comparedYield(days)).toMatchObject(figures)
  })
})

describe('S2-26 the evidence pack', () => {
  const plant: Plant = { ...namedPlant(7), name: 'Dach', zone: 'Europe/Berlin', capacity: 10 }
  const alarm = { id: 'a1', code: 'F1', log: [{ at: 3, by: 'Kim', action: 'ACKNOWLEDGE' }], notes: [] }
  const evidence: Evidence = {
    claim: { id: 800001, coverId: 'YIELD', created: 9, text: 'Gone' },
    plant,
    alarm: alarm as unknown as TriageAlertDetail,
    device: null,
    notes: null,
    days: [day('before', 50), day('during', 20)],
    weather: [],
  }
  const turned = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).reverse()) as T

  it('is the same bytes from the same data, in whatever order that came', () => {
    const one = sealedPack(evidence, sha)
    const other = sealedPack(turned({ ...evidence, plant: turned(plant) }), sha)
    expect(other.text).toBe(one.text)
    expect(sealedPack({ ...evidence, days: [day('before', 51)] }, sha).sum).not.toBe(one.sum)
  })

  it('carries a check sum that anybody can make again', () => {
    const { checkSum, ...rest } = JSON.parse(sealedPack(evidence, sha).text) as Record<string, unknown>
    expect(checkSum).toEqual({ 'SHA-256': sha(canonical(rest)) })
  })

  it('names actions with actors, formulas and units, and says null for what is not known', () => {
    const pack = JSON.parse(canonical(evidencePack(evidence))) as Record<string, unknown>
    expect(pack).toMatchObject({
      actions: { log: alarm.log, device: null },
      days: [{ specificYield: 5, curve: [[5, 12]] }, { specificYield: 2 }],
      format: 'heliograph-evidence/1',
      units: { time: 'epoch s', power: 'W', energy: 'kWh', capacity: 'kWp', temperature: '°C', angle: '°' },
      claim: { id: 800001, cover: 'YIELD', created: 9, text: 'Gone' },
      alarm: { id: 'a1', code: 'F1' },
      formulas: { performanceIndex: expect.stringContaining('EPI') as string },
      device: null,
      plant: { address: null },
    })
  })
})
