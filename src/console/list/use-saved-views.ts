import { useCallback, useContext, useMemo, useReducer } from 'react'
import type { Fault } from '../../domain/faults/fault'
import type { Plan } from '../../schema/compile'
import {
  type KeptView,
  MAX_VIEWS,
  queryOfView,
  readCloudViews,
  readUsual,
  readViews,
  type SavedView,
  type ViewContent,
  withView,
} from '../../schema/saved-views'
import type { ListState } from '../../schema/list-state'
import { deleteViews, savedViews, saveView } from '../../transport/calls/saved-views'
import { CapabilityContext } from '../record/use-actions'
import { useWrite, type WriteState } from '../record/use-write'
import { useServices } from '../services/services-context'
import { useCall } from '../data/use-call'

export interface SavedViews {
  readonly views: readonly KeptView[]
  /** Where a new one is kept. */
  readonly place: 'account' | 'device'
  /** Nothing more is on its way. */
  readonly settled: boolean
  /** Why those of the account are not there. */
  readonly fault: Fault | null
  /** There is an organisation that views may be shared with. */
  readonly sharable: boolean
  /** No further one has room on this device. */
  readonly full: boolean
  /** Key of the view that the list begins with; null is the one of the declaration. */
  readonly usual: string | null
  /** What came of the last change. */
  readonly write: WriteState
  /** Each answers the key of the view, or null when that failed; the failure is announced. */
  save(name: string, state: ListState): Promise<string | null>
  overwrite(view: KeptView, state: ListState): Promise<string | null>
  rename(view: KeptView, name: string): Promise<string | null>
  share(view: KeptView, shared: boolean): Promise<string | null>
  /** Puts back what was removed, under the name that it had. */
  restore(view: KeptView): Promise<string | null>
  /** False when it is still there. */
  remove(view: KeptView): Promise<boolean>
  setUsual(key: string | null): Promise<void>
}

/**
 * Views of this person for one list: in the account where the server keeps them, else on this device. What this
 * device holds stays in reach after a server has learnt to keep views. Nothing is asked while not `enabled`.
 */
export function useSavedViews(plan: Plan, enabled: boolean): SavedViews {
  const { storage, session, send } = useServices()
  const { busy, failure, run } = useWrite()
  const able = useContext(CapabilityContext)('savedViews')
  const { identity, epoch } = session.getState()
  const user = identity?.user.id ?? 0
  const key = `views.${plan.name}.${user}`
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const { data, fault, loading, retry } = useCall(
    ['views', `${user} ${epoch}`, plan.name],
    able === true && enabled ? savedViews(plan.name) : null,
  )
  const heldText = storage.recall(key)
  const held = useMemo(() => readViews(heldText), [heldText])
  const usualHere = storage.recall(`${key}.usual`)
  const remember = useCallback(
    (name: string, text: string | null) => {
      storage.remember(name, text)
      readAgain()
    },
    [storage],
  )
  const keep = useCallback(
    (next: readonly SavedView[]) => remember(key, next.length === 0 ? null : JSON.stringify(next)),
    [remember, key],
  )
  const written = useCallback(
    async <T>(work: () => Promise<T>): Promise<T | null> => {
      let answer: T | null = null
      await run(async () => (answer = await work()))
      retry()
      return answer
    },
    [run, retry],
  )
  const store = useCallback(
    (name: string, content: ViewContent, more: { id?: string | undefined; shared?: boolean } = {}) => {
      const { id, shared = false } = more
      const view = { name, scope: plan.name, content, shared, ...(id === undefined ? {} : { id }) }
      return written(() => send(saveView(view))).then((kept) => (kept === null ? null : `at:${kept.id}`))
    },
    [send, written, plan.name],
  )

  const account = able === true
  const views = useMemo(
    (): readonly KeptView[] => [
      ...readCloudViews(data ?? []),
      ...held.map((view) => ({ ...view, id: null, own: true, shared: false, owner: null })),
    ],
    [data, held],
  )
  const usual = useMemo(() => readUsual(data ?? []), [data])
  return useMemo(() => {
    /** The view with some of it another way, where it is kept. */
    const change = (view: KeptView, name: string, query: string, shared: boolean) => {
      if (view.id !== null) return store(name, { query }, { id: view.id, shared })
      const next = { key: `own:${name}`, name, query }
      keep(held.map((one) => (one.key === view.key ? next : one)))
      return Promise.resolve(next.key)
    }
    const setUsual = async (next: string | null) => {
      if (!account) return remember(`${key}.usual`, next)
      if (next !== null) await store('usual', { usual: next }, { id: usual?.id })
      else if (usual !== null) await written(() => send(deleteViews([usual.id])))
    }
    const removal = (id: string) => () => send(deleteViews([id])).then(() => true)
    return {
      views,
      place: account ? 'account' : 'device',
      settled: enabled && able !== null && !loading,
      fault: account ? fault : null,
      write: { busy, failure },
      sharable: account && Boolean(identity?.organisation),
      full: !account && held.length >= MAX_VIEWS,
      usual: account && data !== undefined ? (usual?.key ?? null) : usualHere,
      save: (name, state) => {
        const query = queryOfView(state)
        const before = views.find((view) => view.own && view.name === name)
        if (before !== undefined) return change(before, name, query, before.shared)
        if (account) return store(name, { query })
        keep(withView(held, name, state))
        return Promise.resolve(`own:${name}`)
      },
      overwrite: (view, state) => change(view, view.name, queryOfView(state), view.shared),
      rename: (view, name) => change(view, name, view.query, view.shared),
      share: (view, shared) => change(view, view.name, view.query, shared),
      restore: (view) => {
        if (view.id !== null) return store(view.name, { query: view.query }, { shared: view.shared })
        keep([...readViews(storage.recall(key)), { key: view.key, name: view.name, query: view.query }])
        return Promise.resolve(view.key)
      },
      remove: async (view) => {
        if (view.id === null) keep(held.filter((one) => one.key !== view.key))
        else if ((await written(removal(view.id))) === null) return false
        return true
      },
      setUsual,
    }
  }, [
    views,
    account,
    able,
    enabled,
    loading,
    fault,
    held,
    data,
    usual,
    usualHere,
    busy,
    failure,
    key,
    identity,
    storage,
    send,
    store,
    keep,
    written,
    remember,
  ])
}
