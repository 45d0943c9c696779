import { expect, it } from 'vitest'
import { countedOnce } from './counted-once'

const alarm = (id: string, device: number | null, started: number, ended: number | null, lost: number | null) => ({
  id, plant: 1, device, started, ended, lost,
}) // oxfmt-ignore
type Some = ReturnType<typeof alarm>
const counted = (...alarms: Some[]) => countedOnce(alarms, ({ lost }) => lost).map(({ id }) => id)

it('11: of alarms of one device at one time the costliest counts: 24.17 and 54.38 kWh a day are not 78.55', () => {
  expect(counted(alarm('insulation', 4, 0, null, 24.17), alarm('grid', 4, 60, null, 54.38))).toEqual(['grid'])
  expect(counted(alarm('grid', 4, 0, null, 54.38), alarm('heat', 4, 60, null, null))).toEqual(['grid'])
  expect(counted(alarm('silent', 4, 0, null, null), alarm('heat', 4, 60, null, 0))).toEqual(['heat'])
})

it('11: other devices, other times and places that nobody knows count by themselves', () => {
  expect(counted(alarm('a', 4, 0, null, 3), alarm('b', 5, 0, null, 3))).toEqual(['a', 'b'])
  expect(counted(alarm('a', 4, 0, 50, 3), alarm('b', 4, 60, null, 2))).toEqual(['a', 'b'])
  // The second ends within the first, the third begins after that and still within the first.
  expect(counted(alarm('a', 4, 0, 90, 3), alarm('b', 4, 10, 20, 1), alarm('c', 4, 40, 95, 2))).toEqual(['a'])
  const lost = [alarm('a', null, 0, null, 3), alarm('b', null, 0, null, 2)].map((one) => ({
    ...one,
    plant: null,
  }))
  expect(countedOnce(lost, (one) => one.lost)).toEqual(lost)
})

it('11: an alarm that begins as another ends is of the same time, one that nobody knows the begin of is of all before', () => {
  expect(counted(alarm('a', 4, 0, 60, 3), alarm('b', 4, 60, null, 2))).toEqual(['a'])
  expect(counted(alarm('b', 4, 60, null, 2), alarm('a', 4, 0, 60, 3))).toEqual(['a'])
  expect(counted(alarm('a', 4, 0, 50, 3), alarm('b', 4, 60, 90, 5), alarm('c', 4, 100, null, 4))).toEqual([
    'a',
    'b',
    'c',
  ])
  const unknown = { ...alarm('u', 4, 0, 70, 1), started: null }
  expect(countedOnce([alarm('a', 4, 60, null, 3), unknown], ({ lost }) => lost).map(({ id }) => id)).toEqual([
    'a',
  ])
  expect(
    countedOnce([unknown, { ...unknown, id: 'v', lost: 2 }], ({ lost }) => lost).map(({ id }) => id),
  ).toEqual(['v'])
})

it('11: of two that cost the same the first counts, and so does the first of two that nobody knows the cost of', () => {
  expect(counted(alarm('a', 4, 0, null, 3), alarm('b', 4, 60, null, 3))).toEqual(['a'])
  expect(counted(alarm('a', 4, 0, null, null), alarm('b', 4, 60, null, null))).toEqual(['a'])
})

it('11: a costlier one lasts as long as what it stands for', () => {
  expect(counted(alarm('a', 4, 0, 90, 3), alarm('b', 4, 10, 20, 5), alarm('c', 4, 50, 60, 1))).toEqual(['b'])
})
