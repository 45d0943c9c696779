import { valueAxis } from '../../../charts/axis'
import { barsOf, type PaperPage } from '../../../domain/export/paper'
import css from './paper.module.css'

/** Of the drawing, in its own units: what lies around the plot is for words. */
const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [1000, 140, 56, 18, 8]
/** Of a row's share, what its bars take. */
const FILLED = 0.72

/** A bar for each row of a page and each of its first two energies; a gap is no bar. The table says the figures. */
export function PaperBars({ page }: { page: PaperPage }) {
  const series = barsOf(page)
  if (series.length === 0) return null
  const all = series.flatMap(({ values }) => values)
  const axis = valueAxis('kWh', all)
  const [low, high] = axis.domain
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * (HEIGHT - BOTTOM - TOP)
  const share = (WIDTH - LEFT) / Math.max(1, page.rows.length)
  const wide = (share * FILLED) / series.length
  return (
    <figure className={css['bars']}>
      <figcaption className="hg-wrap gap-x-4 gap-y-1 text-ink-soft text-caption">
        {series.map(({ name }, at) => (
          <span key={name} data-series={at}>
            {name}
          </span>
        ))}
        <span>{axis.unit}</span>
      </figcaption>
      <svg className="w-full h-auto" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {axis.ticks.map(({ at, label }) => (
          <g key={label}>
            <line className="stroke-line" x1={LEFT} x2={WIDTH} y1={y(at)} y2={y(at)} />
            <text className="fill-ink-soft text-caption" x={LEFT - 6} y={y(at) + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {series.map(({ name, values }, at) =>
          values.map((value, row) =>
            value === null ? null : (
              <rect
                key={`${name} ${String(page.rows[row]?.[0])}`}
                className={at === 1 ? 'fill-consumption' : 'fill-production'}
                x={LEFT + row * share + (share * (1 - FILLED)) / 2 + at * wide}
                width={wide}
                y={Math.min(y(value), y(0))}
                height={Math.abs(y(value) - y(0))}
              />
            ),
          ),
        )}
        {page.rows.map((row, at) => (
          <text
            className="fill-ink-soft text-caption"
            key={String(row[0])}
            x={LEFT + (at + 0.5) * share}
            y={HEIGHT - 4}
            textAnchor="middle"
          >
            {String(row[0]).slice(-2)}
          </text>
        ))}
      </svg>
    </figure>
  )
}
