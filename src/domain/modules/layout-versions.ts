import type { EpochSeconds } from '../plants/reading'
import type { LayoutPlan } from './layout-plan'

/** A drawing that is worked at; one at a time for a plant. */
export interface LayoutDraft {
  readonly by: string | null
  readonly own: boolean
  readonly since: EpochSeconds | null
  readonly changed: EpochSeconds | null
  readonly plan: LayoutPlan
}

export interface LayoutVersions {
  /** Counts every write; who writes says which one they know. */
  readonly revision: number
  /** Null while nobody has drawn. */
  readonly published: { readonly by: string | null; readonly at: EpochSeconds | null } | null
  readonly draft: LayoutDraft | null
  /** Of the plant's devices of this kind. */
  readonly serials: readonly string[]
}
