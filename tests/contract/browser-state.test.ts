import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCloud } from '../../mocks/cloud/index'
import { answeringWhenKept, openIndexedStore } from '../../mocks/store-indexed'
import { HASH } from './cloud-client'

const NAME = 'heliograph-cloud'

afterEach(() => vi.restoreAllMocks())

/** A page of the browser host, from its loading to its end. */
async function page(factory: IDBFactory) {
  const kept = await openIndexedStore(factory)
  const cloud = createCloud({
    now: () => Date.parse('2026-06-18T10:30:00Z'),
    plants: 20,
    store: kept.store,
    control: true,
  })
  const { handle } = answeringWhenKept(cloud, kept)
  let bearer: string | null = null
  async function call(method: string, path: string, body?: BodyInit, type = 'application/json') {
    const headers = { 'content-type': type, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
    const request = new Request(`http://cloud.test${path}`, { method, headers, body: body ?? null })
    const response = await handle(request)
    return { status: response?.status, json: (await response?.json()) as Record<string, unknown> }
  }
  return {
    kept,
    call,
    async signIn() {
      const form = `grant_type=mdc_password&username=owner@heliograph.example&password=${HASH}`
      const reply = await call('POST', '/oauth2-s/oauth/token', form, 'application/x-www-form-urlencoded')
      bearer = typeof reply.json['access_token'] === 'string' ? reply.json['access_token'] : bearer
      return reply
    },
    /** Whatever is not on the disk by now is lost. */
    end: () => kept.close(),
  }
}

const PLANT = '/maintain-s/station/63400030'
const rename = (name: string) => JSON.stringify({ station: { name } })

/** Another database of this name, as another program or version would leave it. */
function another(factory: IDBFactory, version: number, fill: (database: IDBDatabase) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, version)
    request.onupgradeneeded = () => fill(request.result)
    request.onerror = () => reject(new Error('not made'))
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

describe('what the browser host keeps', () => {
  it('S7-73 a change is still there after the page was loaded again, until all is forgotten', async () => {
    const factory = new IDBFactory()
    const first = await page(factory)
    await first.signIn()
    expect((await first.call('POST', PLANT, rename('Reiherhof'))).status).toBe(200)
    first.end()
    const second = await page(factory)
    await second.signIn()
    expect((await second.call('GET', PLANT)).json['name']).toBe('Reiherhof')
    await second.call('POST', '/__cloud/reset')
    second.end()
    const third = await page(factory)
    await third.signIn()
    expect((await third.call('GET', PLANT)).json['name']).not.toBe('Reiherhof')
    third.end()
  })

  it('a newer state is left as it is, reported, and another is used and found again', async () => {
    const factory = new IDBFactory()
    await another(factory, 99, (database) => database.createObjectStore('of tomorrow'))
    const first = await openIndexedStore(factory)
    expect(first.notice).toBe(
      'The saved state heliograph-cloud was written by a newer version and was left as it is. heliograph-cloud-2 is used.',
    )
    first.store.put('plant', '1', 'kept')
    await first.settled()
    first.close()
    const second = await openIndexedStore(factory)
    expect(second.store.get('plant', '1')).toBe('kept')
    second.close()
    expect((await factory.databases()).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'heliograph-cloud 99',
      'heliograph-cloud-2 1',
    ])
  })

  it.each([
    ['without our table', (database: IDBDatabase) => void database.createObjectStore('recipes')],
    [
      'with a row that is no JSON',
      (database: IDBDatabase) => {
        const table = database.createObjectStore('entry', { keyPath: ['kind', 'key'] })
        table.put({ kind: 'plant', key: '7', value: '{"name":' })
      },
    ],
    [
      'with a row of another shape',
      (database: IDBDatabase) => {
        const table = database.createObjectStore('entry', { keyPath: ['kind', 'key'] })
        table.put({ kind: 'plant', key: '7', bytes: 3 })
      },
    ],
  ])('a state %s is left as it is and reported', async (_, fill) => {
    const factory = new IDBFactory()
    await another(factory, 1, fill)
    const { notice, store, settled, close } = await openIndexedStore(factory)
    expect(notice).toBe(
      'The saved state heliograph-cloud cannot be read and was left as it is. heliograph-cloud-2 is used.',
    )
    store.put('plant', '1', 1)
    await settled()
    close()
  })

  it('a browser without a database says that nothing is kept, and the cloud works', async () => {
    const { notice, store, settled } = await openIndexedStore(undefined)
    expect(notice).toMatch(/keeps no state: changes are lost/)
    store.put('plant', '1', 1)
    await settled()
    expect(store.get('plant', '1')).toBe(1)
  })

  it('a change that found no room is answered 507, and kept as soon as there is room', async () => {
    const factory = new IDBFactory()
    const first = await page(factory)
    await first.signIn()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const refused = await first.call('POST', PLANT, rename('Too Much'))
    expect([refused.status, refused.json['code'], refused.json['msg']]).toEqual([
      507,
      'NOT_KEPT',
      'the browser did not keep the change: it has no room left',
    ])
    expect((await first.call('GET', PLANT)).status, 'reading goes on').toBe(200)
    vi.restoreAllMocks()
    expect((await first.call('POST', '/maintain-s/station/63400020', rename('Enough'))).status).toBe(200)
    first.end()
    const second = await page(factory)
    await second.signIn()
    const names = ['63400030', '63400020'].map((id) => second.call('GET', `/maintain-s/station/${id}`))
    expect((await Promise.all(names)).map(({ json }) => json['name'])).toEqual(['Too Much', 'Enough'])
    second.end()
  })

  it('a database that the browser closed is opened again, so that nobody has to load the page anew', async () => {
    const factory = new IDBFactory()
    const opened: IDBDatabase[] = []
    const { open } = factory
    vi.spyOn(factory, 'open').mockImplementation((...given) => {
      const request = open.apply(factory, given)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    })
    const first = await page(factory)
    await first.signIn()
    opened[0]?.close()
    expect((await first.call('POST', PLANT, rename('Again'))).status).toBe(200)
    first.end()
    const second = await page(factory)
    await second.signIn()
    expect((await second.call('GET', PLANT)).json['name']).toBe('Again')
    second.end()
  })

  it('what is written together goes to the disk in one transaction', async () => {
    const factory = new IDBFactory()
    const { store, settled, close } = await openIndexedStore(factory)
    const writes = vi.spyOn(IDBDatabase.prototype, 'transaction')
    store.write(['a', 'b', 'c'].map((key) => ({ kind: 'plant', key, value: key })))
    await settled()
    expect(writes.mock.calls.map(([, mode]) => mode)).toEqual(['readwrite'])
    close()
  })

  it.each([
    [
      'is refused at once',
      () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    ],
    ['is found too much later', (table: IDBObjectStore) => table.transaction.abort()],
  ])('of changes that belong together none is kept when one %s', async (_, refuse) => {
    for (const refused of ['a', 'b', 'c']) {
      const factory = new IDBFactory()
      const first = await openIndexedStore(factory)
      first.store.put('plant', 'a', 'before')
      await first.settled()
      const put = IDBObjectStore.prototype.put
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        value: { key: string },
      ) {
        const request = put.call(this, value)
        if (value.key === refused) refuse(this)
        return request
      })
      first.store.write(['a', 'b', 'c'].map((key) => ({ kind: 'plant', key, value: 'after' })))
      await expect(first.settled()).rejects.toThrow()
      vi.restoreAllMocks()
      first.close()
      const second = await openIndexedStore(factory)
      expect(second.store.list('plant')).toEqual([{ key: 'a', value: 'before' }])
      second.close()
    }
  })

  it('an answer waits for the disk', async () => {
    const factory = new IDBFactory()
    const { store, settled, close } = await openIndexedStore(factory)
    for (let row = 0; row < 50; row++) {
      store.put('plant', String(row), row)
      if (row % 7 === 0) await settled()
    }
    await settled()
    const raw = await openIndexedStore(factory)
    expect(raw.store.list('plant')).toHaveLength(50)
    raw.close()
    close()
  })
})
