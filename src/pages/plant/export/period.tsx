import { type Draft, type DraftChange, lastDay, maxDays, othersOf } from '../../../domain/export/draft'
import { useWeekBegin } from '../../../console/data/use-preferences'
import { usualPeriods } from '../../../domain/export/periods'
import type { Zone } from '../../../domain/plants/reading'
import { calendarDate } from '../../../domain/time/instant'
import { useNow } from '../../../kit/time/use-now'
import { DayField } from '../../../kit/form/day-field'
import { FIRST_DAY } from '../../../domain/time/asked-day'
import { useText } from '../../../kit/text/use-text'
import { wordOf } from './words'
import css from './export.module.css'

/** First and last day, in the plant's zone; the longest period is said. */
export function Period(props: { draft: Draft; zone: Zone; onChange(change: DraftChange): void }) {
  const { draft, zone, onChange } = props
  const t = useText('plant-export')
  const engine = useText('engine')
  const weekday = useWeekBegin()
  const today = calendarDate(useNow(60), zone)
  const others = othersOf(draft)
  const max = maxDays(draft.template, others)
  return (
    <div
      className={`justify-items-start hg-stack min-w-0 ${css['field']} gap-1.5`}
      role="group"
      aria-label={wordOf('head.period', t)}
    >
      <span className="text-caption font-semibold">{wordOf('head.period', t)}</span>
      <div className={`hg-row ${css['days']}`}>
        <DayField
          label={engine('form.firstDay')}
          date={draft.from}
          first={FIRST_DAY}
          last={today}
          onChange={(from) => onChange({ from, to: draft.to < from ? from : draft.to })}
        />
        {/* Where the last day stands below the first, nothing stands between them. */}
        <span className="max-[481px]:hidden" aria-hidden="true">
          –
        </span>
        <DayField
          label={engine('form.lastDay')}
          date={draft.to}
          first={draft.from}
          last={lastDay(draft.template, draft.from, today, others)}
          onChange={(to) => onChange({ to })}
        />
      </div>
      <div className={`hg-wrap gap-1 ${css['presets']}`}>
        {usualPeriods(today, weekday, max).map(({ key, from, to }) => (
          <button
            className="text-ink-soft text-caption hg-hover"
            key={key}
            type="button"
            aria-pressed={from === draft.from && to === draft.to}
            onClick={() => onChange({ from, to })}
          >
            {t(`period.${key}`)}
          </button>
        ))}
      </div>
      <p className="text-ink-soft text-caption">{t('period.most', { days: max })}</p>
    </div>
  )
}
