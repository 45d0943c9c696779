import { describe, expect, it } from 'vitest'
import type { Fault } from '../../domain/fault'
import { field } from '../../schema/field'
import { isConflict, serverErrors } from './server-errors'

const plan = {
  fields: {
    id: field.id(),
    name: field.text(),
    capacity: field.number({ wire: 'installedCapacity' }),
    spot: field.place({ wire: 'location' }),
  },
  rules: [{ rule: 'differ', fields: ['name', 'capacity'], fault: 56 }] as const,
}
const rejected = (body: unknown, code = 'INVALID', status = 422): Fault => ({
  kind: 'rejected',
  code,
  status,
  body,
})
const said = (fault: Fault) => Object.fromEntries(serverErrors(plan, fault))

describe('what the server refuses', () => {
  it.each([
    [
      { errors: { name: { key: 'tooLong', values: { max: 5 } } } },
      { name: { key: 'tooLong', values: { max: 5 } } },
    ],
    [{ errors: { name: 'Taken.' } }, { name: { said: 'Taken.' } }],
    [{ errors: { installedCapacity: ['Too much.', 'No.'] } }, { capacity: { said: 'Too much.' } }],
    [{ errors: { 'location.lat': 'At sea.' } }, { spot: { said: 'At sea.' } }],
    [{ errors: [{ field: 'name', message: 'Taken.' }] }, { name: { said: 'Taken.' } }],
    [{ errors: { other: 'Unknown.' } }, {}],
    [{ errors: { name: {} } }, {}],
    [{ errors: 'nonsense' }, {}],
    [null, {}],
  ])('%j stands at its field', (body, expected) => {
    expect(said(rejected(body))).toEqual(expected)
  })

  it('knows the codes that a rule declares', () => {
    expect(said(rejected(null, '56', 200))).toEqual({ capacity: { rule: plan.rules[0] } })
  })

  it('says nothing of fields when there is no reply', () => {
    expect(said({ kind: 'network' })).toEqual({})
  })

  it('tells a conflict from a refusal', () => {
    expect([409, 412, 422, 400].map((status) => isConflict(rejected(null, 'X', status)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
