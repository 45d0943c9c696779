import type { TriageAlertDetail } from '../../domain/alarms/triage-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import { instantBeside } from '../../domain/time/instant'
import { isZone } from '../../domain/time/zone'
import { SkeletonBlock } from '../../kit/panel/panel'
import type { ViewProps } from '../../console/views/view-props'
import { useCapability } from '../../console/access/use-capability'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'

type Notes = TriageAlertDetail['notes']
type Log = TriageAlertDetail['log']

/** Notes, and who did what, the newest first. */
export function AlertLog({ plan, records }: ViewProps) {
  const t = useText('alarm-triage')
  const capable = useCapability('alarmTriage')
  const shown = useShownZone()
  const [record] = records
  const notes = record?.['notesText'] as Notes | undefined
  const log = record?.['log'] as Log | undefined
  const ofPlant = isZone(record?.['zone']) ? record['zone'] : null
  const zone = shown(ofPlant)
  const when = (at: EpochSeconds | null) => instantBeside(plan.plantScoped ? ofPlant : null, at, zone)
  if (capable === false) return <p className="text-ink-soft">{t('strip.plain')}</p>
  if (notes === undefined || log === undefined) return <SkeletonBlock height={48} />
  if (notes.length === 0 && log.length === 0) return <p className="text-ink-soft">{t('log.none')}</p>
  // What a note says stands above; that it was written, or taken back, need not be said twice.
  const steps = [...log].reverse().filter(({ action }) => !action.endsWith('NOTE'))
  return (
    <div className="hg-stack gap-3">
      {notes.length > 0 && (
        <ul className="hg-stack" aria-label={t('log.notes')}>
          {[...notes].reverse().map((note, index) => (
            <li key={index} className="py-2 px-3 border-s-3 border-s-primary bg-surface-raised">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <small className="block text-ink-soft tabular-nums">
                {[note.by, when(note.at)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className="hg-stack" aria-label={t('log.steps')}>
          {steps.map((step, index) => (
            <li key={index}>
              <strong>{t(`log.did.${step.action}`)}</strong>
              <small className="block text-ink-soft tabular-nums">
                {[step.by, when(step.at)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
