import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWrite, type Write } from '../../../../console/record/use-write'
import { useServices } from '../../../../console/services/services-context'
import { isConflict } from '../../../../domain/faults/fault'
import type { LayoutVersions } from '../../../../domain/modules/layout-versions'
import { type LayoutPlan, type Place, planOf } from '../../../../domain/modules/layout-plan'
import { isSamePlan } from '../../../../domain/modules/plan-difference'
import { begun, done, type History, redone, undone } from '../../../../domain/modules/plan-history'
import type { PlantLayout } from '../../../../domain/plants/plant-records'
import {
  dropLayoutDraft,
  layoutVersions,
  publishLayout,
  saveLayoutDraft,
} from '../../../../transport/calls/layout-drafts'
import { plantLayout } from '../../../../transport/calls/plant-extras'

export interface Editor {
  readonly versions: LayoutVersions
  readonly published: LayoutPlan
  readonly history: History<LayoutPlan>
  /** What somebody else has at the same time; nothing may be changed until one has decided. */
  readonly other: LayoutVersions | null
  readonly dirty: boolean
  readonly write: Write
  readonly chosen: Place | null
  choose(place: Place | null): void
  change(plan: LayoutPlan): void
  undo(): void
  redo(): void
  save(): Promise<boolean>
  publish(): Promise<boolean>
  drop(): Promise<boolean>
  /** Theirs becomes one's own, or one's own stands instead of theirs. */
  takeOver(whose: 'theirs' | 'mine'): Promise<boolean>
}

/** Everything that is drawn from a call of layouts. */
const isOfLayout = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  (queryKey[0] === 'call' && /^layout/.test(String(queryKey[1]))) || queryKey.includes('modules')

/** A drawing that is worked at: its steps, the draft of it that the cloud keeps, and who else is at it. */
export function useEditor(plantId: number, layout: PlantLayout, first: LayoutVersions): Editor {
  const { send } = useServices()
  const client = useQueryClient()
  const write = useWrite()
  const { type } = layout
  const [published, setPublished] = useState(() => planOf(layout))
  const [versions, setVersions] = useState(first)
  const [history, setHistory] = useState(() => begun(first.draft?.own ? first.draft.plan : published))
  const [saved, setSaved] = useState(history.now)
  const [other, setOther] = useState(first.draft && !first.draft.own ? first : null)
  const [chosen, choose] = useState<Place | null>(null)
  const plan = history.now

  /** A write whose reply is the stored state; when somebody was faster, both are shown. */
  const wrote = (work: () => Promise<LayoutVersions>, then: (versions: LayoutVersions) => void) =>
    write.run(
      async () => then(await work()),
      (fault) => {
        if (!isConflict(fault)) return false
        void send(layoutVersions(plantId, type)).then(setOther, () => setOther(versions))
        return true
      },
    )
  const began = (from: LayoutPlan, next: LayoutVersions) => {
    setHistory(begun(from))
    kept(from, next)
  }
  const kept = (now: LayoutPlan, next: LayoutVersions) => {
    // The editor loads the stored versions when it opens again.
    client.removeQueries({ queryKey: ['call', 'layout-versions', plantId, type] })
    setSaved(now)
    setVersions(next)
    setOther(null)
  }
  const draft = (now: LayoutPlan, { revision }: LayoutVersions, takeOver = false) =>
    send(saveLayoutDraft(plantId, type, { revision, plan: now, takeOver }))
  const standing = async () => planOf(await send(plantLayout(plantId, type)))

  return {
    ...{ versions, published, history, other, write, chosen, choose },
    dirty: useMemo(() => !isSamePlan(plan, saved), [plan, saved]),
    change: (next) => setHistory((now) => done(now, next)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    save: () =>
      wrote(
        () => draft(plan, versions),
        (next) => kept(plan, next),
      ),
    publish: () =>
      wrote(
        async () => {
          const ready =
            versions.draft?.own && isSamePlan(plan, saved) ? versions : await draft(plan, versions)
          // Should the second call fail, the first was done.
          kept(plan, ready)
          return send(publishLayout(plantId, type, ready.revision))
        },
        (next) => {
          // Drawn before the editor closes: what is published is nothing to be asked about.
          flushSync(() => kept(plan, next))
          void client.invalidateQueries({ predicate: isOfLayout })
        },
      ),
    drop: () =>
      wrote(
        () => send(dropLayoutDraft(plantId, type, (other ?? versions).revision)),
        (next) => (other && history.past.length > 0 ? kept(saved, next) : began(published, next)),
      ),
    takeOver: (whose) =>
      write.run(async () => {
        const stands = other ?? versions
        if (whose === 'theirs' && stands.draft === null) {
          const now = await standing()
          setPublished(now)
          began(now, stands)
          return
        }
        const next = whose === 'theirs' && stands.draft ? stands.draft.plan : plan
        const answer = await draft(next, stands, true)
        if (whose === 'theirs') began(next, answer)
        else kept(next, answer)
      }),
  }
}
