import { describe, expect, it } from 'vitest'
import { recordAddress } from './address'

describe('the address of a record', () => {
  it.each([
    ['/visits/{id}', 7, null, '/visits/7'],
    ['/visits/{id}', 'a/b', null, '/visits/a%2Fb'],
    ['/device-detail?plant={plantId}&device={id}', 12, 5, '/device-detail?plant=5&device=12'],
    ['/device-detail?plant={plantId}&device={id}', 12, null, null],
  ] as const)('%s of %s on plant %s is %s', (address, id, plantId, expected) => {
    expect(recordAddress({ address }, id, plantId)).toBe(expected)
  })
})
