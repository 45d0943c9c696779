/** What a column would take: all of its cells, its longest word, and its heading in one line. */
export interface ColumnNeed {
  readonly cells: number
  readonly word: number
  readonly heading: number
}

/**
 * Widths of columns that make the whole together. Where there is room, cells stand in one line and headings get what is
 * left; where there is not, the widest give way first.
 */
export function columnWidths(needs: readonly ColumnNeed[], whole: number): readonly number[] {
  const min = needs.map(({ cells, word }) => Math.max(cells, word))
  const room = whole - sum(min)
  if (room < 0) return levelled(min, whole)
  const wanted = needs.map(({ heading }, at) => Math.max(0, heading - (min[at] ?? 0)))
  const share = Math.min(1, room / (sum(wanted) || 1))
  const given = min.map((width, at) => width + (wanted[at] ?? 0) * share)
  // What nobody asked for is spread evenly, so that the table is as wide as the page.
  const rest = (whole - sum(given)) / Math.max(1, needs.length)
  return given.map((width) => width + rest)
}

/** The highest limit under which all fit. */
function levelled(widths: readonly number[], whole: number): readonly number[] {
  const order = widths.map((width, at) => ({ width, at })).sort((one, other) => one.width - other.width)
  const given = widths.map(() => 0)
  let left = whole
  order.forEach(({ width, at }, index) => {
    const max = left / (order.length - index)
    given[at] = Math.min(width, max)
    left -= given[at]
  })
  return given
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
