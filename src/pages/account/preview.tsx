import { ValueView } from '../../kit/figure/figure-view'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useNow } from '../../kit/time/use-now'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { ownZone } from '../../console/fields/own-zone'
import { formatInstant, localTimeText } from '../../domain/time/instant'

/** How figures, times and temperatures look with the current choices; the time is that of the current plant. */
export function Preview() {
  const t = useText('account')
  const words = useText('words')
  const now = useNow()
  const { state } = useCurrentPlant()
  const zone = useShownZone()(state.plant?.zone ?? ownZone())
  return (
    <dl className="account-facts" aria-label={t('preview')}>
      <dt>{words('fields.production')}</dt>
      <dd>
        <ValueView value={12345.678} unit="W" />
      </dd>
      <dt>{words('fields.temperature')}</dt>
      <dd>
        <ValueView value={21.5} unit="°C" />
      </dd>
      <dt>{t('date')}</dt>
      <dd className="tabular-nums">
        {formatInstant(now, zone)} <span className="text-ink-soft">{localTimeText(now, zone).slice(6)}</span>
      </dd>
    </dl>
  )
}
