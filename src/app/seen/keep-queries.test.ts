import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { clientOf, memory, plans, start } from '../../../tests/support/seen-in-memory'
import { sourcesIn } from '../../../tests/support/sources'
import { FaultError } from '../../transport/fault-error'
import { isRestored } from './keep-queries'
import { isKept, KEPT_CALLS, secretFields, without } from './kept-queries'
import { momentText, savedAt } from './saved-at'

const lost = () => Promise.reject(new FaultError({ kind: 'network' }))
const refused = () => Promise.reject(new FaultError({ kind: 'permission', what: 'read' }))

const LIST = ['data', 'default', 'plants', 'list', {}] as const

describe('queries that outlive the page', () => {
  it('show what they were answered, of its age and beside the failure, where the cloud cannot be reached', async () => {
    const { door, written } = memory()
    const first = await start(door, LIST, () => Promise.resolve({ data: [{ id: 1 }], total: 1 }))
    await written()
    const next = await start(door, LIST, lost)
    expect(next.data).toEqual({ data: [{ id: 1 }], total: 1 })
    expect(next.dataUpdatedAt).toBe(first.dataUpdatedAt)
    expect(next.error).toBeInstanceOf(FaultError)
    expect(next.query && isRestored(next.query)).toBe(true)
  })

  it('show nothing of it where the cloud refuses, nor where it was never answered', async () => {
    const { door, written } = memory()
    await start(door, LIST, () => Promise.resolve({ data: [], total: 0 }))
    await written()
    expect((await start(door, LIST, refused)).data).toBeUndefined()
    expect((await start(door, [...LIST.slice(0, 4), { other: 1 }], lost)).data).toBeUndefined()
  })

  it('never let it stand over anything newer', async () => {
    const { door, written } = memory()
    await start(door, LIST, () => Promise.resolve('old'))
    await written()
    const client = clientOf(door)
    client.setQueryData(LIST, 'new', { updatedAt: Date.now() + 1000 })
    await client.refetchQueries({ queryKey: LIST }).catch(() => undefined)
    expect(client.getQueryData(LIST)).toBe('new')
  })

  it('leave no secret on the machine', async () => {
    const { door, kept, written } = memory()
    const key = ['data', 'default', 'gateways', 'list', {}]
    await start(door, key, () => Promise.resolve({ data: [{ serial: 'L1', secret: 'hunter2' }], total: 1 }))
    await written()
    expect(kept.size).toBe(1)
    expect(JSON.stringify([...kept.values()])).toContain('L1')
    expect(JSON.stringify([...kept.values()])).not.toContain('hunter2')
  })
})

describe('what may lie on a machine', () => {
  it.each([
    [true, ['data', 'default', 'plants', 'infinite', {}]],
    [true, ['data', 'default', 'devices', 'one', '7']],
    [true, ['call', 'live', 63400030]],
    [false, ['data', 'default', 'account-base', 'one', 'own']],
    [false, ['data', 'default', 'unheard-of', 'list']],
    [false, ['data', 'dictionary', 'currencies', 'list']],
    [false, ['data', 'create']],
    [false, ['call', 'security', 900001]],
    [false, ['call', 'sessions', 1]],
    [false, ['call', 'meter', 1, 2]],
    [false, ['access', 'plants', 'read']],
    [false, []],
  ])('%s for %j', (kept, key) => expect(isKept(key, plans)).toBe(kept))

  it('names calls that there are', () => {
    const source = sourcesIn('src')
      .filter(({ path }) => !/\.test\./.test(path) && !path.endsWith('kept-queries.ts'))
      .map(({ text }) => text)
      .join('')
    expect([...KEPT_CALLS].filter((name) => !source.includes(`'${name}'`))).toEqual([])
  })

  it('takes secrets out at any depth and leaves all else as it is', () => {
    const day = new Map([['a', 1]])
    const value = { pages: [{ data: [{ id: 1, secret: 's', at: day, deep: { token: 't', ok: null } }] }] }
    expect(without(value, secretFields(plans))).toEqual({
      pages: [{ data: [{ id: 1, at: day, deep: { ok: null } }] }],
    })
  })
})

describe('the time that the banner shows', () => {
  const AT = Date.parse('2026-06-20T11:55:00Z') / 1000

  it('is the newest answer’s, and no judgement of the console’s own', () => {
    const client = new QueryClient()
    expect(savedAt(client.getQueryCache().getAll())).toBeNull()
    client.setQueryData(['call', 'live'], 1, { updatedAt: 5000 })
    client.setQueryData(['call', 'day'], 1, { updatedAt: 7000 })
    client.setQueryData(['access', 'plants'], 1, { updatedAt: 9000 })
    expect(savedAt(client.getQueryCache().getAll())).toBe(7000)
  })

  it.each([
    [AT + 60, 'Europe/Berlin', '13:55'],
    [AT + 60, 'UTC', '11:55 UTC'],
    [AT + 86_400, 'Europe/Berlin', '2026-06-20 13:55'],
  ])('at %d in %s reads %s', (now, zone, text) => expect(momentText(AT, now, zone)).toBe(text))
})
