import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DeviceOrder, freeFrom, withOrder, workUntil } from './device-orders'

const order = (id: number, key: string): DeviceOrder => ({
  ...{ id, key, device: 1, before: '0', value: '1', kept: '1', userName: 'Ada', wait: null },
  ...{ sent: id, from: id, until: id + 20 },
})

it('a setting stays as it was written, however many orders come after it', () => {
  let orders: readonly DeviceOrder[] = [order(1, 'B_SOC_MIN')]
  for (let id = 2; id <= 300; id += 1) orders = withOrder(orders, order(id, 'SYS_WORK_MODE'))
  expect(orders.filter(({ key }) => key === 'B_SOC_MIN').map(({ id }) => id)).toEqual([1])
  expect(orders).toHaveLength(101)
  expect(orders.at(-1)?.id).toBe(300)
})

it('an order without a set time never runs beside one with a set time, and waits only for that one', () => {
  const tasks = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 2000 }), seconds: fc.integer({ min: 1, max: 300 }) }),
  )
  fc.assert(
    fc.property(
      tasks,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 1, max: 300 }),
      (planned, now, seconds) => {
        let orders: readonly DeviceOrder[] = []
        planned.forEach((one, id) => {
          const from = freeFrom(orders, one.at, () => one.seconds)
          orders = [...orders, { ...order(id, 'FIRMWARE'), planned: true, from, until: from + one.seconds }]
        })
        const from = freeFrom(orders, Math.max(now, workUntil({ orders }, now)), () => seconds)
        const all = [...orders, { from, until: from + seconds }].sort((one, other) => one.from - other.from)
        expect(all.every(({ until }, at) => until <= (all[at + 1]?.from ?? Infinity))).toBe(true)
        expect(from).toBeLessThanOrEqual(Math.max(now, ...orders.map(({ until }) => until)))
      },
    ),
    { numRuns: 200 },
  )
})
