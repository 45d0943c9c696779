import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { createSeenStore } from './seen-store'

const entry = (key: string, at: number, bytes = 10) => ({ key, at, bytes, value: `value of ${key}` })
const yes = () => true

describe('what was seen, on the machine', () => {
  it('comes back under its key, and over a new start', async () => {
    const factory = new IDBFactory()
    await createSeenStore(factory).put(entry('a', 1), yes)
    const later = createSeenStore(factory)
    expect(await later.get('a')).toBe('value of a')
    expect(await later.get('b')).toBeUndefined()
  })

  it('takes no more than its limit: the oldest make room', async () => {
    const store = createSeenStore(new IDBFactory(), 100)
    for (let at = 1; at <= 20; at += 1) await store.put(entry(`k${at}`, at), yes)
    const held = await Promise.all(Array.from({ length: 20 }, (_, at) => store.get(`k${at + 1}`)))
    expect(held.map((one) => one !== undefined)).toEqual(Array.from({ length: 20 }, (_, at) => at >= 10))
  })

  it('writes nothing that is not wanted any more when it comes to it', async () => {
    const store = createSeenStore(new IDBFactory())
    let wanted = true
    const writing = store.put(entry('a', 1), () => wanted)
    wanted = false
    await writing
    expect(await store.get('a')).toBeUndefined()
  })

  it('forgets all, or all but what stays', async () => {
    const store = createSeenStore(new IDBFactory())
    for (const key of ['one.a', 'one.b', 'two.a']) await store.put(entry(key, 1), yes)
    await store.forget((key) => key.startsWith('two'))
    expect([await store.get('one.a'), await store.get('two.a')]).toEqual([undefined, 'value of two.a'])
    await store.forget()
    expect(await store.get('two.a')).toBeUndefined()
  })

  it('a browser that refuses keeps nothing and breaks nothing', async () => {
    const refusing = {
      open() {
        throw new DOMException('private', 'SecurityError')
      },
    } as unknown as IDBFactory
    const store = createSeenStore(refusing)
    await store.put(entry('a', 1), yes)
    expect(await store.get('a')).toBeUndefined()
    await expect(store.forget()).resolves.toBeUndefined()
  })

  it('a full disk keeps what it has', async () => {
    const factory = new IDBFactory()
    const store = createSeenStore(factory)
    await store.put(entry('a', 1), yes)
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await store.put(entry('b', 2), yes)
    full.mockRestore()
    expect([await store.get('a'), await store.get('b')]).toEqual(['value of a', undefined])
  })
})
