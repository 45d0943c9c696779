import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from './compile'
import { policyRows } from './policy'

const plans = compile(resources, access)
const nobody = { identityCodes: [], plant: null, unrestricted: false, blocked: [] }

describe('policy rows', () => {
  it('have the plant in rows of plant scope, and none of them without a plant', () => {
    const without = policyRows(plans, nobody)
    expect(without.some(([, code, , resource]) => code === 'station:delete' && resource === 'plants')).toBe(
      false,
    )
    expect(without).toContainEqual(['p', 'station:create', '*', 'plants', 'create', 'allow'])
    const rows = policyRows(plans, { ...nobody, plant: { id: 7, codes: ['station:delete'] } })
    expect(rows).toContainEqual(['p', 'station:delete', '7', 'plants', 'delete', 'allow'])
    expect(rows).toContainEqual(['g', '#person', 'station:delete', '7'])
    expect(rows).toContainEqual(['p', 'device:read', '7', 'devices', 'read', 'allow'])
  })

  it('S6-05 the subject and the unrestricted are called like no code', () => {
    const names = policyRows(plans, { ...nobody, unrestricted: true }).flatMap(
      ([kind, one = '', other = '']) => (kind === 'g' ? [one, other] : []),
    )
    expect(names).toContain('#person')
    expect(names.filter((name) => access.codes.includes(name))).toEqual([])
  })

  it('S6-07 S6-09 add one row for the unrestricted and a denial for each blocked feature', () => {
    const rows = policyRows(plans, { ...nobody, unrestricted: true, blocked: ['deviceDataExport'] })
    expect(rows).toContainEqual(['g', '#person', '#unrestricted', '*'])
    expect(rows).toContainEqual(['p', '#person', '*', 'plants', 'export', 'deny'])
    expect(rows).toContainEqual(['p', '#person', '*', 'feature', 'deviceDataExport', 'deny'])
  })
})
