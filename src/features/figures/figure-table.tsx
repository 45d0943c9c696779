import { Figures, type FigureTableProps } from './figure-rows'
import css from './figure-table.module.css'

/** A plain table of figures: named, its head in sight while scrolling, the first column naming the row. */
export function FigureTable(props: FigureTableProps) {
  return (
    // Scrolling by keys needs a place to stand.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`hg-high hg-round ${css['scroll']}`} role="group" aria-label={props.caption} tabIndex={0}>
      <Figures {...props} className={css['table']} />
    </div>
  )
}

/** The same for whoever cannot see the drawing beside it. */
export const HiddenFigures = (props: FigureTableProps) => <Figures {...props} className="hg-sr" />
