import '../../kit/dialog/dialog-fields.css'
import type { ReactNode } from 'react'
import { type Fault, faultCode, writeFaultKey } from '../../domain/faults/fault'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'

/** Why nothing came of a write, beside what was to be written. `said` stands before it, what can be done after it. */
export function WriteFailure(props: { fault: Fault; said?: string; children?: ReactNode }) {
  const { fault } = props
  const t = useText('engine')
  const code = faultCode(fault)
  return (
    <p className="hg-write-failure" role="alert">
      <Icon name="warning" size={16} /> {props.said} {t(writeFaultKey(fault))}
      {code !== null && (
        <span className="hg-state-code">
          {' '}
          {t('console:code')} {code}
        </span>
      )}{' '}
      {props.children}
    </p>
  )
}
