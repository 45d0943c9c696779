import { type BaseRecord, useList } from '@refinedev/core'
import { useState } from 'react'
import { calendarDate, shiftDate } from '../../domain/time/instant'
import { instantAt } from '../../domain/time/wall-clock'
import { isZone } from '../../domain/time/zone'
import type { RecordValues } from '../../schema/codec'
import { previewShield } from '../../transport/calls/alert-shields'
import type { ViewProps } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useNow } from '../../kit/time/use-now'
import { useText } from '../../kit/text/use-text'
import { AskBox } from './ask-box'
import { useRules } from './use-rules'
import { DayField } from '../../kit/form/day-field'

const words = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Kinds that were seen lately, for a rule that begins without an alarm. Safety is no choice. */
function useKinds(wanted: boolean): readonly RecordValues[] {
  const { result } = useList<BaseRecord>({
    resource: 'alerts',
    pagination: { mode: 'server', currentPage: 1, pageSize: 500 },
    queryOptions: { enabled: wanted },
    errorNotification: false,
  })
  const kinds = new Map<string, RecordValues>()
  for (const row of result.data) {
    const rule = words(row['ruleId'])
    if (rule !== null && row['safety'] !== true && !kinds.has(rule)) kinds.set(rule, row)
  }
  return [...kinds.values()]
}

/** The rule that makes room: its id, and what it was about, should it be wanted again. */
function replacing(rules: readonly RecordValues[], id: string) {
  const { ruleId, deviceType, plantId, until } = rules.find((rule) => words(rule['id']) === id) ?? {}
  return { replace: Number(id), replaced: { ruleId, deviceType, plantId, until } }
}

/** Hides a kind of alarm: what, where, until when, and what that would have hidden. */
export function BlockAlert({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('alarm-triage')
  const now = useNow()
  const [alarm] = records
  const kinds = useKinds(alarm === undefined)
  const [picked, setPicked] = useState('')
  const [everywhere, setEverywhere] = useState(alarm === undefined)
  const [end, setEnd] = useState('')
  const [replaced, setReplaced] = useState('')
  const { rules, max } = useRules()

  const kind = alarm ?? kinds.find((one) => words(one['ruleId']) === picked)
  const ruleId = words(kind?.['ruleId'])
  const deviceType = words(kind?.['deviceType'])
  const codes: unknown = kind?.['codes']
  // A rule of one plant is for people who may handle alarms there; where the server sends no codes, it judges the call.
  const mayHere = !Array.isArray(codes) || codes.includes('alert:handle')
  const own = mayHere ? kind?.['plantId'] : null
  const plantId = everywhere || typeof own !== 'number' ? null : own
  const zone = isZone(kind?.['zone']) ? kind['zone'] : 'UTC'
  const until = end === '' ? null : instantAt(end, '00:00', zone)
  const known = rules.some(
    (rule) => rule['ruleId'] === ruleId && rule['deviceType'] === deviceType && rule['plantId'] === plantId,
  )
  const full = rules.length >= max
  const preview = usePreview(ruleId, deviceType, plantId)
  const place = words(kind?.['plant'])
  const ready = ruleId !== null && !known && (!full || replaced !== '') && (end === '' || (until ?? 0) > now)

  return (
    <AskBox
      plan={plan}
      records={records}
      action="block"
      write={write}
      onClose={onClose}
      ready={ready}
      onSubmit={() =>
        onAct?.({ ruleId, deviceType, plantId, until, ...(full ? replacing(rules, replaced) : {}) })
      }
    >
      <p>{t('block.lead')}</p>
      {alarm === undefined && (
        <label className="hg-stack gap-1">
          <span className="text-ink-soft text-caption">{t('block.kind')}</span>
          <select
            className="hg-text-input"
            data-autofocus
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
          >
            <option value="">{t('block.choose')}</option>
            {kinds.map((one) => (
              <option key={words(one['ruleId'])} value={words(one['ruleId']) ?? ''}>
                {[one['alarm'], one['code']].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="hg-stack gap-1">
        <span className="text-ink-soft text-caption">{t('block.scope')}</span>
        <select
          className="hg-text-input"
          {...(alarm === undefined ? {} : { 'data-autofocus': true })}
          value={plantId === null ? 'all' : 'one'}
          onChange={(event) => setEverywhere(event.target.value === 'all')}
        >
          {typeof own === 'number' && <option value="one">{place ?? t('block.here')}</option>}
          <option value="all">{t('block.all')}</option>
        </select>
      </label>
      <div className="hg-stack gap-1 text-ink-soft text-caption">
        <span aria-hidden="true">{t('block.until')}</span>
        <DayField
          className="hg-text-input"
          label={t('block.until')}
          date={end}
          first={shiftDate(calendarDate(now, zone), 1)}
          onChange={setEnd}
          onClear={() => setEnd('')}
        />
      </div>
      <div role="status">
        {preview !== null && <p className="py-2 px-3 rounded-control bg-surface-raised">{preview}</p>}
        {known && <p className="text-error-ink">{t('block.known')}</p>}
      </div>
      {full && !known && (
        <label className="hg-stack gap-1">
          <span className="text-ink-soft text-caption">{t('block.full', { most: max })}</span>
          <select
            className="hg-text-input"
            value={replaced}
            onChange={(event) => setReplaced(event.target.value)}
          >
            <option value="">{t('block.choose')}</option>
            {rules.map((rule) => (
              <option key={words(rule['id'])} value={words(rule['id']) ?? ''}>
                {[rule['alarm'], rule['plant'] ?? t('block.all')].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
    </AskBox>
  )
}

/** What the rule would have hidden, in a sentence; null before it is known. */
function usePreview(ruleId: string | null, deviceType: string | null, plantId: number | null): string | null {
  const t = useText('alarm-triage')
  const capable = useCapability('alertShieldPreview')
  const { data } = useCall(
    ['block-preview', `${ruleId} ${deviceType}`, plantId],
    ruleId !== null && capable === true ? previewShield({ ruleId, deviceType, plantId }) : null,
  )
  if (capable === false) return t('block.noPreview')
  if (!data) return null
  const { days, total, hidden, safety } = data
  const shown = (value: number | null) => value ?? '--'
  return t('block.preview', {
    days: shown(days),
    total: shown(total),
    hidden: shown(hidden),
    safety: shown(safety),
  })
}
