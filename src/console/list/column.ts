import type { Plan } from '../../schema/compile'
import type { Field } from '../../schema/field'
import { ruleOf } from '../../schema/kinds/index'

export interface Column {
  readonly name: string
  /** Track of the grid: least width in px, and share of what is left. */
  readonly minWidth: number
  /** Least width where room is short, px: words and texts are cut earlier, nothing else is. */
  readonly shortWidth: number
  readonly share: number
  /** What somebody drew it to, px; null leaves it to the tracks. */
  readonly width: number | null
  readonly end: boolean
  readonly sortable: boolean
}

/** Padding of a cell and its mark of the sorting, px; and about what a letter of the head takes. */
const HEAD = { around: 46, letter: 7.8 }

/** A head has two lines: it wraps between its words, and neither is cut. */
function headWidth(label: string): number {
  const words = label.split(/[\s-]/).map((word) => word.length)
  const before = (count: number) => words.slice(0, count).reduce((sum, length) => sum + length + 1, -1)
  const lines = words.map((_, at) => Math.max(before(at), label.length - before(at) - 1))
  return Math.ceil(HEAD.around + HEAD.letter * Math.min(label.length, ...lines))
}

/** Least width of a column of such values, px: as its kind says, else that of a text or of a word. */
function minWidthOf(field: Field, zoned: boolean): number {
  const { minWidth, wide } = ruleOf(field)
  return typeof minWidth === 'function' ? minWidth(field, zoned) : (minWidth ?? (wide ? 160 : 136))
}

/** Least widths where room is short, px: of what names a record, and of another text. */
const SHORT = { first: 160, text: 120 }

export function columnOf(plan: Plan, name: string, label: string): Column[] {
  const field = plan.fields[name]
  if (field === undefined) return []
  const first = name === plan.title
  const { wide, shortWidth } = ruleOf(field)
  const minWidth = first ? 200 : minWidthOf(field, !plan.plantScoped)
  const short = first ? SHORT.first : (shortWidth ?? (wide ? SHORT.text : minWidth))
  const head = Math.min(headWidth(label), 200)
  return [
    {
      name,
      minWidth: Math.max(minWidth, head),
      shortWidth: Math.max(short, head),
      width: null,
      share: first ? 2 : wide ? 1.5 : 1,
      end: ruleOf(field).align === 'end',
      sortable: plan.sorts.includes(name),
    },
  ]
}
