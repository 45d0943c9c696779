import { expect, it } from 'vitest'
import { readDraft } from '../../../domain/export/draft'
import type { ExportOrder } from '../../../domain/export/jobs'
import type { Fault } from '../../../domain/faults/fault'
import { FaultError } from '../../../transport/fault-error'
import { runPlants } from './run-plants'

const order = (id: number, plants: readonly number[] = []): ExportOrder => ({
  draft: { ...readDraft(() => null, '2026-06-18'), plants },
  plant: {
    ...{ id, name: `Plant ${id}`, zone: 'UTC', currency: 'EUR', gridType: null },
    ...{ latitude: null, longitude: null, capacity: null },
  },
  systemId: id,
  device: null,
})
const rowsOf = (id: number, quality: 'measured' | 'missing' = 'measured') => ({
  columns: [],
  rows: [{ at: id, period: null, values: [quality === 'missing' ? null : id], quality }],
})
const busy: Fault = { kind: 'rejected', code: '16', status: 500, body: null }

/** Three plants of four parts each; `answer` says what a plant does. */
async function run(answer: (id: number) => Fault | 'empty' | null, mayAt = (_: number) => true) {
  const progress: string[] = []
  const running = runPlants(order(1, [2, 3]), {
    async orderOf(id, named) {
      await Promise.resolve()
      named(`Plant ${id}`)
      if (!mayAt(id)) throw new FaultError({ kind: 'permission', what: 'any' })
      return order(id, [2, 3])
    },
    async rowsOf({ plant: { id } }, onProgress) {
      await Promise.resolve()
      onProgress(0, 4)
      const given = answer(id)
      if (given !== null && given !== 'empty') throw new FaultError(given)
      onProgress(4, 4)
      return rowsOf(id, given === 'empty' ? 'missing' : 'measured')
    },
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  })
  const { plants, missing } = await running
  return { progress, plants: plants.map(({ order: { plant } }) => plant.id), missing }
}

it('reports the progress of all of them, one plant after the other', async () => {
  const { progress, plants, missing } = await run(() => null)
  expect(plants).toEqual([1, 2, 3])
  expect(progress).toEqual(['0/12', '4/12', '4/12', '8/12', '8/12', '12/12'])
  expect(missing).toEqual([])
})

it('names a plant that fails, one without data and one that grants nothing, and goes on', async () => {
  expect(await run((id) => (id === 1 ? busy : id === 3 ? 'empty' : null))).toMatchObject({
    plants: [2, 3],
    missing: [
      { id: 1, fault: busy },
      { id: 3, name: 'Plant 3', fault: null },
    ],
  })
  const denied = await run(
    () => null,
    (id) => id !== 2,
  )
  expect(denied.plants).toEqual([1, 3])
  expect(denied.missing).toEqual([{ id: 2, name: 'Plant 2', fault: { kind: 'permission', what: 'any' } }])
})

it('is no file when no plant gave anything, and stops at what no plant would fare better with', async () => {
  await expect(run(() => busy)).rejects.toMatchObject({ fault: busy })
  const asked: number[] = []
  const over = run((id) => {
    asked.push(id)
    return id === 2 ? { kind: 'session' } : null
  })
  await expect(over).rejects.toMatchObject({ fault: { kind: 'session' } })
  expect(asked).toEqual([1, 2])
})

it('a call that was cut at one plant is that plant, cuts at two in a row are the connection', async () => {
  const cut: Fault = { kind: 'network' }
  expect(await run((id) => (id === 2 ? cut : null))).toMatchObject({
    plants: [1, 3],
    missing: [{ id: 2, fault: cut }],
  })
  await expect(run((id) => (id === 1 ? null : cut))).rejects.toMatchObject({ fault: cut })
})
