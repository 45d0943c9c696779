import { describe, expect, it } from 'vitest'
import type { Plant } from '../../src/domain/plants/reading'
import { NOON, cloudBench } from '../support/cloud-bench'
import { plausibleNumber } from '../../src/domain/values/plausible'

const HOUR = 3_600_000
const NIGHT = NOON + 11 * HOUR

const all = { pagination: { currentPage: 1, pageSize: 1000 } }

describe('8: a plant that fell silent in daylight', () => {
  it.each([
    ['at noon', NOON],
    ['in the evening', NOON + 7 * HOUR],
    ['at night', NIGHT],
    ['in the night after', NIGHT + 24 * HOUR],
  ])('is offline %s in lists and at its devices, and shows no present power', async (_, at) => {
    const bench = cloudBench()
    bench.time.now = at
    await bench.signIn('admin')
    const { data } = await bench.data.getList({ resource: 'plants', ...all })
    const silent = data.filter(({ networkStatus }) => networkStatus === 'offline')
    const heard = silent.filter(({ lastUpdate }) => plausibleNumber(lastUpdate) !== null)
    expect(heard.length).toBeGreaterThan(0)
    for (const plant of heard) {
      // Loggers of the simulated cloud live on the grid: what is silent there fell silent by a fault.
      // One whose line broke within an hour of dusk cannot be loaded from one that sleeps.
      if (plant['state'] !== 'offline') continue
      expect(plant).toMatchObject({ production: null, capacityUse: null, stateOfCharge: null })
      bench.currentPlant.select(plant as unknown as Plant)
      const meta = { plantId: plant['id'] as number }
      const devices = await bench.data.getList({ resource: 'devices', meta, ...all })
      for (const device of devices.data)
        expect(device).toMatchObject({
          state: 'offline',
          production: null,
          dcPower: null,
          batteryPower: null,
        })
    }
    const morning = data.find(({ id }) => id === 63900008)
    expect(morning).toMatchObject({ state: 'offline', production: null })
  })
})

describe('the dead one of two loggers', () => {
  it.each([
    ['at noon', NOON],
    ['at night', NIGHT],
  ])('is offline %s, not asleep, and was heard long before the other', async (_, at) => {
    const bench = cloudBench()
    bench.time.now = at
    await bench.signIn('admin')
    const { data } = await bench.data.getList({ resource: 'plants', ...all })
    const plant = data.find(({ id }) => id === 63900013)
    expect(plant).toMatchObject({ state: 'partlyOffline' })
    bench.currentPlant.select(plant as unknown as Plant)
    for (const resource of ['devices', 'gateways']) {
      const rows = (await bench.data.getList({ resource, meta: { plantId: 63900013 }, ...all })).data
      const dead = rows.find(({ name }) => name === 'Logger 2')
      const other = rows.find(({ name }) => name === 'Logger 1')
      expect(dead).toMatchObject({ state: 'offline' })
      expect(other).toMatchObject({ state: 'online' })
      if (resource === 'gateways') expect(Number(dead?.['collected'])).toBeLessThan(at / 1000 - 24 * 3600)
    }
  })
})
