import type { DeviceUpgrade } from '../../domain/devices/device-firmware'
import { zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useShownZone } from '../../console/data/use-preferences'
import { useServices } from '../../console/services/services-context'
import { useWrite } from '../../console/record/use-write'
import { WriteNote } from '../../console/record/write-note'
import { Button } from '../../kit/button/button'
import { Panel } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { withdrawUpgrade } from '../../transport/calls/device-firmware'
import { Lines } from './line-tables'
import { OrderState } from './order-state'

interface PartProps {
  readonly device: number | null
  readonly upgrades: readonly DeviceUpgrade[]
  readonly zone: string
  onWithdrawn(): void
}

/** What was installed, tried or is to come, the newest first; what has not begun can be taken back. */
export function UpgradesPart(props: PartProps) {
  const t = useText('device')
  const { send } = useServices()
  const write = useWrite()
  const withdraw = async (upgrade: number) => {
    const { device } = props
    if (device === null) return
    if (await write.run(() => send(withdrawUpgrade(device, upgrade)))) props.onWithdrawn()
  }
  const zone = useShownZone()(props.zone)
  const { upgrades } = props
  if (upgrades.length === 0) return null
  const columns = ['sent', 'old', 'wanted', 'state'].map((name) => t(`control.${name}`))
  return (
    <Panel title={t('firmware.history')} footer={write.failure && <WriteNote write={write} />}>
      <Lines label={t('firmware.history')} columns={[...columns, t('records.person')]}>
        {upgrades.map((one, index) => (
          <tr key={one.id ?? index}>
            <td className="tabular-nums">{zonedInstant(one.sent, zone)}</td>
            <td className="tabular-nums">{one.before ?? MISSING}</td>
            <th scope="row" className="tabular-nums">
              {one.value ?? MISSING}
            </th>
            <td>
              <OrderState order={one} kept={one.kept ?? MISSING} zone={zone} />
              {one.state === 'planned' && one.id !== null && (
                <Button aria-busy={write.busy} onClick={() => void withdraw(one.id ?? 0)}>
                  {t('firmware.withdraw')}
                </Button>
              )}
            </td>
            <td>{one.person ?? MISSING}</td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
