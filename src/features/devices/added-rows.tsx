import { writeFaultKey } from '../../domain/faults/fault'
import type { SerialRow } from '../../domain/devices/serial-list'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import type { AddResult } from './use-adding'

/** Each serial with its check, and what the cloud said of it. */
export function AddedRows(props: {
  id: string
  rows: readonly SerialRow[]
  results: ReadonlyMap<string, AddResult>
}) {
  const t = useText('devices')
  if (props.rows.length === 0) return null
  return (
    <ol id={props.id} className="border border-line rounded-card" aria-label={t('add.rows')}>
      {props.rows.map(({ serial, wrong }, at) => {
        const result = wrong === null ? props.results.get(serial) : undefined
        const bad = wrong !== null || result?.outcome === 'failed'
        const said =
          wrong !== null
            ? t(`add.wrong.${wrong}`)
            : result === undefined
              ? t('add.ready')
              : result.outcome === 'failed'
                ? t(writeFaultKey(result.fault))
                : t(`add.${result.outcome}`)
        return (
          <li
            className="hg-wrap justify-between gap-x-4 gap-y-0.5 py-2 px-3 not-first:border-t not-first:border-line"
            key={`${serial} ${String(at)}`}
            data-tone={bad ? 'bad' : undefined}
          >
            <span className="font-semibold wrap-anywhere">{serial}</span>
            <span
              className={bad ? 'text-error-ink' : result?.outcome === 'done' ? 'text-ink' : 'text-ink-soft'}
            >
              {bad && <Icon name="warning" size={14} />}
              {result?.outcome === 'done' && <Icon name="check" size={14} />} {said}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
