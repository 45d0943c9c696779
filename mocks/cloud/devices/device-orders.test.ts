import { expect, it } from 'vitest'
import { type DeviceOrder, withOrder } from './device-orders'

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
