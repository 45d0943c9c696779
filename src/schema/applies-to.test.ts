import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { appliesTo, grantedAt, hindranceAt } from './applies-to'
import { field } from './field'
import { defineResource } from './resource'

const alarms = defineResource({
  name: 'alarms',
  route: '/alarms',
  title: 'name',
  rest: '/alarms',
  fields: { id: field.id(), name: field.text(), seen: field.flag(), held: field.codes({ readonly: true }) },
  list: { columns: ['name'], size: 20, order: { field: 'name', direction: 'ASC' } },
  actions: {
    read: { codes: ['look'] },
    see: { codes: ['handle', 'manage'], at: [], scope: 'record', when: { field: 'seen', is: [false] } },
    hide: { at: [], codes: ['handle'] },
  },
})
const { actions } = compile([alarms], { model: '', codes: ['look', 'handle', 'manage'], areas: {} }).get(
  'alarms',
)

describe('an action that asks for codes where the record belongs', () => {
  it.each([
    ['one of the codes is held there', ['look', 'manage'], true],
    ['others are held there', ['look'], false],
    ['nothing is held there', [], false],
    ['not loaded yet', null, false],
    ['other codes', 'handle', false],
    ['the reply has no such field', undefined, false],
  ])('%s', (_, held, expected) => {
    const record = { id: 1, seen: false, ...(held === undefined ? {} : { held }) }
    expect(grantedAt(actions['see'] as never, record)).toBe(expected)
    expect(appliesTo(actions['see'] as never, record)).toBe(expected)
    expect(appliesTo(actions['see'] as never, { ...record, seen: true })).toBe(false)
    expect(appliesTo(actions['hide'] as never, record)).toBe(true)
  })
})

describe('an action is hindered for a selection', () => {
  const record = (seen: boolean | null, held: readonly string[]) => ({ id: 1, seen, held })
  const why = (...records: object[]) => hindranceAt(actions['see'] as never, records as never)

  it('by nothing, while it is for one of the records', () => {
    expect(why(record(true, []), record(false, ['handle']))).toBeNull()
  })
  it('by their state, where its codes are held', () => {
    expect(why(record(true, ['handle']), record(false, []))).toBe('state')
  })
  it('by nothing that is known, where it is not said how they are', () => {
    expect(why(record(null, ['handle']), record(false, []))).toBeNull()
    expect(why(record(null, ['handle']), record(true, ['handle']))).toBe('state')
  })
  it('by their plant, where its codes are held nowhere', () => {
    expect(why(record(false, []), record(true, ['look']))).toBe('plant')
  })
})
