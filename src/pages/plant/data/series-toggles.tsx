import type { ReactNode } from 'react'
import { ENERGY_INK } from '../../../charts/palette'
import type { PowerSeries } from '../../../charts/power-chart'
import { useText } from '../../../kit/text/use-text'
import css from '../../../features/figures/controls.module.css'

interface TogglesProps<Key extends PowerSeries> {
  offered: readonly Key[]
  shown: ReadonlySet<Key>
  onToggle(series: Key): void
  /** Further switches of the same kind. */
  children?: ReactNode
}

/** The legend is the switchboard: each series with its ink, on or off. */
export function SeriesToggles<Key extends PowerSeries>({
  offered,
  shown,
  onToggle,
  children,
}: TogglesProps<Key>) {
  const t = useText('plant')
  return (
    <div role="group" aria-label={t('series.label')} className={css['series']}>
      {offered.map((series) => (
        <button key={series} type="button" aria-pressed={shown.has(series)} onClick={() => onToggle(series)}>
          <Swatch series={series} />
          {t(`series.${series}`)}
        </button>
      ))}
      {children}
    </div>
  )
}

/** A sample of a series' ink: the dash as well as the colour. */
export function Swatch({ series }: { series: PowerSeries }) {
  const { colour, dash, width } = ENERGY_INK[series]
  return (
    <svg width={18} height={8} aria-hidden="true">
      <line
        x1="1"
        x2="17"
        y1="4"
        y2="4"
        stroke={colour}
        strokeWidth={width + 1.2}
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  )
}

/** The ink of the day before, of whatever series. */
export function BeforeSwatch() {
  return (
    <svg width={18} height={8} aria-hidden="true">
      <line x1="1" x2="17" y1="4" y2="4" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 3" />
    </svg>
  )
}
