import { isRefusal } from '../../../domain/faults/fault'
import { useShownZone } from '../../../console/data/use-preferences'
import { useServices } from '../../../console/services/services-context'
import { completeness } from '../../../domain/export/rows'
import type { ExportJob } from '../../../domain/export/jobs'
import { truncate } from '../../../domain/values/quantity'
import { instantBeside } from '../../../domain/time/instant'
import { useCountdown } from '../../../kit/time/use-countdown'
import { FaultDetails } from '../../../kit/panel/fault-details'
import { useText } from '../../../kit/text/use-text'
import { missingWords } from './notes-of'
import { Size } from './size'
import { zoneOf } from '../../../domain/plants/zone-of'
import { YearlyRight } from './yearly-right'

interface JobStateProps {
  readonly job: ExportJob
  /** All that were begun in this browser. */
  readonly jobs: readonly ExportJob[]
  retry(): void
}

/** How far a file is: made so far, waiting for the server, failed and why, or ready with what is in it. */
export function JobState({ job, jobs, retry }: JobStateProps) {
  const t = useText('plant-export')
  const shown = useShownZone()
  const { state, done, total, fault, rows, size, waits, qualities, order } = job
  if (state === 'failed' && fault)
    return (
      <div role="alert" className="hg-row text-caption gap-x-3 gap-y-1">
        <FaultDetails fault={fault} retry={retry} what={t('state.failed')} />
        {isRefusal(fault, '48') && (
          <p className="text-ink-soft text-caption">
            <YearlyRight jobs={jobs} zone={zoneOf(order.plant)} refused={job.failed ?? job.created} />
          </p>
        )}
      </div>
    )
  const zone = zoneOf(order.plant)
  const share = qualities && completeness(qualities)
  return (
    <div className="hg-row text-caption gap-x-3 gap-y-1">
      <span data-state={state}>{t(`state.${state}`)}</span>
      {state === 'running' && (
        <>
          <progress
            className="w-30 accent-primary"
            value={done}
            max={Math.max(1, total)}
            aria-label={t('history.title')}
          />
          <span role="status" className="text-ink-soft text-caption">
            {waits === null ? t('state.parts', { done, total }) : <Waiting key={waits} until={waits} />}
          </span>
        </>
      )}
      {state === 'stopped' && total > 0 && (
        <span className="text-ink-soft text-caption">{t('state.parts', { done, total })}</span>
      )}
      {state === 'ready' && (
        <span className="text-ink-soft text-caption">
          {rows !== null && <>{t('preview.rows', { rows })} · </>}
          {size !== null && <Size bytes={size} />}
          {share !== null && order.draft.template !== 'alarms' && (
            <> · {t('state.complete', { share: truncate(share) })}</>
          )}
        </span>
      )}
      {state === 'ready' && job.missing !== undefined && job.missing.length > 0 && (
        <ul role="alert" className="basis-full wrap-anywhere">
          {job.missing.map((one) => (
            <li key={one.id}>
              {t('state.missing')}: <strong>{one.name}</strong>. {missingWords(one, t)}
            </li>
          ))}
        </ul>
      )}
      <time className="tabular-nums text-ink-soft text-caption">
        {instantBeside(zone, job.created, shown(zone))}
      </time>
    </div>
  )
}

function Waiting({ until }: { until: number }) {
  const t = useText('plant-export')
  const { clock } = useServices()
  return t('state.busy', { seconds: useCountdown(Math.max(0, until - clock.now())) })
}
