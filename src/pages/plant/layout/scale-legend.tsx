import type { Band, ModuleScale } from '../../../domain/modules/module-scale'
import type { ModuleMetric } from '../../../domain/modules/module-tiles'
import { useText } from '../../../kit/text/use-text'
import { type TileUnit, useMetricName } from './use-tile-words'
import css from './layout.module.css'

interface LegendProps {
  readonly scale: ModuleScale
  readonly unit: TileUnit
  readonly metric: ModuleMetric
  readonly chosen: ReadonlySet<string>
  onChange(keys: readonly string[]): void
}

/** The steps of the colours with their numbers; each shows its modules alone. */
export function ScaleLegend({ scale, unit, metric, chosen, onChange }: LegendProps) {
  const t = useText('modules')
  const words = useText('words')
  const nameOf = ({ key, from, to }: Band) => {
    if (key === 'none') return t('unknown')
    if (metric === 'alarm') return words(`words.${key}`)
    if (key === 'same') return t('same')
    const digits = [from, to].map((value) => (value === null ? '' : unit.digits(value)))
    const span = from === null ? `< ${digits[1]}` : to === null ? `≥ ${digits[0]}` : digits.join(' – ')
    return `${span}\u2009${unit.unit}`
  }
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChange([...next])
  }
  return (
    <section
      className={`hg-stack gap-0.5 text-caption tabular-nums ${css['legend']}`}
      aria-label={t('scale')}
    >
      <h3 className="text-caption">{useMetricName()(metric)}</h3>
      {scale.bands.map((band) => (
        <button
          className="hg-line w-full"
          key={band.key}
          type="button"
          aria-pressed={chosen.has(band.key)}
          disabled={band.count === 0 && !chosen.has(band.key)}
          onClick={() => toggle(band.key)}
        >
          <i
            className="w-5 h-3.5 border border-line-strong rounded-[3px] bg-surface-raised"
            aria-hidden="true"
            data-band={band.key}
          />
          <span className="flex-1 min-w-0">{nameOf(band)}</span>{' '}
          <small className="text-ink-soft font-normal">{band.count}</small>
        </button>
      ))}
    </section>
  )
}
