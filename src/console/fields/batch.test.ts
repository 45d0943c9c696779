import { describe, expect, it, vi } from 'vitest'
import { batched } from './batch'

const named = (ids: readonly (string | number)[]) =>
  Promise.resolve(new Map(ids.filter((id) => id !== 404).map((id) => [String(id), `name of ${id}`])))

describe('questions of one moment', () => {
  it('become one call, each id once, and each gets its own answer', async () => {
    const load = vi.fn(named)
    const ask = batched(load, () => Promise.resolve())
    const names = await Promise.all([ask(1), ask(2), ask(1), ask('b'), ask(404)])
    expect(names).toEqual(['name of 1', 'name of 2', 'name of 1', 'name of b', null])
    expect(load.mock.calls).toEqual([[[1, 2, 'b', 404]]])
    await ask(3)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fail together and recover alone', async () => {
    const load = vi.fn(named).mockRejectedValueOnce(new Error('offline'))
    const ask = batched(load, () => Promise.resolve())
    const first = await Promise.allSettled([ask(1), ask(2)])
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask(1)).toBe('name of 1')
  })

  it('are at most a hundred a call', async () => {
    const load = vi.fn(named)
    const ask = batched(load, () => Promise.resolve())
    await Promise.all(Array.from({ length: 250 }, (_, id) => ask(id)))
    expect(load.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 50])
  })
})
