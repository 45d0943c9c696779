import { describe, expect, it } from 'vitest'
import type { Filter } from '../../schema/codec'
import { deskQuestion } from './alert-question'

const WINDOW = { page: 2, size: 50, field: 'priority', direction: 'DESC' } as const
const ask = (filters: readonly Filter[], plantId: number | null = null) =>
  deskQuestion({ search: '', filters }, WINDOW, { language: 'de', plantId })

describe('questions to the desk of alarms', () => {
  it('leave out what is closed until somebody asks for it', () => {
    expect(ask([]).states).toEqual(['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED'])
    expect(ask([{ field: 'state', operator: 'in', value: ['CLOSED'] }]).states).toEqual(['CLOSED'])
  })

  it('carry page, order and plant', () => {
    expect(ask([], 7)).toMatchObject({ at: 2, size: 50, order: 'priority', plantIds: [7], language: 'de' })
    const oldest = { ...WINDOW, field: 'started', direction: 'ASC' as const }
    expect(
      deskQuestion({ search: 'roof', filters: [] }, oldest, { language: 'en', plantId: null }),
    ).toMatchObject({
      order: 'oldest',
      keyword: 'roof',
    })
  })

  it.each<[string, Filter, object]>([
    ['levels by number', { field: 'level', operator: 'in', value: ['fault', 'warning'] }, { levels: [2, 1] }],
    ['all other levels', { field: 'level', operator: 'notIn', value: ['fault'] }, { levels: [0, 1] }],
    ['no level at all', { field: 'level', operator: 'missing', value: null }, { levels: [-1] }],
    ['influence', { field: 'influence', operator: 'in', value: ['safety', 'both'] }, { influences: [2, 3] }],
    [
      'states but one',
      { field: 'state', operator: 'notIn', value: ['OPEN', 'CLOSED', 'SNOOZED', 'RECOVERED'] },
      { states: ['ACKNOWLEDGED'] },
    ],
    [
      'device types',
      { field: 'deviceType', operator: 'in', value: ['BATTERY'] },
      { deviceTypes: ['BATTERY'] },
    ],
    ['no device type', { field: 'deviceType', operator: 'missing', value: null }, { deviceTypes: ['-'] }],
    ['a code', { field: 'code', operator: 'contains', value: 'F6' }, { code: 'F6' }],
    ['members', { field: 'assigneeId', operator: 'in', value: ['900003', 5] }, { assigneeIds: [900003, 5] }],
    ['nobody', { field: 'assigneeId', operator: 'missing', value: null }, { assigned: false }],
    ['anybody', { field: 'assigneeId', operator: 'present', value: null }, { assigned: true }],
    ['oneself', { field: 'mine', operator: 'is', value: true }, { mine: true }],
    ['a period', { field: 'started', operator: 'between', value: [10, 20] }, { since: 10, until: 20 }],
    ['an end', { field: 'started', operator: 'to', value: 20 }, { until: 20 }],
    ['a begin', { field: 'started', operator: 'from', value: 10 }, { since: 10 }],
  ])('ask for %s', (_, filter, expected) => {
    expect(ask([filter])).toMatchObject(expected)
  })
})
