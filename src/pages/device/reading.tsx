import type { DeviceValue } from '../../domain/devices/device-records'
import { quantityOf } from '../../domain/devices/readings'
import { knownUnit, temperatureOf } from '../../domain/devices/unit-words'
import { MISSING, truncate } from '../../domain/values/quantity'
import { type FigureSize, ValueView } from '../../kit/figure/figure-view'
import { useText } from '../../kit/text/use-text'

/** A number in a unit of the wire, scaled where the console knows the unit; `--` is not 0. */
export function QuantityView(props: { value: number | null; unit: string | null; size?: FigureSize }) {
  const { value, unit, size } = props
  const known = knownUnit(unit)
  const given = size ? { size } : {}
  if (known !== null || value === null) return <ValueView value={value} unit={known ?? 'none'} {...given} />
  return (
    <span
      className="whitespace-nowrap tabular-nums hg-figure"
      data-size={size ?? 'body'}
      title={`${value} ${unit ?? ''}`.trim()}
    >
      <span className="hg-figure-digits">{truncate(value)}</span>
      {unit !== null && <span className="hg-figure-unit">{`\u2009${unit}`}</span>}
    </span>
  )
}

/** What a device said, as a figure where it is one, else in its own words. */
export function ReadingView(props: { reading: DeviceValue | undefined; size?: FigureSize }) {
  const t = useText('units')
  const { reading, size } = props
  const number = quantityOf(reading)
  if (reading !== undefined && number !== null)
    return <QuantityView value={number} unit={reading.unit} {...(size ? { size } : {})} />
  if (reading?.value) return <span>{reading.value}</span>
  return (
    <span>
      <span aria-hidden="true">{MISSING}</span>
      <span className="sr-only">{t('missing')}</span>
    </span>
  )
}

/** As delivered, digit for digit, with its unit. */
export function DeliveredView({ reading }: { reading: DeviceValue | undefined }) {
  const unit = temperatureOf(reading?.unit ?? null)
  if (!reading?.value || unit === null) return <ReadingView reading={reading} />
  return (
    <span className="whitespace-nowrap tabular-nums hg-figure">
      <span className="hg-figure-digits">{reading.value}</span>
      <span className="hg-figure-unit">{`\u2009${unit}`}</span>
    </span>
  )
}
