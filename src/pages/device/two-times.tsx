import { temperatureOf } from '../../domain/devices/unit-words'
import { formatInstant, zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { CsvButton } from '../../features/figures/csv-button'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { ChartZone } from './chart-legend'
import { Lines } from './line-tables'
import { DeliveredView } from './reading'
import { TimeField } from './time-field'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'
import { useTwoTimes } from './use-two-times'
import { changesCsv } from './changes-csv'
import css from './two-times.module.css'

/** What the device says otherwise at one instant than at another, in the plant's time. */
export function TwoTimes({ device, address }: { device: DeviceInSight; address: DeviceAddress }) {
  const t = useText('device')
  const { from, to, zone, states, search, today, changes, same, silent } = useTwoTimes(device, address)
  const heads = [from, to].map((at) => zonedInstant(at, zone))
  const columns = [t('times.parameter'), ...heads, t('times.difference')]
  const ready = states.every(({ data }) => data !== undefined)
  const { detail } = device
  return (
    <Panel
      title={t('times.title')}
      className={css['times'] ?? ''}
      state={states}
      skeleton={<SkeletonBlock height={240} />}
      empty={
        silent !== null
          ? { kind: 'period', text: t('times.silent', { time: formatInstant(silent, zone).slice(0, 16) }) }
          : changes.length > 0
            ? null
            : search === ''
              ? { kind: 'quiet', text: t('times.none') }
              : { kind: 'filtered', text: t('parameters.none') }
      }
      extra={
        <>
          {(['from', 'to'] as const).map((word) => (
            <TimeField
              key={word}
              label={t(`times.${word}`)}
              wall={formatInstant(word === 'from' ? from : to, zone).slice(0, 16)}
              last={today}
              onChange={(wall) => address.set({ [word]: wall }, { replace: true })}
            />
          ))}
          <CsvButton
            name={[detail.serial ?? String(detail.id), ...heads.map((head) => head.slice(0, 10))]}
            rows={
              ready && silent === null
                ? () => changesCsv(changes, columns, { key: t('times.key'), unit: t('times.unit') })
                : null
            }
          />
        </>
      }
      footer={
        <>
          {silent === null && t('times.same', { number: same })}
          <ChartZone zone={zone} at={to} />
        </>
      }
    >
      <Lines label={t('times.title')} columns={columns}>
        {changes.map(({ key, label, before, after, difference }) => (
          <tr key={key}>
            <th scope="row">
              {label ?? key}
              {label !== null && <code className="text-ink-soft text-caption">{key}</code>}
            </th>
            <td>
              <DeliveredView reading={before} />
            </td>
            <td>
              <DeliveredView reading={after} />
            </td>
            <td className="tabular-nums">
              {difference ? `${difference.digits}\u2009${temperatureOf(difference.unit) ?? ''}` : MISSING}
            </td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
