import { MISSING, scale, type Unit } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'

/** A number for the far end of a room: its unit is smaller, and still large enough. */
export function Value({ value, unit }: { value: number | null; unit: Unit }) {
  const t = useText('units')
  const scaled = scale(value, unit)
  if (scaled === null) return <span aria-label={t('missing')}>{MISSING}</span>
  return (
    <span>
      {scaled.digits}
      {scaled.unit !== '' && <small>{'\u2009' + scaled.unit}</small>}
    </span>
  )
}
