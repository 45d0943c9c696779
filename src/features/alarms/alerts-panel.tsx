import { Link } from 'react-router'
import { Panel, SkeletonBox } from '../../kit/panel/panel'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { alertKey, alertLevel } from '../../domain/alarms/alert'
import { instantBeside } from '../../domain/time/instant'
import type { Alert, Plant } from '../../domain/plants/reading'
import { useCall } from '../../console/data/use-call'
import { plantAlerts } from '../../transport/calls/alerts'
import { useOpenAlerts } from './use-open-alerts'
import { Stroke } from '../../kit/icon/stroke'
import css from './alerts-panel.module.css'

/** The five latest alarms of the plant (C68). */
export function AlertsPanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const state = useOpenAlerts(plant)
  // The list of latest alarms has no end times; the plant's other list has them. Without that list no end is shown.
  const ends = useCall(['alert-ends', plant.id], state === null ? null : plantAlerts(plant.id, 1, 20), {
    every: 300,
  })
  if (state === null) return null
  const rows = state.data?.rows.slice(0, 5) ?? []
  const ended = new Set(ends.data?.rows.filter((row) => row.ended !== null).map(alertKey))
  return (
    <Panel
      title={t('alerts.title')}
      state={state}
      skeleton={<SkeletonBox className="h-63" />}
      empty={rows.length === 0 ? { kind: 'quiet', text: t('alerts.none') } : null}
      className="h-full"
      extra={
        rows.length > 0 && (
          <Link
            className="text-caption"
            to={{ pathname: '/plant/infos/alert', search: `?plant=${plant.id}` }}
          >
            {t('alerts.all', { total: state.data?.total ?? rows.length })}
          </Link>
        )
      }
    >
      <ul>
        {rows.map((alert, index) => (
          <Row
            key={`${alert.ruleId}-${alert.deviceId}-${alert.at}-${index}`}
            alert={alert}
            plant={plant}
            recovered={ended.has(alertKey(alert))}
          />
        ))}
      </ul>
    </Panel>
  )
}

const ICONS = {
  information: 'M8 7v4M8 4.8v.2M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v.2',
  fault: 'M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
}

function Row({ alert, plant, recovered }: { alert: Alert; plant: Plant; recovered: boolean }) {
  const t = useText('plant')
  const words = useText('words')
  const shown = useShownZone()
  const level = alertLevel(alert.level)
  // The list of alarms, searched for the same code.
  const search = new URLSearchParams({ plant: String(plant.id), ...(alert.code ? { q: alert.code } : {}) })
  const word = level ? words(`words.${level}`) : t('alerts.other', { level: alert.level ?? '--' })
  return (
    <li
      className={`hg-stack text-ink-soft text-caption ${css['row']}`}
      data-level={level ?? 'other'}
      data-recovered={recovered || undefined}
    >
      <Stroke d={ICONS[level ?? 'information']} weight={1.4} />
      <Link
        className={`no-underline truncate ${css['name'] ?? ''} text-ink text-body`}
        to={{ pathname: '/plant/infos/alert', search: search.toString() }}
      >
        {alert.name ?? alert.code ?? t('alerts.unnamed')}
      </Link>
      <span className="truncate col-[2]">
        <em className="me-1 not-italic">{word}</em>{' '}
        {recovered && <strong className="me-1">{t('alerts.recovered')}</strong>}{' '}
        {[alert.deviceName ?? alert.deviceSn, alert.code].filter(Boolean).join(' · ')}
      </span>
      <time className="col-[2] tabular-nums">
        {instantBeside(plant.zone, alert.at, shown(plant.zone ?? alert.zone))}
      </time>
    </li>
  )
}
