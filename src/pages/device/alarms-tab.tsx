import type { BaseRecord } from '@refinedev/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { RelatedList } from '../../console/record/related-list'
import { useText } from '../../kit/text/use-text'
import type { DeviceInSight } from './use-device'

const COLUMNS = ['alarm', 'level', 'state', 'code', 'started', 'duration']

/** Alarms of this device, those that last first; a vendor's server says of some only that they began (C68). */
export function AlarmsTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const { detail, plant } = device
  const serial = detail.serial ?? ''
  // A serial may be a part of another one's.
  const search = useMemo(
    () => ({ text: serial, isMeant: (alarm: BaseRecord) => alarm['deviceId'] === detail.id }),
    [serial, detail.id],
  )
  const list = `/plant/infos/alert?plant=${plant.id}&q=${encodeURIComponent(serial)}`
  return (
    <RelatedList
      resource="plant-alerts"
      search={search}
      columns={COLUMNS}
      none={t('alarms.none')}
      extra={<Link to={list}>{t('alarms.list')}</Link>}
    />
  )
}
