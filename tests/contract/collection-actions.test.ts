import { expect, it } from 'vitest'
import type { RecordValues } from '../../src/schema/codec'
import { field } from '../../src/schema/field'
import type { Resource } from '../../src/schema/resource'
import { cloudBench } from '../support/cloud-bench'
import { visits } from '../support/visits'

/** The same with an action that asks something of one record. */
const tours = {
  ...visits,
  name: 'tours',
  route: '/tours',
  rest: '/tours',
  actions: {
    ...visits.actions,
    finish: {
      codes: ['station:update'],
      scope: 'plant',
      at: ['row', 'detail'],
      when: { field: 'state', is: ['planned'] },
      input: { remark: field.text({ required: true, max: 80 }) },
      endpoint: { patch: '/collection-s/tours/{id}', body: { state: 'done', notes: '{input.remark}' } },
    },
  },
} satisfies Resource

it('carries out an action with a form on one record, and leaves alone what it is not for', async () => {
  const bench = cloudBench(45, {}, [tours])
  await bench.signIn('owner')
  const plants = await bench.data.getList({ resource: 'plants' })
  const variables = { title: 'Clean', plant: plants.data[0]?.id, day: '2026-06-20' }
  const plan = bench.plans.get('tours')
  const finish = plan.actions['finish']
  if (finish === undefined) throw new Error('not declared')
  const { data: made } = await bench.data.create({ resource: 'tours', variables })
  const run = (record: RecordValues) =>
    bench.runAction(plan, finish, {
      ids: [made.id ?? 0],
      records: [record],
      input: { remark: 'all well' },
    })
  expect((await run(made)).map(({ outcome }) => outcome)).toEqual(['done'])
  expect(bench.requests.at(-1)).toBe(`PATCH /mdc-eu/collection-s/tours/${String(made.id)}`)
  const { data } = await bench.data.getOne({ resource: 'tours', id: made.id ?? 0 })
  expect(data).toMatchObject({ title: 'Clean', state: 'done', notes: 'all well' })
  expect((await run(data)).map(({ outcome }) => outcome)).toEqual(['skipped'])
  const gone = await bench.runAction(plan, finish, { ids: [999_999], input: { remark: 'x' } })
  expect(gone[0]).toMatchObject({ outcome: 'failed', fault: { code: '18' } })
})
