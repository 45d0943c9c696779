import css from './figure-table.module.css'

interface Row {
  key: string
  cells: readonly string[]
}
interface FigureTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly Row[]
  footer?: readonly string[]
}

/** A plain table of figures: named, its head in sight while scrolling, the first column naming the row. */
export function FigureTable(props: FigureTableProps) {
  return (
    // Scrolling by keys needs a place to stand.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['scroll']} role="group" aria-label={props.caption} tabIndex={0}>
      <Figures {...props} className={css['table']} />
    </div>
  )
}

/** The same for whoever cannot see the drawing beside it. */
export const HiddenFigures = (props: FigureTableProps) => <Figures {...props} className="hg-sr" />

function Figures({
  caption,
  columns,
  rows,
  footer,
  className,
}: FigureTableProps & { className: string | undefined }) {
  return (
    <table className={className}>
      <caption className="hg-sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} columns={columns} cells={row.cells} />
        ))}
      </tbody>
      {footer && (
        <tfoot>
          <Line columns={columns} cells={footer} />
        </tfoot>
      )}
    </table>
  )
}

/** The first cell names the line. */
function Line({ columns, cells }: { columns: readonly string[]; cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key={columns[index]} scope="row">
            {cell}
          </th>
        ) : (
          <td key={columns[index]}>{cell}</td>
        ),
      )}
    </tr>
  )
}
