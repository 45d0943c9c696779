import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { bench } from '../../tests/support/bench'
import { boxes, crates } from '../../tests/support/boxes'
import { json } from '../../tests/support/fake-fetch'
import { visits } from '../../tests/support/visits'
import { compile } from '../schema/compile'
import type { Resource } from '../schema/resource'
import { FaultError } from '../transport/fault-error'
import { createWholeLists } from './whole-list'

const ofPlant: Resource = {
  ...visits,
  name: 'rounds',
  route: '/rounds',
  rest: '/rounds',
  scope: 'plant',
  list: { ...visits.list, filters: ['day'] },
}
const PATH = '/collection-s/rounds'
const plans = () => compile([...resources, boxes, crates, ofPlant], access)
const meta = { plantId: 7 }

describe('a plain collection of a plant', () => {
  it('is listed for the plant of the screen alone, and a new record belongs to it', async () => {
    const row = { id: 1, title: 'Clean', stationId: 7, day: '2026-06-20' }
    const answer = ({ method }: { method: string }) =>
      json(method === 'GET' ? [row] : row, 200, { 'x-total-count': '1' })
    const b = bench({ answers: { [PATH]: answer }, plans: plans() })
    await b.data.getList({ resource: 'rounds', meta })
    expect(b.cloud.sent[0]?.path).toContain('stationId=7')
    await b.data.create({ resource: 'rounds', meta, variables: { title: 'Clean', day: '2026-06-20' } })
    expect(JSON.parse(b.cloud.sent[1]?.body ?? '')).toMatchObject({ stationId: 7, title: 'Clean' })
  })

  it('offers no filter by the plant that it is narrowed to', () => {
    const offering = { ...ofPlant, list: { ...visits.list, filters: ['plant'] } } as Resource
    expect(() => compile([...resources, offering], access)).toThrow('offers plant')
    expect(() => compile([...resources, ofPlant], access)).not.toThrow()
  })
})

describe('the reply of a whole list', () => {
  it('is not kept when it failed: the next question is asked again', async () => {
    const lists = createWholeLists(() => 0)
    let asked = 0
    const load = () => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('cut')) : Promise.resolve([{ id: 1 }])
    }
    await expect(lists.recall('boxes', load)).rejects.toThrow('cut')
    expect(await lists.recall('boxes', load)).toEqual([{ id: 1 }])
    expect(await lists.recall('boxes', load)).toEqual([{ id: 1 }])
    expect(asked).toBe(2)
  })

  const counting = () => {
    const time = { now: 100 }
    let asked = 0
    const lists = createWholeLists(() => time.now)
    const load = () => Promise.resolve([{ id: ++asked }])
    return { time, lists, load, asked: () => asked }
  }

  it.each([
    [104.9, 1],
    [105, 2],
  ])('is kept for five seconds: at %s it was asked for %i times', async (now, times) => {
    const { time, lists, load, asked } = counting()
    await lists.ask('boxes', load)
    time.now = now
    await lists.recall('boxes', load)
    await lists.recall('boxes', load)
    expect(asked()).toBe(times)
  })

  it('is not kept when something was written while it was under way', async () => {
    const { lists, load, asked } = counting()
    const asking = lists.ask('boxes', load)
    lists.forget()
    await asking
    await lists.recall('boxes', load)
    await lists.recall('other', load)
    expect(asked()).toBe(3)
  })
})

describe('a refused write', () => {
  const failure = async (code: string, status: number) => {
    const answers = { '/maintain-s/box/1': () => json({ code }, status) }
    const b = bench({ answers, plans: plans() })
    const work = b.data.update({ resource: 'boxes', id: 1, variables: { name: 'x' }, meta })
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    return error instanceof FaultError ? { silent: error.silent, write: error.write } : null
  }

  it('11: is announced unless it is shown beside what was to be written', async () => {
    const answers = { '/maintain-s/box/1': () => json({ code: 'NAME_TAKEN' }, 409) }
    const b = bench({ answers, plans: plans() })
    for (const [shownInPlace, silent] of [
      [true, true],
      ['true', false],
    ] as const) {
      const work = b.data.update({
        resource: 'boxes',
        id: 1,
        variables: { name: 'x' },
        meta: { ...meta, shownInPlace },
      })
      await expect(work).rejects.toMatchObject({ silent })
    }
  })

  it('is announced unless it is a conflict, which has a notice of its own', async () => {
    expect(await failure('NAME_TAKEN', 409)).toEqual({ silent: false, write: true })
    expect(await failure('RECORD_CHANGED', 409)).toEqual({ silent: true, write: true })
    expect(await failure('X', 412)).toEqual({ silent: true, write: true })
  })
})

it('several values are refused under a key that takes one, instead of all but the first being lost', async () => {
  const b = bench({ answers: {}, plans: plans() })
  const filters = [{ field: 'type', operator: 'in' as const, value: ['HOUSE_ROOF', 'GROUND'] }]
  await expect(b.data.getList({ resource: 'plants', filters })).rejects.toThrow('cannot say in of type')
  expect(b.cloud.to('/maintain-s/operating/station/search')).toEqual([])
})
