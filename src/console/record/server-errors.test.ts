import { describe, expect, it } from 'vitest'
import { type Fault, isConflict } from '../../domain/faults/fault'
import { field } from '../../schema/field'
import { serverErrors } from './server-errors'

const plan = {
  fields: { id: field.id(), name: field.text(), capacity: field.number({ wire: 'installedCapacity' }) },
  rules: [{ rule: 'differ', fields: ['name', 'capacity'], fault: 56 }] as const,
}
const rejected = (body: unknown, code = 'PARAM_ERROR', status = 400): Fault => ({
  kind: 'rejected',
  code,
  status,
  body,
})
const said = (fault: Fault, shown = ['name', 'capacity']) => [...serverErrors(plan, fault, shown).keys()]

describe('what the server refuses', () => {
  it('stands at the field that it names, where the form shows it', () => {
    const fault = rejected({ param: { field: 'installedCapacity', key: 'most', values: { max: 5 } } })
    expect(said(fault)).toEqual(['capacity'])
    expect(said(fault, ['name'])).toEqual([])
  })

  it('knows the codes that a rule declares, and says nothing of fields when there is no reply', () => {
    expect(said(rejected(null, '56', 200))).toEqual(['capacity'])
    expect(said({ kind: 'network' })).toEqual([])
  })

  it('distinguishes a conflict from a refusal', () => {
    const conflicts = (code: string, status: number) => isConflict(rejected(null, code, status))
    expect([
      conflicts('RECORD_CHANGED', 409),
      conflicts('X', 412),
      conflicts('NAME_TAKEN', 409),
      conflicts('X', 400),
    ]).toEqual([true, true, false, false])
  })
})
