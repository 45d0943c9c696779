import { scaleMoney } from '../../domain/money/money'
import { MISSING } from '../../domain/values/quantity'
import { useLanguage } from '../../kit/text/use-text'

/** An amount in its scaled unit. */
export function Money(props: { value: number | null; currency: string | null }) {
  const scaled = scaleMoney(props.value, props.currency, useLanguage())
  return scaled === null ? (
    <>{MISSING}</>
  ) : (
    <span>
      {scaled.digits}
      <small>{'\u2009' + scaled.unit}</small>
    </span>
  )
}
