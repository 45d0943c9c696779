import { isShortOfCodes, type SecondStep } from '../../../domain/people/second-step'
import { MISSING } from '../../../domain/values/quantity'
import { useText } from '../../../kit/text/use-text'
import { useMoment } from '../moment'

/** Since when it is on, and how many recovery codes are left. */
export function Standing({ state }: { state: SecondStep }) {
  const t = useText('two-factor')
  const moment = useMoment()
  if (!state.enabled) return <p>{t('isOff')}</p>
  return (
    <p>
      {t('isOn', { date: moment(state.since) })}{' '}
      <span className={isShortOfCodes(state) ? 'text-error-ink' : undefined}>
        {t('left', { count: state.left ?? MISSING })}
      </span>
    </p>
  )
}
