import type { DeviceUpgrade } from '../../domain/devices/device-firmware'
import { formatInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useShownZone } from '../../console/data/use-preferences'
import { Panel } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Lines } from './line-tables'
import { OrderState } from './order-state'

/** What was installed or tried, the newest first. */
export function UpgradesPart(props: { upgrades: readonly DeviceUpgrade[]; zone: string | null }) {
  const t = useText('device')
  const zone = useShownZone()(props.zone ?? 'UTC')
  const { upgrades } = props
  if (upgrades.length === 0) return null
  const columns = ['sent', 'old', 'wanted', 'state'].map((name) => t(`control.${name}`))
  return (
    <Panel title={t('firmware.history')}>
      <Lines label={t('firmware.history')} columns={[...columns, t('records.person')]}>
        {upgrades.map((one, index) => (
          <tr key={one.id ?? index}>
            <td className="hg-digits">{formatInstant(one.sent, zone)}</td>
            <td className="hg-digits">{one.before ?? MISSING}</td>
            <th scope="row" className="hg-digits">
              {one.value ?? MISSING}
            </th>
            <td>
              <OrderState order={one} kept={one.kept ?? MISSING} />
            </td>
            <td>{one.person ?? MISSING}</td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
