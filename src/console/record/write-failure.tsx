import '../../kit/dialog/dialog-fields.css'
import type { ReactNode } from 'react'
import { type Fault, faultCode, isUnanswered, writeFaultKey } from '../../domain/faults/fault'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

/**
 * Why nothing came of a write, beside what was to be written, or that it is not known whether it was done. `of` names it
 * where its button is not in sight, `said` says it another way, what can be done stands after it.
 */
export function WriteFailure(props: { fault: Fault; of?: string; said?: string; children?: ReactNode }) {
  const { fault } = props
  const t = useText('engine')
  const code = faultCode(fault)
  const said = props.said ?? (isUnanswered(fault) ? t('record.unsure') : '')
  const reason = `${said} ${t(writeFaultKey(fault))}`.trim()
  return (
    <p className="text-error-ink hg-write-failure" role="alert">
      <Icon name="warning" size={16} />{' '}
      {props.of === undefined ? reason : t('keys.refused.said', { action: props.of, reason })}
      {code !== null && (
        <span className="whitespace-nowrap tabular-nums">
          {' '}
          {t('console:code')} {code}
        </span>
      )}{' '}
      {props.children}
    </p>
  )
}
