import type { ReactNode } from 'react'
import { useMay } from '../../../console/gate'
import { useCall } from '../../../console/use-call'
import { ValueView } from '../../../console/figure-view'
import { useText } from '../../../console/use-text'
import { isGridType } from '../../../domain/grid-type'
import { formatInstant } from '../../../domain/instant'
import { PLANT_TYPES } from '../../../domain/plant'
import { MISSING } from '../../../domain/quantity'
import type { Plant } from '../../../domain/reading'
import { deviceList } from '../../../transport/calls/devices'
import { useLive } from '../use-live'
import { useNow } from '../use-now'
import css from './status-strip.module.css'

/** What the plant is, in one line (screens 2 A). */
export function StatusStrip({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(3600)
  const live = useLive(plant)
  const mayDevices = useMay('devices', 'read', plant)
  const devices = useCall(['devices', plant.id], mayDevices ? deviceList(plant.id) : null, { every: 300 })
  const online = devices.data?.filter((device) => device.state !== 'offline' && device.state !== null).length
  const days = plant.started === null ? null : Math.max(0, Math.floor((now - plant.started) / 86_400))
  const { type, gridType } = plant
  const known = PLANT_TYPES.some((entry) => entry === type)
  return (
    <dl className={css['strip']} aria-label={t('strip.label')}>
      <Item name={t('strip.type')}>{type === null ? MISSING : known ? t(`type.${type}`) : type}</Item>
      <Item name={t('strip.gridType')}>
        {gridType === null ? MISSING : isGridType(gridType) ? t(`gridType.${gridType}`) : gridType}
      </Item>
      <Item name={t('strip.capacity')}>
        <ValueView value={plant.capacity} unit="kWp" />
      </Item>
      <Item name={t('strip.started')}>
        {formatInstant(plant.started, plant.zone).slice(0, 10)}
        {days !== null && <small>{t('strip.days', { count: days })}</small>}
      </Item>
      {mayDevices && (
        <Item name={t('strip.devices')}>
          {devices.data ? t('strip.online', { online: online ?? 0, total: devices.data.length }) : MISSING}
        </Item>
      )}
      <Item name={t('strip.temperature')}>
        <ValueView value={live.data?.temperature ?? plant.temperature} unit="°C" />
      </Item>
    </dl>
  )
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
