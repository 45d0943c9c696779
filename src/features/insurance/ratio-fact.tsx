import { MISSING, printed, scale } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import type { RatioState } from './use-measured-ratio'

/** The performance ratio of the chosen plant, how much of the time with sun it was measured in, or why there is none. */
export function RatioFact({ state }: { state: RatioState }) {
  const t = useText('insurance')
  const measured = state.kind === 'known' ? state.measured : null
  const why = state.kind === 'noSensor' ? 'noSensor' : state.kind === 'known' ? 'noSun' : null
  return (
    <div>
      <dt>{t('ratio')}</dt>
      <dd aria-busy={state.kind === 'waiting'}>{measured ? printed(scale(measured.ratio, '%')) : MISSING}</dd>
      {measured && (
        <dd className="text-ink-soft text-caption max-w-[72ch]">
          {t('ratioShare', { share: printed(scale(measured.share, '%')) })}
        </dd>
      )}
      {!measured && why && <dd className="text-ink-soft text-caption max-w-[72ch]">{t(why)}</dd>}
    </div>
  )
}
