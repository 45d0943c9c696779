import { useState } from 'react'
import type { FirmwareRelease } from '../../domain/devices/device-firmware'
import type { DeviceDetail } from '../../domain/devices/device-records'
import { wantsSerial } from '../../domain/devices/device-settings'
import { upgradeTimeRefusal, usualUpgradeTime } from '../../domain/devices/upgrade-time'
import type { Plant, Zone } from '../../domain/plants/reading'
import { formatInstant } from '../../domain/time/instant'
import { instantAt } from '../../domain/time/wall-clock'
import { MISSING } from '../../domain/values/quantity'
import { FormDialog } from '../../console/record/form-dialog'
import { isTyped, TypedName } from '../../console/record/typed-name'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { useNow } from '../../kit/time/use-now'
import { useText } from '../../kit/text/use-text'
import { sendUpgrade } from '../../transport/calls/device-firmware'
import { ReleaseFacts } from './release-facts'
import { UpgradeWhen } from './upgrade-when'
import facts from './control.module.css'

interface DialogProps {
  readonly device: Pick<DeviceDetail, 'id' | 'serial'>
  readonly plant: Pick<Plant, 'latitude' | 'longitude'>
  /** Of the device's clock. */
  readonly zone: Zone
  readonly release: FirmwareRelease
  /** What runs now. */
  readonly before: string | null
  /** Why it cannot be begun at once; it can be scheduled all the same. */
  readonly refused: string | null
  onSent(): void
  onClose(): void
}

/** Which version goes and which comes, when, and what that does; what may harm wants the serial number typed. */
export function UpgradeDialog({
  device,
  plant,
  zone,
  release,
  before,
  refused,
  onSent,
  onClose,
}: DialogProps) {
  const t = useText('device')
  const { send } = useServices()
  const write = useWrite()
  const [serial, setSerial] = useState('')
  const now = useNow(60)
  const usual = formatInstant(usualUpgradeTime(now, release, plant, zone), zone).slice(0, 16)
  const [wall, setWall] = useState(refused === null ? null : usual)
  const [date = '', time = ''] = (wall ?? '').split(' ')
  const start = wall === null ? null : instantAt(date, time, zone)
  const wrong = wall === null ? null : upgradeTimeRefusal(start, now, release, plant)
  const typed = wantsSerial(release)
  const submit = async () => {
    if (await write.run(() => send(sendUpgrade(device, release.version, start)))) onSent()
  }
  return (
    <FormDialog
      title={t('firmware.install', { version: release.version })}
      write={write}
      label={t(wall === null ? 'control.send' : 'firmware.schedule')}
      danger={typed}
      ready={wrong === null && (!typed || isTyped(serial, device.serial ?? ''))}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <dl className={facts['facts']}>
        <dt>{t('control.now')}</dt>
        <dd className="tabular-nums">{before ?? MISSING}</dd>
        <dt>{t('firmware.offered')}</dt>
        <dd className="tabular-nums">{release.version}</dd>
      </dl>
      <ReleaseFacts release={release} />
      <UpgradeWhen {...{ release, zone, now, refused, wall, usual, wrong }} onChange={setWall} />
      {typed && <TypedName name={device.serial ?? ''} typed={serial} onType={setSerial} />}
    </FormDialog>
  )
}
