import { expect, it } from 'vitest'
import { NOON, cloudBench } from '../support/cloud-bench'

const HOUR = 3_600_000
const all = { pagination: { currentPage: 1, pageSize: 1000 } }

it.each([
  ['at noon', NOON],
  ['at night', NOON + 11 * HOUR],
])('8: a plant is marked as in alarm %s where an alarm lasts, and nowhere else', async (_, at) => {
  const bench = cloudBench(120)
  bench.time.now = at
  await bench.signIn('admin')
  const { data } = await bench.data.getList({ resource: 'plants', ...all })
  const marked = data.filter(({ warningStatus }) => warningStatus === 'abnormal')
  const counted = data.filter(({ alarms }) => Object.values(alarms as object).some((count) => count > 0))
  expect(counted).not.toHaveLength(0)
  expect(marked.map(({ name }) => name as string)).toEqual(counted.map(({ name }) => name as string))
})
