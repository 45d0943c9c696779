import { beforeAll, expect, it } from 'vitest'
import { cloudBench } from '../support/cloud-bench'

/* Every order that a list offers, read page by page as somebody who scrolls reads it: no row twice, none left out. */

const [DEVICES, PAGE] = [63_900_013, 7]
const bench = cloudBench(20)
const ordered = bench.plans.all
  .filter(({ sorts, endpoints }) => sorts.length > 0 && endpoints.list !== undefined)
  .map(({ name, sorts, plantScoped }) => ({ name, sorts, meta: plantScoped ? { plantId: DEVICES } : {} }))

beforeAll(() => bench.signIn('admin'))

it.each(ordered)('S4-26 $name: every order keeps all rows over its pages', async ({ name, sorts, meta }) => {
  const read = async (field: string, order: 'asc' | 'desc', currentPage: number, pageSize: number) =>
    bench.data.getList({
      resource: name,
      sorters: [{ field, order }],
      pagination: { currentPage, pageSize },
      meta,
    })
  for (const field of sorts)
    for (const order of ['asc', 'desc'] as const) {
      const { data: all, total } = await read(field, order, 1, 1000)
      const paged: unknown[] = []
      for (let page = 1; page <= Math.ceil(total / PAGE); page += 1)
        paged.push(...(await read(field, order, page, PAGE)).data.map(({ id }) => id))
      expect(paged, `${field} ${order}`).toEqual(all.map(({ id }) => id))
      expect(new Set(paged).size, `${field} ${order}`).toBe(total)
    }
})
