import { Figures, type FigureTableProps } from './figure-rows'
import { ScrollBox } from '../../kit/parts/scroll-box'
import css from './figure-table.module.css'

/** A plain table of figures: named, its head in sight while scrolling, the first column naming the row. */
export function FigureTable(props: FigureTableProps) {
  return (
    <ScrollBox
      className="h-full rounded-control border border-line [scrollbar-width:thin]"
      label={props.caption}
    >
      <Figures {...props} className={css['table']} />
    </ScrollBox>
  )
}

/** The same for whoever cannot see the drawing beside it. */
export const HiddenFigures = (props: FigureTableProps) => <Figures {...props} className="sr-only" />
