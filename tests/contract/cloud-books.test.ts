import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const cents = (value: unknown) =>
  value === null || value === undefined ? 0 : Math.round(Number(value) * 100)
const sum = (json: Json, keys: readonly string[]) => keys.reduce((all, key) => all + cents(json[key]), 0)
/** One of each grid type with a load; the last is the owner's home with a battery. */
const PLANTS = [63900001, 63900002, 63900003, 63900004, 63900005, 63900006]
const SPANS = ['day', 'month', 'year', 'total']

describe('energies of a plant close to the hundredth, whatever the hour and the span', () => {
  it.each(['2026-06-18T04:10:00Z', '2026-06-18T10:30:00Z', '2026-06-18T23:30:00Z', '2026-12-20T17:30:00Z'])(
    'at %s',
    async (at) => {
      const { cloud, time } = aWorld()
      time.now = Date.parse(at)
      const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
      const [year, month, day] = at.slice(0, 10).split('-').map(Number)
      for (const [caller, id] of [[owner, 63400030], ...PLANTS.map((plant) => [admin, plant])] as [typeof owner, number][]) {
        for (const span of SPANS) {
          const query = `year=${year}&month=${month}&day=${day}`
          const { json } = await caller.get(`/maintain-s/history/power/analysis/${id}/${span}?${query}`)
          const name = `${id} ${span}`
          if (json['gvForUse'] === null || json['analysisResult'] === 0) continue
          // A counter that was ahead of the records is split nowhere.
          if (span !== 'total')
            expect(sum(json, ['gvForUse', 'gvForGrid', 'gvForCharge']), name).toBe(cents(json['genValue']))
          expect(json['uvFromGen'], name).toBe(json['gvForUse'])
          // A generator of an island is in no field of its own.
          const used = sum(json, ['uvFromGen', 'uvFromBuy', 'uvFromDischarge'])
          if (json['gridInterconnectionType'] !== 'OFF_GRID') expect(used, name).toBe(cents(json['useValue']))
        }
        const live = (await caller.get(`/maintain-s/operating/system/${id}`)).json
        if (live['useValue'] === null || live['buyValue'] === null) continue
        const own = cents(live['useValue']) - cents(live['buyValue'])
        expect(cents(live['selfSufficiencyValue']), `${id} own`).toBe(own)
        for (const [one, other] of [['useFromBuy', 'buyValue'], ['genForGrid', 'gridValue'], ['absorbedUseValue', 'useValue']] as const)
          expect(live[one], `${id} ${one}`).toBe(live[other])
      }
    },
  )
}) // oxfmt-ignore
