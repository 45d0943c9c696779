import { ValueView } from '../../console/figure-view'
import { useDesk } from '../../console/use-desk'
import { useNow } from '../../console/use-now'
import { useShownZone } from '../../console/use-preferences'
import { useText } from '../../console/use-text'
import { ownZone } from '../../console/fields/own-zone'
import { formatInstant, localTimeText } from '../../domain/instant'

/** How figures, times and temperatures look with the choices of now; the time is that of the current plant. */
export function Preview() {
  const t = useText('account')
  const words = useText('words')
  const now = useNow()
  const { state } = useDesk()
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
      <dd className="hg-digits">
        {formatInstant(now, zone)} <span className="account-soft">{localTimeText(now, zone).slice(6)}</span>
      </dd>
    </dl>
  )
}
