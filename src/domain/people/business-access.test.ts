import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetCodes, rightsChange, SHARED_CODES } from './business-access'

const codes = fc.subarray([...SHARED_CODES])

describe('what a business may do with a plant', () => {
  it.each([
    [['station:read'], ['station:read'], null],
    [['station:read', 'device:read'], ['device:read', 'station:read', 'device:read'], null],
    [['station:read'], ['alert:read', 'station:read'], { gained: ['alert:read'], lost: [] }],
    [
      ['device:read', 'station:read'],
      ['alert:read'],
      { gained: ['alert:read'], lost: ['station:read', 'device:read'] },
    ],
    [['owner:contact'], [], { gained: [], lost: ['owner:contact'] }],
  ])('%j to %j changes %j', (before, after, change) => {
    expect(rightsChange(before, after)).toEqual(change)
  })

  it('what is gained and lost leads from the one to the other, and back', () => {
    fc.assert(
      fc.property(codes, codes, (before, after) => {
        const change = rightsChange(before, after)
        const applied = new Set([...before, ...(change?.gained ?? [])])
        for (const code of change?.lost ?? []) applied.delete(code)
        expect([...applied].sort()).toEqual([...after].sort())
        const back = rightsChange(after, before)
        expect([back?.gained ?? [], back?.lost ?? []]).toEqual([change?.lost ?? [], change?.gained ?? []])
      }),
    )
  })

  it('a preset is a choice of the same codes', () => {
    for (const preset of ['VIEW', 'MAINTAIN', 'MANAGE'])
      expect(SHARED_CODES).toEqual(expect.arrayContaining([...(presetCodes(preset) ?? [])]))
    expect(['VIEW', 'MAINTAIN', 'MANAGE'].map((preset) => presetCodes(preset)?.length)).toEqual([
      4,
      8,
      SHARED_CODES.length,
    ])
    expect(presetCodes('MAINTAIN')).toEqual(expect.arrayContaining([...(presetCodes('VIEW') ?? [])]))
    for (const none of ['CUSTOM', '', 'constructor', null, 7]) expect(presetCodes(none)).toBeNull()
  })
})
