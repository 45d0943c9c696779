import { trackingScript } from '../../../domain/brand/tracking'
import { serviceHours } from '../../../domain/people/service-hours'
import { ownZone } from '../../../console/fields/own-zone'
import { useServices } from '../../../console/services/services-context'
import { useText } from '../../../kit/text/use-text'
import { useNow } from '../../../kit/time/use-now'
import { Page, Section } from '../section'
import { Connect } from './connect'
import { Elsewhere } from './elsewhere'

/** `/account/settings/udesk`: people who answer. Nothing of their service is loaded before somebody connects. */
export function OnlineServicePage() {
  const t = useText('online-service')
  const menu = useText('console')
  const { configuration } = useServices()
  const { script, ...times } = configuration.customerService
  const address = trackingScript(script)
  const hours = serviceHours(times, useNow(), ownZone())
  return (
    <Page title={menu('menu.udesk')}>
      {address === null ? (
        <Elsewhere />
      ) : (
        <>
          <Section title={t('hours')}>
            {hours === null ? (
              <p className="text-ink-soft">{t('noHours')}</p>
            ) : (
              <p>
                <strong>{t(hours.open ? 'open' : 'closed')}</strong>{' '}
                <span className="tabular-nums">{t('when', { from: hours.from, to: hours.to })}</span>
              </p>
            )}
            <p className="text-ink-soft">{t('queue')}</p>
          </Section>
          <Connect script={address} />
        </>
      )}
    </Page>
  )
}
