import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { bench } from '../../tests/support/bench'
import { boxes, crates } from '../../tests/support/boxes'
import { type Answer, json } from '../../tests/support/fake-fetch'
import { compile } from '../schema/compile'
import type { Resource } from '../schema/resource'
import type { FaultError } from '../transport/fault-error'

const plans = (more: readonly Resource[] = []) => compile([...resources, boxes, crates, ...more], access)
const at = (answers: Record<string, Answer>) => bench({ answers, plans: plans() })
const meta = { plantId: 7 }
const bodyOf = (text: string | null | undefined) => JSON.parse(text ?? 'null') as unknown

describe('writes', () => {
  it('fill the declared body, and say what came of it', async () => {
    const b = at({ '/maintain-s/box': () => json({ id: 12, label: 'New' }) })
    const { data } = await b.data.create({
      resource: 'boxes',
      variables: { name: ' New ', size: 5, state: null },
      meta,
    })
    expect(data).toMatchObject({ id: 12, name: 'New' })
    expect(bodyOf(b.cloud.sent[0]?.body)).toMatchObject({
      plant: 7,
      box: { label: 'New', body: { size: 5 }, state: null },
    })
  })

  it.each([
    [null, { name: 'x', id: 4 }],
    [{}, { name: 'x', id: 4 }],
    [
      { id: 4, label: 'server' },
      { name: 'server', id: 4 },
    ],
  ])('keep what was sent where the reply %j is no record', async (reply, expected) => {
    const b = at({ '/maintain-s/box/4': () => json(reply) })
    const { data } = await b.data.update({ resource: 'boxes', id: 4, variables: { name: 'x' }, meta })
    expect(data).toMatchObject(expected)
    expect(bodyOf(b.cloud.sent[0]?.body)).toEqual({ label: 'x' })
  })

  it('are announced, unless the server named a field of the form', async () => {
    const refusal = (body: object) => at({ '/maintain-s/box': () => json(body, 400) })
    const silent = async (body: object) => {
      const { data } = refusal(body)
      const error = await data
        .create({ resource: 'boxes', variables: {}, meta })
        .catch((thrown: unknown) => thrown)
      return (error as FaultError).silent
    }
    expect(await silent({ code: 'PARAM_ERROR', param: { field: 'label', key: 'required' } })).toBe(true)
    expect(await silent({ code: 'PARAM_ERROR', param: { field: 'other' } })).toBe(false)
    expect(await silent({ code: '23' })).toBe(false)
  })

  it('remove many with one call where the endpoint takes them, else each by itself', async () => {
    const b = at({ '/maintain-s/boxes': () => json({}), '/maintain-s/crate/': () => json({}) })
    await b.data.deleteMany?.({ resource: 'boxes', ids: [1, 2, 3], meta })
    expect(b.cloud.sent.map(({ method, body }) => [method, bodyOf(body)])).toEqual([
      ['DELETE', { ids: [1, 2, 3] }],
    ])
    await b.data.deleteMany?.({ resource: 'crates', ids: [4, 5] })
    expect(b.cloud.sent.slice(1).map(({ path }) => path)).toEqual([
      '/maintain-s/crate/4',
      '/maintain-s/crate/5',
    ])
  })
})

describe('actions', () => {
  const action = (name: string) => {
    const found = plans().get('boxes').actions[name]
    if (found === undefined) throw new Error(name)
    return found
  }

  it('report each record, leave alone what they are not for, and fail one by one', async () => {
    const b = at({
      '/maintain-s/box/2/start': () => json({ code: '50' }, 400),
      '/maintain-s/box/': () => json({}),
    })
    const records = [
      { id: 1, state: 'off' },
      { id: 2, state: null },
      { id: 3, state: 'on' },
    ]
    const results = await b.runAction(b.plans.get('boxes'), action('start'), {
      ids: [1, 2, 3],
      records,
      input: { hours: 2 },
      plantId: 7,
    })
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
      [1, 'done'],
      [2, 'failed'],
      [3, 'skipped'],
    ])
    expect(results[1]?.fault).toMatchObject({ kind: 'rejected', code: '50' })
    expect(bodyOf(b.cloud.sent[0]?.body)).toEqual({ for: 2, all: { h: 2 } })
    expect(b.cloud.sent).toHaveLength(2)
  })

  it('are one call where it takes many, and fail or succeed together', async () => {
    const b = at({ '/maintain-s/stop': () => json({ code: '51' }, 400) })
    const results = await b.runAction(b.plans.get('boxes'), action('stop'), { ids: [1, 2], plantId: 7 })
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
    expect(b.cloud.sent).toHaveLength(1)
  })

  it('of a list have no record: they succeed without a result, or reject', async () => {
    const good = at({ '/maintain-s/7/scan': () => json({}) })
    expect(await good.runAction(good.plans.get('boxes'), action('scan'), { ids: [], plantId: 7 })).toEqual([])
    const bad = at({ '/maintain-s/7/scan': () => json({ code: '50' }, 400) })
    await expect(
      bad.runAction(bad.plans.get('boxes'), action('scan'), { ids: [], plantId: 7 }),
    ).rejects.toMatchObject({ fault: { code: '50' } })
  })
})

describe('calls made by hand', () => {
  it('must be registered under the name that a declaration asks for', () => {
    const change = { name: 'odd', route: '/odd', endpoints: undefined, calls: 'unicorns' }
    const odd = { ...boxes, ...change } as object as Resource
    expect(() => bench({ plans: plans([odd]) })).toThrow('calls has "unicorns", which is not known')
  })
})
