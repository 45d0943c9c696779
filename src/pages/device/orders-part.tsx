import { type DeviceControl, type DeviceOrder, settingText } from '../../domain/devices/device-settings'
import { zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useShownZone } from '../../console/data/use-preferences'
import { Panel } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Lines } from './line-tables'
import { OrderState } from './order-state'

const FIRST = 20

/** What was sent to a device: its place in the queue and why it waits, then what was read back. */
export function OrdersPart(props: { control: DeviceControl; zone: string }) {
  const t = useText('device')
  const { orders, settings } = props.control
  const zone = useShownZone()(props.zone)
  if (orders.length === 0) return null
  const say = (order: DeviceOrder, value: string | null) =>
    settingText(settings.find(({ key }) => key === order.key) ?? { choices: [], unit: null }, value) ??
    MISSING
  const columns = ['sent', 'setting', 'old', 'wanted', 'state'].map((name) => t(`control.${name}`))
  return (
    <Panel title={t('control.orders')}>
      <Lines label={t('control.orders')} columns={[...columns, t('records.person')]}>
        {orders.slice(0, FIRST).map((order, index) => (
          <tr key={order.id ?? index}>
            <td className="tabular-nums">{zonedInstant(order.sent, zone)}</td>
            <th scope="row">{order.name ?? order.key}</th>
            <td className="tabular-nums">{say(order, order.before)}</td>
            <td className="tabular-nums">{say(order, order.value)}</td>
            <td>
              <OrderState order={order} kept={say(order, order.kept)} zone={zone} />
            </td>
            <td>{order.person ?? MISSING}</td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
