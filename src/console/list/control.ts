import type { FocusWithin } from '../../kit/browser/use-focus-within'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import type { ActionPlace } from '../../schema/resource'
import type { ActionRunner } from '../record/use-action-runner'
import type { OfferedAction } from '../record/use-actions'
import type { ResourceText } from '../text/use-resource-text'
import type { Columns } from './use-columns'
import type { ListAddress } from './use-list-state'
import type { Row } from './list-rows'
import type { Offers } from './use-offers'
import type { ListData } from './use-list'
import type { ViewToggle } from './use-view-toggle'
import type { SavedViews } from './use-saved-views'
import type { Selecting } from './use-selection'

/** Everything that the parts of one list share. */
export interface ListControl {
  readonly plan: Plan
  readonly text: ResourceText
  readonly address: ListAddress
  readonly data: ListData
  readonly columns: Columns
  readonly views: SavedViews
  readonly selection: Selecting
  readonly viewToggle: ViewToggle
  /** Whether anything can be done with several records at once, so that choosing makes sense. */
  readonly selectable: boolean
  /** Words that name a record. */
  titleOf(record: RecordValues): string
  /** Zone of the record's plant; null where none is known. */
  zoneOf(record: RecordValues): string | null
  /** Address that a row leads to; null where rows do not open. */
  hrefOf(row: Row): string | null
  open(row: Row): void
  /** What may be done at a place with any of the records there, whether the server can do it or not. */
  offered(place: ActionPlace, records: readonly RecordValues[]): readonly OfferedAction[]
  /** What is offered without a record as soon as the server has said that it can do it. */
  readonly awaited: Offers['awaited']
  readonly runner: ActionRunner
  /** Actions of a place that at least one of the records takes and the person may do. */
  actionsFor(place: ActionPlace, records: readonly RecordValues[]): readonly PlannedAction[]
  readonly hindrance: Offers['hindrance']
  run(action: PlannedAction, records: readonly RecordValues[]): void
  /** The record that is open stands beside the rows and follows them, instead of covering them. */
  readonly beside: boolean
  /** Rows as a view in place of the table has them, from above to below; null where it does not say so. */
  readonly ordered: readonly Row[] | null
  order(rows: readonly Row[] | null): void
  /** Row that the keyboard stands on. */
  readonly active: number
  /** It is marked: somebody went there. A letter does nothing to a row that is not. */
  readonly marked: boolean
  /** Id of the row that the back button leads to again. */
  readonly left: string | null
  moveTo(index: number): void
  /** Whether the focus is in the bar over the rows: it goes back to them when the bar goes. */
  readonly bar: FocusWithin
  /** Ids of what the last action was done to; another set after each action. */
  readonly acted: ReadonlySet<string>
}
