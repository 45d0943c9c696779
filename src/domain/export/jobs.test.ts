import { describe, expect, it } from 'vitest'
import { readDraft } from './draft'
import { type ExportJob, isOver, KEPT_FOR, lastReport, MAX_JOBS, readJobs, withJob } from './jobs'

const NOW = 1_781_776_800
const job = (id: string, over: Partial<ExportJob> = {}, template = 'energy'): ExportJob => ({
  ...{ id, state: 'ready', created: NOW, done: 1, total: 2, rows: null, size: null, qualities: null },
  ...{ fault: null, waits: null },
  order: {
    ...{
      draft: readDraft((word) => (word === 'of' ? template : null), '2026-06-18'),
      systemId: 7,
      device: null,
    },
    plant: {
      ...{ id: 7, name: 'Roof', zone: 'UTC', currency: null, gridType: null, capacity: null },
      ...{ latitude: null, longitude: null },
    },
  },
  ...over,
})
const kept = (value: unknown) => readJobs([value], NOW)

describe('a file that a browser kept', () => {
  it.each<[string, object]>([
    ['id', { id: 5 }],
    ['day', { created: '2026' }],
    ['calls that were answered', { done: null }],
    ['calls', { total: undefined }],
    ['state', { state: 'lost' }],
    ['order', { order: null }],
    ['list of orders', { order: [] }],
    ['draft', { order: { ...job('a').order, draft: null } }],
    ['columns', { order: { ...job('a').order, draft: { columns: 'production' } } }],
    ['plant', { order: { ...job('a').order, plant: null } }],
    ['id of its plant', { order: { ...job('a').order, plant: { id: '7' } } }],
    ['system', { order: { ...job('a').order, systemId: null } }],
  ])('is left out where its %s cannot be read', (_, broken) => {
    expect(kept({ ...job('a'), ...broken })).toEqual([])
    expect(kept(job('a'))).toHaveLength(1)
  })

  it.each([null, 'job', 5, []])('%j is none', (none) => expect(kept(none)).toEqual([]))

  it.each<[ExportJob['state'], ExportJob['fault'], ExportJob['state']]>([
    ['running', null, 'stopped'],
    ['queued', null, 'stopped'],
    ['failed', { kind: 'network' }, 'stopped'],
    ['failed', { kind: 'timeout' }, 'failed'],
    ['failed', null, 'failed'],
    ['stopped', { kind: 'network' }, 'stopped'],
    ['ready', null, 'ready'],
    ['expired', null, 'expired'],
  ])('that was %s with %j is %s', (state, fault, now) => {
    const [read] = kept(job('a', { state, fault, waits: NOW + 9 }))
    expect(read).toMatchObject({
      state: now,
      waits: null,
      fault: now === 'stopped' && state !== 'stopped' ? null : fault,
    })
  })

  it('is there for a week, and one that failed before stays what it was', () => {
    expect([KEPT_FOR, KEPT_FOR + 1].map((ago) => isOver({ created: NOW - ago }, NOW))).toEqual([false, true])
    const old = NOW - KEPT_FOR - 1
    expect(kept(job('a', { created: old }))[0]?.state).toBe('expired')
    expect(kept(job('a', { created: old, state: 'failed' }))[0]?.state).toBe('failed')
  })

  it('one of twenty; the oldest leaves for a new one', () => {
    const many = Array.from({ length: MAX_JOBS + 3 }, (_, index) => job(String(index)))
    expect(readJobs(many, NOW)).toHaveLength(MAX_JOBS)
    const { jobs, left } = withJob(many.slice(0, MAX_JOBS), job('new'))
    expect([jobs.length, jobs[0]?.id, left.map(({ id }) => id)]).toEqual([MAX_JOBS, 'new', ['19']])
    expect(withJob([], job('new')).left).toEqual([])
  })

  it('tells when the report was last made: the first of the list that has a size', () => {
    const reports = [
      job('a', { size: 5, created: 1 }),
      job('b', { created: 2 }, 'report'),
      job('c', { size: 0, created: 3 }, 'report'),
      job('d', { size: 9, created: 4 }, 'report'),
    ]
    expect(lastReport(reports)).toBe(3)
    expect(lastReport(reports.slice(0, 2))).toBeNull()
  })
})
