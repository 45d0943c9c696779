import { type FormEvent, useState } from 'react'
import '../../kit/dialog/dialog-fields.css'
import type { FirmwareRelease } from '../../domain/devices/device-firmware'
import type { DeviceDetail } from '../../domain/devices/device-records'
import { wantsSerial } from '../../domain/devices/device-settings'
import { MISSING } from '../../domain/values/quantity'
import { DialogFoot } from '../../console/record/dialog-foot'
import { isTyped, TypedName } from '../../console/record/typed-name'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { sendUpgrade } from '../../transport/calls/device-firmware'
import { ReleaseFacts } from './release-facts'
import css from './firmware.module.css'

interface DialogProps {
  readonly device: Pick<DeviceDetail, 'id' | 'serial'>
  readonly release: FirmwareRelease
  /** What runs now. */
  readonly before: string | null
  onSent(): void
  onClose(): void
}

/** Which version goes and which comes, what that does; what may harm wants the serial number typed. */
export function UpgradeDialog({ device, release, before, onSent, onClose }: DialogProps) {
  const t = useText('device')
  const { send } = useServices()
  const write = useWrite()
  const [serial, setSerial] = useState('')
  const typed = wantsSerial(release)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await write.run(() => send(sendUpgrade(device, release.version)))) onSent()
  }
  return (
    <Overlay shape="box" title={t('firmware.install', { version: release.version })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <dl className={css['versions']}>
          <dt>{t('control.now')}</dt>
          <dd className="hg-digits">{before ?? MISSING}</dd>
          <dt>{t('firmware.offered')}</dt>
          <dd className="hg-digits">{release.version}</dd>
        </dl>
        <ReleaseFacts release={release} />
        {typed && <TypedName name={device.serial ?? ''} typed={serial} onType={setSerial} />}
        <DialogFoot
          write={write}
          label={t('control.send')}
          danger={typed}
          ready={!typed || isTyped(serial, device.serial ?? '')}
          onClose={onClose}
        />
      </form>
    </Overlay>
  )
}
