import { useResourceText } from '../../../console/text/use-resource-text'
import { ValueView } from '../../../kit/figure/figure-view'
import { FaultLine } from '../../../kit/panel/fault-details'
import { useText } from '../../../kit/text/use-text'
import { useDatePattern } from '../../../kit/time/use-date-pattern'
import { daysBetween, formatInstant } from '../../../domain/time/instant'
import { writeDate } from '../../../domain/time/reader-date'
import { MISSING } from '../../../domain/values/quantity'
import type { Plant } from '../../../domain/plants/reading'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { zoneOf } from '../../../domain/plants/zone-of'
import { useDevices } from '../../../features/devices/use-devices'
import { StripItem } from './strip-item'

const PLANTS = { name: 'plants' }

/** What the plant is, in one line (screens 2 A). */
export function StatusStrip({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(3600)
  const pattern = useDatePattern()
  const live = useLive(plant)
  const { may: mayDevices, state } = useDevices(plant)
  const devices = state.data
  const online = devices?.filter((device) => device.state !== 'offline' && device.state !== null).length
  const days = plant.started === null ? null : daysBetween(plant.started, now, zoneOf(plant))
  const { type, gridType } = plant
  const plants = useResourceText(PLANTS)
  return (
    <dl className="hg-wrap gap-x-8 gap-y-2" aria-label={t('strip.label')}>
      <StripItem name={t('strip.type')}>{type === null ? MISSING : plants.choice('type', type)}</StripItem>
      <StripItem name={t('strip.gridType')}>
        {gridType === null ? MISSING : plants.choice('gridType', gridType)}
      </StripItem>
      <StripItem name={t('strip.capacity')}>
        <ValueView value={plant.capacity} unit="kWp" />
      </StripItem>
      <StripItem name={t('strip.started')}>
        {writeDate(formatInstant(plant.started, plant.zone).slice(0, 10), pattern)}
        {days !== null && (
          <small className="ms-2 text-ink-soft text-caption">{t('strip.days', { count: days })}</small>
        )}
      </StripItem>
      {mayDevices && (
        <StripItem name={t('strip.devices')}>
          {devices ? (
            t('strip.online', { online: online ?? 0, total: devices.length })
          ) : state.fault ? (
            <FaultLine fault={state.fault} retry={state.retry} />
          ) : (
            MISSING
          )}
        </StripItem>
      )}
      <StripItem name={t('strip.temperature')}>
        <ValueView value={live.data?.temperature ?? plant.temperature} unit="°C" />
      </StripItem>
    </dl>
  )
}
