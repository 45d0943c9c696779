import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAlarmFigures } from '../../features/alarms/use-alarm-figures'
import { useCapability } from '../../console/access/use-capability'
import { useCommandKey } from '../../console/keys/use-command-key'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { localTime } from '../../domain/time/instant'
import type { Plant } from '../../domain/plants/reading'
import { useLive } from '../../features/plants/use-live'
import { FreshnessChip } from './freshness-chip'
import { useOpenAlerts } from '../../features/alarms/use-open-alerts'
import { plantStatus } from '../../domain/plants/plant-status'
import { StatusWord } from '../../features/plants/status-word'
import { useKey } from '../../features/plants/use-key'
import { useNow } from '../../kit/time/use-now'
import { Stroke } from '../../kit/icon/stroke'
import { PlantSteps } from './plant-steps'
import css from './plant-header.module.css'

interface HeaderProps {
  plant: Plant
  limited: boolean
  /** Given on a phone, where the list is the step before. */
  back: (() => void) | null
}

/** Name, state, the plant's own time, how old the data is, refresh and open alarms; stays in sight. */
export function PlantHeader({ plant, limited, back }: HeaderProps) {
  const t = useText('plant')
  const now = useNow(10)
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { notices, currentPlant: chosen } = useServices()
  const live = useLive(plant)
  const alerts = useOpenAlerts(plant)
  const lastUpdate = live.data?.lastUpdate ?? plant.lastUpdate
  const networkStatus = live.data?.networkStatus ?? plant.networkStatus
  const local = plant.zone === null ? null : localTime(now, plant.zone)
  // Without the current plant the server does not know which alarms are open; it counts all that began.
  const figures = useAlarmFigures(plant.id, alerts !== null)
  const currentPlant = useCapability('alarmTriage')
  const count =
    currentPlant === true
      ? (figures?.open ?? null)
      : currentPlant === false
        ? (alerts?.data?.total ?? null)
        : null
  const counted = currentPlant === true ? 'header.openAlarms' : 'header.alerts'
  const refresh = () => {
    // Without a network nothing would come of it but the same news from every panel.
    if (!navigator.onLine) return notices.announce({ kind: 'network' })
    void queries.invalidateQueries({ queryKey: ['call'] })
    void invalidate({ resource: 'plants', invalidates: ['list'] })
    chosen.retryDetail()
  }
  useKey({ id: 'console.refresh', keys: 'r', label: t('header.refresh'), group: 'console' }, refresh)
  const refreshKey = useCommandKey()('console.refresh', 'r')
  return (
    <header className={`hg-row ${css['header']}`}>
      {back && (
        <button type="button" className={css['icon']} aria-label={t('header.back')} onClick={back}>
          <Stroke d="m10 3-5 5 5 5" weight={1.8} />
        </button>
      )}
      <h1
        className="truncate min-w-0 max-w-[min(100%,560px)] low:text-emphasis"
        title={plant.name ?? undefined}
      >
        {plant.name ?? t('unnamed', { id: plant.id })}
      </h1>
      <StatusWord status={plantStatus({ ...plant, networkStatus, lastUpdate }, now)} />
      <PlantSteps plant={plant.id} />
      {limited && (
        <span className={`hg-inline text-ink-soft text-caption tabular-nums ${css['chip']}`}>
          {t('header.limited')}
        </span>
      )}
      <span
        className={`ms-auto hg-row @max-[721px]/plant:w-full @max-[721px]/plant:m-0 ${css['aside']} gap-x-3 gap-y-1`}
      >
        {local && (
          <span
            className="@max-[721px]/plant:me-auto whitespace-nowrap text-ink-soft text-caption tabular-nums"
            title={t('header.localTime', { zone: plant.zone ?? '' })}
          >
            <span className="sr-only">{t('header.localTime', { zone: plant.zone ?? '' })}: </span>
            <strong className="text-ink text-body">{local.time}</strong>{' '}
            {[local.abbreviation, local.offset].filter(Boolean).join(', ')}
          </span>
        )}
        <FreshnessChip plant={plant} lastUpdate={lastUpdate} now={now} />
        {alerts && (
          <Link
            className={css['icon']}
            to={{ pathname: '/plant/infos/alert', search: `?plant=${plant.id}` }}
            aria-label={count === null ? t('header.alertsUnknown') : t(counted, { count })}
            data-some={(count ?? 0) > 0 || undefined}
          >
            <Stroke d="M8 2a4 4 0 0 1 4 4v3l1.5 2.5h-11L4 9V6a4 4 0 0 1 4-4ZM6.5 13.5h3" weight={1.4} />
            <span aria-hidden="true">{count ?? '–'}</span>
          </Link>
        )}
        <button
          type="button"
          className={css['icon']}
          aria-label={t('header.refresh')}
          aria-keyshortcuts={refreshKey}
          title={`${t('header.refresh')} (${refreshKey})`}
          onClick={refresh}
        >
          <Stroke d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3" />
        </button>
      </span>
    </header>
  )
}
