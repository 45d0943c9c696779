import './figure-view.css'
import type { Figure, FigureUnit, Quality } from '../../domain/values/figure'
import { scaleMoney } from '../../domain/money/money'
import { MISSING, scale } from '../../domain/values/quantity'
import { scaleTemperature } from '../../domain/values/temperature'
import { useTemperatureUnit } from './use-temperature-unit'
import { useLanguage, useText } from '../text/use-text'

export type FigureSize = 'caption' | 'body' | 'figure' | 'hero'

/**
 * A number with its unit, scaled and truncated (specification 9); `null` is "--", never 0. The raw
 * value is in the tooltip, and a screen reader hears the unit in words.
 */
export function ValueView(props: {
  value: number | null | undefined
  unit: FigureUnit
  size?: FigureSize
  quality?: Quality
  /** The unit of what stands beside it, instead of its own. */
  as?: { readonly unit: string; digits(value: number): string }
}) {
  const { value, unit, size = 'body', quality = 'measured', as } = props
  const t = useText('units')
  const language = useLanguage()
  const temperature = useTemperatureUnit()
  const scaled =
    as && typeof value === 'number'
      ? { digits: as.digits(value), unit: as.unit }
      : unit === '°C'
        ? scaleTemperature(value, temperature)
        : typeof unit === 'string'
          ? scale(value, unit)
          : value === null || value === undefined
            ? null
            : scaleMoney(value, unit.currency, language)

  if (scaled === null) {
    return (
      <span className="whitespace-nowrap tabular-nums hg-figure" data-size={size} data-quality={quality}>
        <span aria-hidden="true">{MISSING}</span>
        <span className="sr-only">{t('missing')}</span>
      </span>
    )
  }

  const shown = scaled.unit
  const unitName = typeof unit === 'string' && shown !== '' ? t(`spoken.${shown}`) : shown
  const rawUnit = typeof unit !== 'string' ? unit.currency : unit === 'count' || unit === 'none' ? '' : unit
  const about = quality === 'estimated' || quality === 'substituted'
  return (
    <span
      className="whitespace-nowrap tabular-nums hg-figure"
      data-size={size}
      data-quality={quality}
      title={`${value} ${rawUnit}`.trim()}
    >
      <span aria-hidden="true">
        {about && <span className="me-0.5 text-ink-soft">≈</span>}
        <span className="hg-figure-digits">{scaled.digits}</span>
        {shown && <span className="hg-figure-unit">{`\u2009${shown}`}</span>}
      </span>
      <span className="sr-only">{`${about ? `${t('about')} ` : ''}${scaled.digits} ${unitName}`.trim()}</span>
    </span>
  )
}

/** A figure of the domain; quarantined and missing ones show "--". */
export function FigureView(props: { figure: Figure; size?: FigureSize }) {
  const { value, unit, quality } = props.figure
  return (
    <ValueView
      value={quality === 'quarantined' || quality === 'missing' ? null : value}
      unit={unit}
      quality={quality}
      {...(props.size ? { size: props.size } : {})}
    />
  )
}

/** Money in the plant's currency; without a currency there is no amount to show. */
export function MoneyView(props: { value: number | null; currency: string | null; size?: FigureSize }) {
  const { value, currency, size } = props
  return (
    <ValueView
      value={currency === null ? null : value}
      unit={{ currency: currency ?? '' }}
      {...(size ? { size } : {})}
    />
  )
}
