import { MISSING } from '../../domain/values/quantity'
import type { RecordValues } from '../../schema/codec'
import css from './billing.module.css'

/** The loggers that data plans are bought for, each by its plant and serial number. */
export function ChosenLines({ label, records }: { label: string; records: readonly RecordValues[] }) {
  return (
    <ul className={`hg-stack gap-1 rounded-control ${css['items']}`} aria-label={label}>
      {records.map((record) => (
        <li className="hg-wrap justify-between gap-x-3 gap-y-0" key={String(record['id'])}>
          <span>{String(record['plant'] ?? MISSING)}</span>
          <code className="text-ink-soft tabular-nums">{String(record['serial'] ?? MISSING)}</code>
        </li>
      ))}
    </ul>
  )
}
