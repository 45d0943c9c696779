import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, describe, expect, it } from 'vitest'
import { createQuickStore } from '../../mocks/cloud/store/quick-store'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import type { Store } from '../../mocks/cloud/store/store'
import { openIndexedStore } from '../../mocks/store-indexed'
import { openSqliteStore } from '../../mocks/store-sqlite'

const folder = mkdtempSync(join(tmpdir(), 'heliograph-stores-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

interface Place {
  store: Store
  /** The same place opened again, as after a restart; null where nothing outlives the process. */
  again: (() => Promise<Place>) | null
  close(): void
}

async function sqlite(at = join(folder, String(count++))): Promise<Place> {
  const { store, close } = openSqliteStore(at)
  const again = () => {
    close()
    return sqlite(at)
  }
  return { store, again, close }
}

async function indexed(factory = new IDBFactory()): Promise<Place> {
  const opened = await openIndexedStore(factory)
  const again = async () => {
    await opened.settled()
    opened.close()
    return indexed(factory)
  }
  return { store: opened.store, again, close: opened.close }
}

const memory = async (): Promise<Place> => ({
  store: createMemoryStore(),
  again: null,
  close: () => undefined,
})

const name = fc.constantFrom('plant', 'account', '__proto__', 'a|b', 'é☼', '')
const change = fc.oneof(
  fc.record({ what: fc.constant('put' as const), kind: name, key: name, value: fc.jsonValue() }),
  fc.record({ what: fc.constant('delete' as const), kind: name, key: name }),
  fc.record({ what: fc.constant('clear' as const) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** What a store has to hold after these changes, computed by the plainest means. */
function expected(changes: readonly Change[]): Map<string, unknown> {
  const held = new Map<string, unknown>()
  for (const one of changes) {
    if (one.what === 'clear') held.clear()
    else if (one.what === 'delete') held.delete(JSON.stringify([one.kind, one.key]))
    else held.set(JSON.stringify([one.kind, one.key]), JSON.parse(JSON.stringify(one.value)))
  }
  return held
}

const NAMES = ['plant', 'account', '__proto__', 'a|b', 'é☼', '']

function heldBy(store: Store): Map<string, unknown> {
  const held = new Map<string, unknown>()
  for (const kind of NAMES) {
    for (const { key, value } of store.list(kind)) held.set(JSON.stringify([kind, key]), value)
  }
  return held
}

describe.each([
  ['memory', memory],
  ['SQLite', sqlite],
  ['IndexedDB', indexed],
] as const)('the store in %s', (_, open) => {
  it('holds what was put last, directly and behind the quick store, and after a restart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 25 }), fc.boolean(), async (changes, quick) => {
        let place = await open()
        const store = quick ? createQuickStore(place.store) : place.store
        for (const one of changes) {
          if (one.what === 'clear') store.clear()
          else if (one.what === 'delete') store.delete(one.kind, one.key)
          else store.put(one.kind, one.key, one.value)
        }
        const wanted = expected(changes)
        expect(heldBy(store)).toEqual(wanted)
        for (const kind of NAMES) {
          for (const key of NAMES)
            expect(store.get(kind, key)).toEqual(wanted.get(JSON.stringify([kind, key])))
        }
        if (place.again) place = await place.again()
        else return
        expect(heldBy(place.store)).toEqual(wanted)
        place.close()
      }),
      { numRuns: 40, seed: 20_260_618 },
    )
  })

  it('writes several changes together or, if one of them cannot be written, none', async () => {
    let place = await open()
    place.store.put('plant', 'a', 1)
    const round: Record<string, unknown> = {}
    round['self'] = round
    for (let at = 0; at < 3; at++) {
      const changes = [
        { kind: 'plant', key: 'a' },
        { kind: 'plant', key: 'b', value: 2 },
        { kind: 'n', key: '', value: 3 },
      ]
      const spoilt = changes.map((one, index) => (index === at ? { ...one, value: round } : one))
      expect(() => place.store.write(spoilt)).toThrow()
      if (place.again) place = await place.again()
      expect([place.store.list('plant'), place.store.list('n')]).toEqual([[{ key: 'a', value: 1 }], []])
    }
    place.close()
  })

  it('gives and takes copies', async () => {
    const { store, close } = await open()
    const value = { list: [1] }
    store.put('plant', '7', value)
    value.list.push(2)
    const got = store.get('plant', '7') as typeof value
    got.list.push(3)
    expect(store.get('plant', '7')).toEqual({ list: [1] })
    close()
  })
})

it('the store in SQLite takes back what came before the row that it refuses', async () => {
  const place = await sqlite()
  const nameless = { kind: 'plant', key: null as unknown as string, value: 2 }
  expect(() => place.store.write([{ kind: 'plant', key: 'a', value: 1 }, nameless])).toThrow()
  expect(place.store.list('plant')).toEqual([])
  place.store.put('plant', 'b', 3)
  expect(place.store.list('plant')).toEqual([{ key: 'b', value: 3 }])
  place.close()
})
