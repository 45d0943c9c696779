import type { LayoutPlan, Place } from '../../../../domain/modules/layout-plan'
import type { Editor } from './use-editor'

/** What every part of the editor is given. */
export interface EditParts {
  readonly editor: Editor
  /** As it is shown: one's own, or that of somebody else for a look. */
  readonly plan: LayoutPlan
  /** Serials of the plant; null where modules have none. */
  readonly known: readonly string[] | null
  readonly locked: boolean
}

/** "South 1.3": array, row and column. */
export const placeName = (plan: LayoutPlan, { array, row, column }: Place) =>
  `${plan[array]?.name ?? array + 1} ${row + 1}.${column + 1}`
