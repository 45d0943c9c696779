import { describe, expect, it } from 'vitest'
import { flowDevices } from './flow-devices'

const devices = (...types: (string | null)[]) => types.map((type, id) => ({ id, type }))
const idsOf = (...asked: Parameters<typeof flowDevices>) => flowDevices(...asked).found.map(({ id }) => id)

describe('devices behind a node of the energy flow', () => {
  it('are those of its kind, all of them', () => {
    const plant = devices('COLLECTOR', 'INVERTER', 'METER', 'BATTERY', 'INVERTER')
    expect(idsOf('solar', plant)).toEqual([1, 4])
    expect(idsOf('grid', plant)).toEqual([2])
    expect(idsOf('battery', plant)).toEqual([3])
    expect(flowDevices('solar', plant).types).toEqual(['INVERTER'])
  })

  it('of several kinds name each once, as the list is narrowed by them', () => {
    expect(flowDevices('load', devices('SOCKET', 'CHARGE_PORT', 'SOCKET'))).toEqual({
      found: [
        { id: 0, type: 'SOCKET' },
        { id: 1, type: 'CHARGE_PORT' },
        { id: 2, type: 'SOCKET' },
      ],
      types: ['CHARGE_PORT', 'SOCKET'],
    })
  })

  it('are the next best where the plant has none of the first', () => {
    expect(idsOf('battery', devices('INVERTER', 'MICRO_STORAGE_IN_ONE'))).toEqual([1])
    expect(idsOf('battery', devices('BATTERY', 'MICRO_STORAGE_IN_ONE'))).toEqual([0])
    expect(idsOf('solar', devices('MICRO_INVERTER'))).toEqual([0])
  })

  it('are none where the plant has no such device, an unknown type, or one without an id', () => {
    expect(idsOf('generator', devices('INVERTER', null, 'FLUX_PUMP'))).toEqual([])
    expect(flowDevices('generator', [{ id: null, type: 'GENERATOR' }])).toEqual({ found: [], types: [] })
  })
})
