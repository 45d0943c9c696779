import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { boxes, crates } from '../../tests/support/boxes'
import { customAsk, refusal } from '../../tests/support/custom-ask'
import { compile, type PlannedAction } from '../schema/compile'
import { DELIVERED_ROLES } from '../domain/people/delivered-roles'
import { createData, type DataDeps, leftAlone } from './data'

const plans = compile([...resources, boxes, crates], access)
const T = 1_768_292_700
const meta = { plantId: 7 }

function dataWith(replies: Parameters<typeof customAsk>[0], more: Partial<DataDeps> = {}) {
  const { ask, sent, asked } = customAsk(replies)
  const deps = { send: ask.send, plans, language: () => 'de', zone: () => 'UTC', now: () => T, ...more }
  return { ...createData(deps), sent, asked }
}
const actionOf = (name: string, action: string): PlannedAction => {
  const found = plans.get(name).actions[action]
  if (found === undefined) throw new Error(action)
  return found
}

describe('what calls made by hand can ask', () => {
  const replies = {
    'GET /auth-s/auth/role': [{ id: 5, name: DELIVERED_ROLES.ORG_ADMIN }],
    'GET /maintain-s/power/system/7/gateway': [{ id: 1, deviceState: 3, collectionTime: T }],
    'GET /backyard-api-s/suggestion': { total: 1, data: [{ id: 4 }] },
  }
  const seen = async (more: Partial<DataDeps>) => {
    const { provider } = dataWith(replies, more)
    const first = async (resource: string) => (await provider.getList({ resource, meta })).data[0]
    const [role, logger, suggestion] = [
      await first('roles'),
      await first('gateways'),
      await first('suggestions'),
    ]
    return [role?.['name'], logger?.['state'], suggestion?.id]
  }

  it('is a text, whether night explains silence, and what the server can do, where somebody says it', async () => {
    const asleep = (plant: number, heard: number | null) => plant === 7 && heard === T
    const capable = (name: string) => Promise.resolve(name === 'suggestions')
    expect(await seen({ say: () => 'Chef', asleep, capable })).toEqual(['Chef', 'asleep', 4])
  })

  it('is the key of a text and nothing else where nobody does', async () => {
    expect(await seen({})).toEqual(['console:roles.ORG_ADMIN', 'offline', undefined])
  })
})

describe('a list', () => {
  const SEARCH = 'POST /maintain-s/operating/alert/triage/search'

  it('carries what the same reply says beside its records, and no more', async () => {
    const replies = { [SEARCH]: { total: 0, data: [], summary: { openSafety: 3 } }, 'POST /maintain-s/crates': { total: 0, data: [] } } // oxfmt-ignore
    const { provider } = dataWith(replies, { capable: () => Promise.resolve(true) })
    expect(await provider.getList({ resource: 'alerts' })).toMatchObject({ extra: { openSafety: 3 } })
    expect(await provider.getList({ resource: 'crates' })).toStrictEqual({ data: [], total: 0 })
  })

  it.each([
    [{}, { page: 1, size: 2, 'order.direction': 'ASC', 'order.property': 'label' }],
    [{ pagination: { currentPage: 3, pageSize: 7 } }, { page: 3, size: 7 }],
    [
      { sorters: [{ field: 'size', order: 'desc' }] },
      { 'order.direction': 'DESC', 'order.property': 'body.size' },
    ],
    [{ sorters: [{ field: 'size', order: 'asc' }] }, { 'order.direction': 'ASC' }],
    [
      { pagination: { mode: 'off' }, sorters: [] },
      { page: 1, size: 2 },
    ],
  ])('is asked for as %j says, and by its declaration otherwise', async (params, body) => {
    const { provider, sent } = dataWith({ 'POST /maintain-s/crates': { total: 0, data: [] } })
    await provider.getList({ resource: 'crates', ...params } as never)
    expect(sent()[0]?.[1]).toMatchObject(body)
  })

  it('is refused an order by what is no field, before anything is sent', async () => {
    const { provider, sent } = dataWith({})
    for (const mode of ['off', 'server'] as const) {
      const sorters = [{ field: 'toString', order: 'asc' as const }]
      const work = provider.getList({ resource: 'crates', sorters, pagination: { mode } })
      await expect(work).rejects.toThrow('crates: toString is sorted by, but is no field')
    }
    expect(sent()).toEqual([])
  })
})

describe('removing', () => {
  const gone = { 'DELETE /maintain-s/crate/4': {}, 'DELETE /maintain-s/boxes': {} }

  it('answers the ids of what is gone', async () => {
    const { provider } = dataWith(gone)
    expect(await provider.deleteOne({ resource: 'crates', id: 4 })).toEqual({ data: { id: 4 } })
    const { data } = (await provider.deleteMany?.({ resource: 'boxes', ids: [1, '2'], meta })) ?? {}
    expect(data).toEqual([{ id: 1 }, { id: '2' }])
  })

  it('rejects with the first refusal, and that of a write has to be reported', async () => {
    const { provider } = dataWith({ ...gone, 'DELETE /maintain-s/crate/5': refusal('24') })
    const expected = { fault: { code: '24' }, write: true, silent: false }
    await expect(provider.deleteOne({ resource: 'crates', id: 5 })).rejects.toMatchObject(expected)
    await expect(provider.deleteMany?.({ resource: 'crates', ids: [4, 5] })).rejects.toMatchObject(expected)
  })

  it('has no address of its own', () => expect(dataWith({}).provider.getApiUrl()).toBe(''))
})

