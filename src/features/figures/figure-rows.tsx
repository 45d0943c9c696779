interface Row {
  key: string
  cells: readonly string[]
}

export interface FigureTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly Row[]
  footer?: readonly string[]
}

/** The table itself, with a row that sums up below it where there is one. */
export function Figures({
  caption,
  columns,
  rows,
  footer,
  className,
}: FigureTableProps & { className: string | undefined }) {
  return (
    <table className={className}>
      <caption className="sr-only">{caption}</caption>
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
