import { Link } from 'react-router'
import { alertLevel } from '../../domain/alarms/alert'
import { formatInstant } from '../../domain/time/instant'
import { useShownZone } from '../../console/data/use-preferences'
import { useCall } from '../../console/data/use-call'
import { FieldCell } from '../../console/fields/field-cell'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { alertSearch } from '../../transport/calls/operating'
import { Lines } from './line-tables'
import type { DeviceInSight } from './use-device'
import css from './overview.module.css'

/** As many of the plant's are looked through. */
const MOST = 500

/** Alarms of this device, the newest first (C68). */
export function AlarmsTab({ device }: { device: DeviceInSight }) {
  const t = useText('device')
  const language = useLanguage()
  const { detail, plant } = device
  const plan = useSignedInServices().plans.get('plant-alerts')
  const text = useResourceText(plan)
  const zone = useShownZone()(detail.zone ?? plant.zone ?? 'UTC')
  const state = useCall(
    ['device-alerts', plant.id, language],
    alertSearch({ plantId: plant.id, language, page: 1, size: MOST }),
    { every: 300 },
  )
  const rows = state.data?.rows.filter(({ deviceId }) => deviceId === detail.id) ?? []
  const field = plan.fields['level']
  const list = `/plant/infos/alert?plant=${plant.id}&q=${encodeURIComponent(detail.serial ?? '')}`
  return (
    <Panel
      title={text.many}
      state={state}
      skeleton={<SkeletonBlock height={160} />}
      empty={rows.length === 0 ? { kind: 'quiet', text: t('alarms.none') } : null}
      extra={<Link to={list}>{t('alarms.list')}</Link>}
      {...(state.data && state.data.total > MOST ? { footer: t('alarms.most', { most: MOST }) } : {})}
    >
      <Lines
        label={text.many}
        columns={['alarm', 'level', 'code', 'started'].map((name) => text.field(name))}
      >
        {rows.map((row) => {
          const level = alertLevel(row.level)
          return (
            <tr key={`${row.ruleId} ${row.at}`}>
              <th scope="row">{row.name ?? row.code ?? '--'}</th>
              <td>
                {field && (
                  <FieldCell {...{ plan, field }} name="level" record={{ level }} zone={zone} value={level} />
                )}
              </td>
              <td className={css['soft']}>{row.code ?? '--'}</td>
              <td>{formatInstant(row.at, zone)}</td>
            </tr>
          )
        })}
      </Lines>
    </Panel>
  )
}