describe('an action', () => {
  const START = 'POST /maintain-s/box'
  const start = actionOf('boxes', 'start')
  const run = (
    records: { id: number; state: string | null }[],
    replies: Parameters<typeof customAsk>[0] = {},
  ) => {
    const bench = dataWith(replies)
    const ids = records.map(({ id }) => id)
    return { ...bench, work: bench.runAction(plans.get('boxes'), start, { ids, records, plantId: 7 }) }
  }

  it('asks for nothing where it is for none of the records', async () => {
    const { work, sent } = run([{ id: 1, state: 'on' }, { id: 2, state: 'on' }]) // oxfmt-ignore
    expect(await work).toEqual([1, 2].map((id) => ({ id, outcome: 'skipped', fault: null })))
    expect(sent()).toEqual([])
  })

  it('keeps the order of the records, whatever became of each', async () => {
    const { work } = run([{ id: 1, state: 'off' }, { id: 2, state: 'on' }, { id: 3, state: null }], { [`${START}/1/start`]: {}, [`${START}/3/start`]: refusal('50') }) // oxfmt-ignore
    expect((await work).map(({ id, outcome }) => [id, outcome])).toEqual([
      [1, 'done'],
      [2, 'skipped'],
      [3, 'failed'],
    ])
  })

  it('of a plant is refused without one', async () => {
    const { runAction } = dataWith({})
    await expect(runAction(plans.get('boxes'), start, { ids: [1] })).rejects.toThrow('meta.plantId')
  })

  it('to delete removes records, unless it has a call of its own', async () => {
    const { runAction, sent } = dataWith({ 'DELETE /maintain-s/crate/4': {}, 'POST /maintain-s/own/4': {} })
    const crate = plans.get('crates')
    const remove = actionOf('crates', 'delete')
    expect(await runAction(crate, remove, { ids: [4] })).toEqual([{ id: 4, outcome: 'done', fault: null }])
    await runAction(crate, { ...remove, endpoint: { post: '/maintain-s/own/{id}' } }, { ids: [4] })
    const other = runAction(crate, { ...remove, name: 'drop' }, { ids: [4] })
    await expect(other).rejects.toThrow('crates: actions.drop has no call')
    expect(sent().map(([line]) => line)).toEqual(['DELETE /maintain-s/crate/4', 'POST /maintain-s/own/4'])
  })

  it('carries its key, where it has one', async () => {
    const PATH = 'POST /maintain-s/operating/alert/triage'
    const { runAction, asked } = dataWith({ [PATH]: { results: [{ alarmId: 'a', result: 'DONE' }] } })
    const step = { ids: ['a', 'b'], records: [] }
    const undo = { ...actionOf('alerts', 'acknowledge'), name: 'undo' }
    // What the answer does not name has no result.
    expect(await runAction(plans.get('alerts'), undo, { ...step, key: 'k' })).toEqual([{ id: 'a', outcome: 'done', fault: null }]) // oxfmt-ignore
    await runAction(plans.get('alerts'), undo, step)
    expect(asked.map(({ body }) => body)).toMatchObject([{ alarmIds: ['a', 'b'], key: 'k' }, {}])
    expect(asked[1]?.body).not.toHaveProperty('key')
  })
})

describe('what an action will make of records', () => {
  const codes = ['alert:handle']
  const open = { id: 'a', state: 'OPEN', codes, level: 'fault' }
  const acknowledged = { acknowledged: true, state: 'ACKNOWLEDGED' }

  it.each(['alerts', 'plant-alerts'])('is known at once for %s, of those that it is for', async (name) => {
    const { lookAhead, sent } = dataWith({})
    const records = [open, { ...open, id: 7, state: 'CLOSED', acknowledged: true }]
    const ahead = await lookAhead(plans.get(name), actionOf(name, 'acknowledge'), { records })
    expect([...ahead]).toEqual([['a', acknowledged]])
    expect(sent()).toEqual([])
  })

  it('follows from what was given with it', async () => {
    const { lookAhead } = dataWith({})
    const input = { assigneeId: 5, assigneeName: 'Bo' }
    const ahead = await lookAhead(plans.get('alerts'), actionOf('alerts', 'assign'), {
      records: [open],
      input,
    })
    expect(ahead.get('a')).toEqual({ assigneeId: 5, assignee: 'Bo' })
  })

  it('is not known of a resource that does not say it, nor of no records', async () => {
    const { lookAhead } = dataWith({})
    const records = [{ id: 1, state: 'off' }]
    expect((await lookAhead(plans.get('boxes'), actionOf('boxes', 'start'), { records })).size).toBe(0)
    expect((await lookAhead(plans.get('alerts'), actionOf('alerts', 'acknowledge'), {})).size).toBe(0)
  })

  it('nothing is made of records that it is not for, and each says why', () => {
    const plan = plans.get('alerts')
    const action = actionOf('alerts', 'acknowledge')
    const left = leftAlone(plan, action, [open, { ...open, id: 2, codes: [] }, { ...open, id: 3, acknowledged: true, state: 'CLOSED' }]) // oxfmt-ignore
    expect([...left]).toEqual([
      ['2', { id: 2, outcome: 'denied', fault: null }],
      ['3', { id: 3, outcome: 'skipped', fault: null }],
    ])
  })
})

it('whole lists that were kept are forgotten when somebody else asks', async () => {
  const { provider, forget, sent } = dataWith({ 'GET /maintain-s/7/boxes': [] })
  const ask = () => provider.getList({ resource: 'boxes', meta })
  await ask()
  await ask()
  expect(sent()).toHaveLength(1)
  forget()
  await ask()
  expect(sent()).toHaveLength(2)
})
