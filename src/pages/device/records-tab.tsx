import { zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { ReplacedSince } from '../../features/devices/replaced-since'
import { MAX_NOTES } from '../../features/devices/use-device-notes'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { deviceNotes } from '../../transport/calls/device-detail'
import { Lines } from './line-tables'
import type { DeviceInSight } from './use-device'

/** What people did to a device: how it came, was named, replaced, moved, set and asked. */
export function RecordsTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const plant = useText('plant')
  const { detail } = device
  const zone = useShownZone()(device.zone)
  const state = useCall(
    ['device-records', detail.id],
    detail.id === null ? null : deviceNotes(detail.id, 1, MAX_NOTES),
    { every: 60, beside: 'devices' },
  )
  const rows = state.data?.rows ?? []
  return (
    <Panel
      title={t('tabs.records')}
      state={state}
      skeleton={<SkeletonBlock height={160} />}
      empty={rows.length === 0 ? { kind: 'quiet', text: t('records.none') } : null}
      footer={
        rows.some(({ kind }) => kind === 'replaced') && <ReplacedSince device={detail.id} zone={zone} />
      }
    >
      <Lines
        label={t('tabs.records')}
        columns={[
          plant('day.time'),
          ...['what', 'before', 'after', 'person'].map((name) => t(`records.${name}`)),
        ]}
      >
        {rows.map(({ at, kind, before, after, person }, index) => (
          <tr key={`${at} ${index}`}>
            <td className="tabular-nums">{zonedInstant(at, zone)}</td>
            <th scope="row">{kind === null ? MISSING : t(`records.${kind}`)}</th>
            <td className="text-ink-soft text-caption">{before ?? MISSING}</td>
            <td>{after === 'REPORT' ? t('records.report') : (after ?? MISSING)}</td>
            <td>{person ?? MISSING}</td>
          </tr>
        ))}
      </Lines>
    </Panel>
  )
}
