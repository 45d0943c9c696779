import { describe, expect, it, vi } from 'vitest'
import { type Ahead, askingAhead } from './ahead'
import type { Call, Send } from './call'

const plants: Call<string> = {
  method: 'POST',
  path: '/maintain-s/operating/station/search',
  query: { page: 1, size: 20 },
  body: {},
  reads: true,
  read: (raw) => `read ${String(raw)}`,
}

function bench(answers: (() => Promise<unknown>)[]) {
  let token: string | null = 'T'
  let now = 0
  const asked = vi.fn((call: Call<unknown>) => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked once too often')
    return answer().then((raw) => call.read(raw))
  })
  const { send, ask }: Ahead = askingAhead(asked as Send, {
    storage: { rawToken: () => token },
    now: () => now,
  })
  return {
    asked,
    send,
    ask,
    become: (next: string | null) => (token = next),
    wait: (ms: number) => (now += ms),
  }
}

const replies = (text: string) => () => Promise.resolve(text)

describe('what is asked ahead', () => {
  it('answers the first who asks the same, in whatever order the keys stand, and nobody after', async () => {
    const b = bench([replies('A'), replies('B')])
    expect(await b.ask(plants)).toBe('read A')
    const same = { ...plants, query: { size: 20, page: 1 }, read: (raw: unknown) => `another ${String(raw)}` }
    expect(await b.send(same)).toBe('another A')
    expect(b.asked).toHaveBeenCalledTimes(1)
    expect(await b.send(plants)).toBe('read B')
  })

  it('is waited for where it is still on its way', async () => {
    let arrive: (text: string) => void = () => undefined
    const b = bench([() => new Promise((resolve) => (arrive = resolve))])
    const ahead = b.ask(plants)
    const later = b.send(plants)
    arrive('late')
    expect(await Promise.all([ahead, later])).toEqual(['read late', 'read late'])
    expect(b.asked).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Partial<Call<string>>]>([
    ['page', { query: { page: 2, size: 20 } }],
    ['search', { body: { keyword: 'mill' } }],
    ['path', { path: '/maintain-s/operating/station/worst/search' }],
    ['data centre', { mdc: 'CHINA' }],
    ['method', { method: 'FORM' }],
  ])('says nothing to a call with another %s', async (_, change) => {
    const b = bench([replies('A'), replies('B')])
    await b.ask(plants)
    expect(await b.send({ ...plants, ...change })).toBe('read B')
    expect(await b.send(plants)).toBe('read A')
  })

  it('says nothing to another identity, also when the first one comes back', async () => {
    const b = bench([replies('mine'), replies('theirs'), replies('mine again')])
    await b.ask(plants)
    b.become('U')
    expect(await b.send(plants)).toBe('read theirs')
    b.become('T')
    expect(await b.send(plants)).toBe('read mine again')
  })

  it('is too old after fifteen seconds', async () => {
    const b = bench([replies('old'), replies('new')])
    await b.ask(plants)
    b.wait(15_000)
    expect(await b.send(plants)).toBe('read new')
  })

  it('that failed is sent again by the caller that shows the failure', async () => {
    const b = bench([() => Promise.reject(new Error('cut')), replies('whole')])
    await expect(b.ask(plants)).rejects.toThrow('cut')
    expect(await b.send(plants)).toBe('read whole')
  })
})
