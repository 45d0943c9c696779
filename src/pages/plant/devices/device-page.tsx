import { useState } from 'react'
import { Link } from 'react-router'
import { useReadAccess } from '../../../console/list/use-read-access'
import { ResourceList } from '../../../console/list/resource-list'
import { useAsleep } from '../../../features/plants/use-asleep'
import { useCall } from '../../../console/data/use-call'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useResourceText } from '../../../console/text/use-resource-text'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { offeredDeviceTypes } from '../../../transport/calls/power-system'
import { usePlantAddress } from '../../../features/plants/use-address'
import { NoLogger } from './no-logger'
import css from './device-page.module.css'

/** Devices of the current plant, or its loggers alone; a plant without any shows how to get its first. */
export function DevicePage() {
  const { plans } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  const t = useText('devices')
  const address = usePlantAddress()
  const [devices, gateways] = [plans.get('devices'), plans.get('gateways')]
  const names = { devices: useResourceText(devices).many, gateways: useResourceText(gateways).many }
  const alone = address.get('list') === 'gateways'
  const reading = useReadAccess(devices)
  const plantId = state.plant?.id ?? null
  const types = useCall(
    ['deviceTypes', plantId, state.deviceRefresh],
    plantId === null || reading !== 'granted' ? null : offeredDeviceTypes(plantId),
    { held: true },
  )
  // A dialog that adds the first logger stays open while the plant stops being empty.
  const night = useAsleep()
  const asleep =
    night(state.plant?.lastUpdate ?? null) &&
    reading === 'granted' &&
    state.plant?.networkStatus === 'offline'
  const [adding, setAdding] = useState(false)
  if (types.data?.length === 0 || adding) return <NoLogger plan={devices} onAdding={setAdding} />
  const to = (list: string | null) => `?plant=${String(plantId ?? '')}${list === null ? '' : `&list=${list}`}`

  return (
    <div className="hg-column flex-1 min-w-0 min-h-0 bg-surface-card">
      {reading === 'granted' && (
        <div className="hg-row justify-between pt-2 px-4 pb-0">
          <nav aria-label={t('page.lists')} className={`${css['lists']} flex gap-1`}>
            <Link to={to(null)} aria-current={alone ? undefined : 'page'}>
              {names.devices}
            </Link>
            <Link to={to('gateways')} aria-current={alone ? 'page' : undefined}>
              {names.gateways}
            </Link>
          </nav>
          <Button kind="quiet" onClick={() => currentPlant.refreshDevices()}>
            {t('plant:header.refresh')}
          </Button>
        </div>
      )}
      {asleep && <p className="mt-2 mx-4 mb-0 text-ink-soft">{t('page.asleep')}</p>}
      <ResourceList key={alone ? 'gateways' : 'devices'} plan={alone ? gateways : devices} level={2} />
    </div>
  )
}
