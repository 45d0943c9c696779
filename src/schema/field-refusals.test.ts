import { describe, expect, it } from 'vitest'
import type { Fault } from '../domain/faults/fault'
import { field } from './field'
import { fieldRefusals } from './field-refusals'

const rules = [
  { rule: 'order', fields: ['begin', 'end'], fault: 19 },
  { rule: 'differ', fields: ['end', 'mail'] },
] as const
const plan = {
  fields: {
    id: field.id(),
    begin: field.date({ wire: 'beginDate' }),
    end: field.date(),
    serial: field.serial({ readonly: true }),
    mail: field.email({ wire: 'eMail' }),
    other: field.email(),
  },
  rules,
}
const refused = (code: string, param?: unknown) =>
  fieldRefusals(plan, {
    kind: 'rejected',
    code,
    body: param === undefined ? null : { param },
  } as unknown as Fault)

describe('the server refuses a field', () => {
  it.each<[string, string, unknown, object]>([
    [
      'by its name on the wire',
      'PARAM_ERROR',
      { field: 'beginDate', key: 'date' },
      { begin: { key: 'date' } },
    ],
    ['by our own', 'PARAM_ERROR', { field: 'begin', key: 'date' }, { begin: { key: 'date' } }],
    ['with blanks around the code', ' PARAM_ERROR ', { field: 'end', key: 'date' }, { end: { key: 'date' } }],
    ['without saying why', 'PARAM_ERROR', { field: 'end' }, { end: { key: 'server' } }],
    ['with a reason that is no text', 'PARAM_ERROR', { field: 'end', key: 5 }, { end: { key: 'server' } }],
    ['because it is empty', '17', { field: 'end' }, { end: { key: 'required' } }],
    [
      'with figures, and nothing else beside them',
      'PARAM_ERROR',
      { field: 'end', key: 'range', values: { min: 1, max: '5', odd: {}, no: null } },
      { end: { key: 'range', values: { min: 1, max: '5' } } },
    ],
    [
      'with figures that are none',
      'PARAM_ERROR',
      { field: 'end', key: 'range', values: [1] },
      { end: { key: 'range' } },
    ],
    [
      'and another',
      'PARAM_ERROR',
      [{ field: 'end', key: 'a' }, null, 'mail', ['mail'], { field: 'eMail', key: 'b' }],
      { end: { key: 'a' }, mail: { key: 'b' } },
    ],
    ['that the form does not have', 'PARAM_ERROR', { field: 'roof', key: 'a' }, {}],
    ['by no name', 'PARAM_ERROR', { field: ['end'], key: 'a' }, {}],
    ['by none at all', 'PARAM_ERROR', 'end', {}],
    [
      'by a rule, at its last field',
      'PARAM_ERROR',
      { field: 'end', key: 'order' },
      { end: { key: 'order', rule: rules[0] } },
    ],
    [
      'by a rule, but not at its last field',
      'PARAM_ERROR',
      { field: 'begin', key: 'order' },
      { begin: { key: 'order' } },
    ],
    [
      'by another rule',
      'PARAM_ERROR',
      { field: 'eMail', key: 'differ' },
      { mail: { key: 'differ', rule: rules[1] } },
    ],
    ['by the code of a rule', '19', undefined, { end: { key: 'fault', fault: 19 } }],
    [
      'by the code of a kind, at the first that is written',
      '12',
      undefined,
      { mail: { key: 'fault', fault: 12 } },
    ],
    ['by the code of a kind that is only read', '52', undefined, {}],
    ['by a code that is about no field', '1', undefined, {}],
    ['by a word that is none of the catalogue', 'SOMETHING', { field: 'end' }, {}],
  ])('%s', (_, code, param, wanted) => expect(refused(code, param)).toEqual(wanted))

  it('a call that failed is no refusal of a field', () => {
    const failed = { kind: 'network', code: 'PARAM_ERROR', body: { param: { field: 'end' } } }
    expect(fieldRefusals(plan, failed as unknown as Fault)).toEqual({})
  })
})
