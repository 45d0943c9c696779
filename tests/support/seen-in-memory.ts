import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { keepingQueries } from '../../src/app/seen/keep-queries'
import type { Seen } from '../../src/providers/seen'
import type { SeenDoor } from '../../src/providers/seen-door'
import { compile } from '../../src/schema/compile'

export const plans = compile(resources, access)

/** What was seen, in memory, written at once. */
export function memory() {
  const kept = new Map<string, unknown>()
  const seen: Seen = {
    recall: (_, name) => Promise.resolve(structuredClone(kept.get(name))),
    keep: (_, name, value) => Promise.resolve(void kept.set(name, structuredClone(value))),
    forget: () => Promise.resolve(kept.clear()),
    forgetOthers: () => Promise.resolve(),
  }
  const writing: Promise<void>[] = []
  const door: SeenDoor = {
    holder: () => 'ada',
    mayKeep: () => true,
    open: () => Promise.resolve(seen),
    // The answer reaches its query first.
    later: (_, write) => void writing.push(Promise.resolve().then(write)),
    forget: () => Promise.resolve(),
    lent: new Set(),
  }
  return { kept, door, written: () => Promise.all(writing) }
}

export const clientOf = (door: SeenDoor) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, ...keepingQueries({ seen: door }, plans) } } })

/** One start of the console: asks once and returns what a screen would show. */
export async function start(door: SeenDoor, queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
  const client = clientOf(door)
  const observer = new QueryObserver(client, { queryKey, queryFn })
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  const query = client.getQueryCache().getAll()[0]
  leave()
  return { ...observer.getCurrentResult(), query }
}
