import { useState } from 'react'
import { Button } from '../../kit/button/button'
import '../../kit/dialog/dialog-fields.css'
import { sealedPack } from '../../domain/alarms/evidence-pack'
import { TRIAGE_STATES } from '../../domain/alarms/triage-state'
import type { Fault } from '../../domain/faults/fault'
import { zonedInstant } from '../../domain/time/instant'
import { printed, scale } from '../../domain/values/quantity'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { useLate } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import type { ViewProps } from '../../console/views/view-props'
import { saveBlob } from '../../kit/browser/save-file'
import { Icon } from '../../kit/icon/icon'
import { SkeletonBlock } from '../../kit/panel/panel'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { useLanguage, useText } from '../../kit/text/use-text'
import { searchAlarms } from '../../transport/calls/alarm-triage'
import { sha256Hex } from '../../transport/digest'
import { faultOf } from '../../transport/fault-error'
import { gatherEvidence } from './gather-evidence'

const YEAR = 365 * 86_400
/** Alarms to choose from; the newest come first. */
const MAX = 100

type Made = ReturnType<typeof sealedPack> & { readonly lost: number | null }

/** All values for programs, or pages for people. */
type Form = 'json' | 'pdf'

const savers: Readonly<
  Record<Form, (made: Pick<Made, 'pack' | 'sum' | 'text'>, name: string) => Promise<void> | void>
> = {
  json: ({ text }, name) => saveBlob(`${name}.json`, new Blob([text], { type: 'application/json' })),
  async pdf({ pack, sum }, name) {
    const [{ pdfOf }, { evidencePaper }] = await Promise.all([
      import('../../kit/paper/pdf'),
      import('./evidence-paper'),
    ])
    saveBlob(`${name}.pdf`, await pdfOf(evidencePaper(pack, sum)))
  },
}

/** The pack that proves a claim: the alarm that it is about, and the file. */
export function ClaimEvidence({ records: [claim] }: ViewProps) {
  const t = useText('insurance')
  const words = useText('console')
  const language = useLanguage()
  const shown = useShownZone()
  const { send, clock } = useServices()
  const records = useCapability('deviceRecords')
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState<Form | null>(null)
  const [failure, setFailure] = useState<{ fault: Fault; form: Form } | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const late = useLate(busy !== null)
  const plantId = typeof claim?.['plant'] === 'number' ? claim['plant'] : null
  const created = typeof claim?.['created'] === 'number' ? claim['created'] : 0
  const question = {
    language,
    states: TRIAGE_STATES,
    withBlocked: true,
    order: 'started',
    size: MAX,
  } as const
  const alarms = useCall(
    ['claim-alarms', plantId, created, language],
    plantId === null ? null : searchAlarms({ ...question, plantIds: [plantId], since: created - YEAR }),
  )
  if (alarms.data === undefined)
    return alarms.fault ? (
      <ErrorState fault={alarms.fault} retry={alarms.retry} />
    ) : (
      <SkeletonBlock height={96} />
    )
  const rows = alarms.data.rows.filter(({ id }) => id !== null)
  const alarm = rows.find(({ id }) => id === chosen) ?? rows[0]
  if (alarm === undefined) return <EmptyState kind="quiet" text={t('noAlarm')} />

  const make = async (form: Form) => {
    if (busy !== null || claim === undefined || plantId === null) return
    setBusy(form)
    setFailure(null)
    setMade(null)
    const about = {
      id: Number(claim['id']),
      coverId: String(claim['cover']),
      created,
      text: String(claim['text'] ?? ''),
    }
    const asked = {
      claim: about,
      plantId,
      alarmId: alarm.id ?? '',
      now: clock.now(),
      records: records === true,
    }
    try {
      const sealed = sealedPack(await gatherEvidence(send, asked), sha256Hex)
      await savers[form](sealed, `claim-${about.id}`)
      setMade({ ...sealed, lost: alarm.lostEnergy })
    } catch (error) {
      setFailure({ fault: faultOf(error), form })
    }
    setBusy(null)
  }

  const energy = (value: number | null) => printed(scale(value, 'kWh'))
  return (
    <div className="justify-items-start hg-stack gap-3">
      <p className="text-ink-soft text-caption max-w-[72ch]">{t('holds')}</p>
      <label className="hg-stack gap-1 max-w-full">
        <span className="text-ink-soft text-caption max-w-[72ch]">{t('alarm')}</span>
        <select
          className="hg-text-input"
          value={alarm.id ?? ''}
          onChange={(event) => {
            setChosen(event.target.value)
            setMade(null)
          }}
        >
          {rows.map((one) => (
            <option key={one.id} value={one.id ?? ''}>
              {[zonedInstant(one.at, shown(one.zone ?? 'UTC')), one.name, one.code]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <div className="hg-wrap">
        {(['pdf', 'json'] as const).map((form) => (
          <Button key={form} aria-busy={busy === form} onClick={() => void make(form)}>
            <Icon name="download" size={16} /> {t(form === 'pdf' ? 'makePdf' : 'make')}
          </Button>
        ))}
        <span className="text-ink-soft text-caption max-w-[72ch]" role="status">
          {late ? words('loading') : ''}
        </span>
      </div>
      {failure && <ErrorState fault={failure.fault} retry={() => void make(failure.form)} />}
      {made && (
        <div role="status">
          <dl className="hg-wrap gap-x-8 gap-y-2 [&_dt]:text-caption [&_dd]:tabular-nums">
            <div>
              <dt>{t('measured')}</dt>
              <dd>{energy(made.pack.yield.measured)}</dd>
            </div>
            <div>
              <dt>{t('expected')}</dt>
              <dd>{energy(made.pack.yield.expected)}</dd>
            </div>
            <div>
              <dt>{t('lost')}</dt>
              <dd>{energy(made.lost)}</dd>
            </div>
            <div>
              <dt>{t('sum')}</dt>
              <dd className="wrap-anywhere text-caption">{made.sum}</dd>
            </div>
          </dl>
        </div>
      )}
    </div>
  )
}
