import type { ReactNode } from 'react'
import { ENERGY_INK } from '../../../charts/palette'
import type { PowerSeries } from '../../../charts/power-chart'
import { Swatch } from '../../../charts/swatch'
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
    <div
      role="group"
      aria-label={t('series.label')}
      className={`hg-wrap gap-1 ${css['series']} min-h-7 -mx-2`}
    >
      {offered.map((series) => (
        <button key={series} type="button" aria-pressed={shown.has(series)} onClick={() => onToggle(series)}>
          <Swatch ink={ENERGY_INK[series]} />
          {t(`series.${series}`)}
        </button>
      ))}
      {children}
    </div>
  )
}

/** The ink of the day before, of whatever series. */
const BEFORE_INK = { colour: 'currentColor', dash: [3, 3], width: 0.3 } as const

export const BeforeSwatch = () => <Swatch ink={BEFORE_INK} />
