import { type BaseRecord, useOne } from '@refinedev/core'
import { type KeyboardEvent, useState } from 'react'
import { calendarDate, formatInstant, localTime, shiftDate } from '../../domain/time/instant'
import { nextSunrise, SNOOZE_LENGTHS } from '../../domain/alarms/snooze'
import { instantAt } from '../../domain/time/wall-clock'
import { isZone } from '../../domain/time/zone'
import type { ViewProps } from '../../console/views/view-props'
import { Button } from '../../kit/button/button'
import { useNow } from '../../kit/time/use-now'
import { useText } from '../../kit/text/use-text'
import { AskBox } from './ask-box'
import { DayField } from '../../kit/form/day-field'

/** Plant of all the alarms; null when they belong to several. */
function plantOf(records: ViewProps['records']): number | null {
  const plants = new Set(records.map((record) => record['plantId']))
  const [plant] = plants
  return plants.size === 1 && typeof plant === 'number' ? plant : null
}

/** How long alarms may sleep. They wake at the end, or when the condition is gone. */
export function SnoozeAlerts({ plan, records, write, onClose, onAct }: ViewProps) {
  const t = useText('alarm-triage')
  const now = useNow()
  const plantId = plantOf(records)
  const { result: plant } = useOne<BaseRecord>({
    resource: 'plants',
    id: plantId ?? 0,
    queryOptions: { enabled: plantId !== null },
    errorNotification: false,
  })
  const known: unknown = records[0]?.['zone'] ?? plant?.['zone']
  const zone = isZone(known) ? known : 'UTC'
  const degrees = (value: unknown) => (typeof value === 'number' ? value : null)
  const sunrise =
    plant === undefined
      ? null
      : nextSunrise(now, {
          zone,
          latitude: degrees(plant['latitude']),
          longitude: degrees(plant['longitude']),
        })
  const tomorrow = shiftDate(calendarDate(now, zone), 1)
  const [date, setDate] = useState(tomorrow)
  const [time, setTime] = useState('08:00')
  const chosen = instantAt(date, time, zone)
  const late = chosen === null || chosen <= now
  const until = (end: number) => onAct?.({ until: Math.round(end) })
  const choices = [
    ['1', t('snooze.hour'), now + SNOOZE_LENGTHS.hour],
    ['2', t('snooze.hours'), now + SNOOZE_LENGTHS.hours],
    ...(sunrise === null
      ? []
      : [['3', t('snooze.sunrise', { time: localTime(sunrise, zone).time }), sunrise] as const]),
    ['4', t('snooze.day'), now + SNOOZE_LENGTHS.day],
  ] as const
  const onKey = (event: KeyboardEvent) => {
    const choice = choices.find(([key]) => key === event.key)
    if (choice === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    until(choice[2])
  }
  return (
    <AskBox
      plan={plan}
      records={records}
      action="snooze"
      write={write}
      onClose={onClose}
      ready={!late}
      onSubmit={() => until(chosen ?? 0)}
    >
      {/* Digits press the buttons; each is reached by Tab as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="hg-stack grid-cols-[repeat(auto-fit,minmax(160px,1fr))]" onKeyDown={onKey}>
        {choices.map(([key, label, end], index) => (
          <Button
            className="phone:min-h-11"
            key={key}
            aria-keyshortcuts={key}
            title={formatInstant(end, zone)}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
            onClick={() => until(end)}
          >
            {label} <kbd aria-hidden="true">{key}</kbd>
          </Button>
        ))}
      </div>
      <fieldset className="hg-wrap">
        <legend className="pb-1 text-ink-soft text-caption">{t('snooze.until', { zone })}</legend>
        <DayField
          className="hg-text-input"
          label={t('snooze.date')}
          date={date}
          first={calendarDate(now, zone)}
          onChange={setDate}
          onClear={() => setDate('')}
        />
        <input
          className="hg-text-input"
          type="time"
          aria-label={t('snooze.time')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </fieldset>
      {late && <p className="text-error-ink">{t('snooze.past')}</p>}
    </AskBox>
  )
}
