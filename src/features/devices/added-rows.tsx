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
    <ol id={props.id} className="hg-add-rows" aria-label={t('add.rows')}>
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
          <li key={`${serial} ${String(at)}`} data-tone={bad ? 'bad' : result?.outcome}>
            <span className="font-semibold wrap-anywhere">{serial}</span>
            <span className="text-ink-soft hg-add-said">
              {bad && <Icon name="warning" size={14} />}
              {result?.outcome === 'done' && <Icon name="check" size={14} />} {said}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
