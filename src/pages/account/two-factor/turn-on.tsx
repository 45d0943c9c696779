import { useState } from 'react'
import { AskDialog, AskField } from '../../../console/record/ask-dialog'
import { useServices } from '../../../console/services/services-context'
import { isRefusal } from '../../../domain/faults/fault'
import { authenticatorAddresses, inFours } from '../../../domain/people/one-time-code'
import { QrPicture } from '../../../kit/brand/qr-picture'
import { CopyButton } from '../../../kit/copy/copy-button'
import { useText } from '../../../kit/text/use-text'
import { beginSecondStep, confirmSecondStep } from '../../../transport/calls/two-factor'
import { CurrentPassword, isWrongPassword } from './current-password'
import { RecoveryCodes } from './recovery-codes'
import css from './two-factor.module.css'

/** Password, then a code of the app, then the recovery codes: nothing counts before the code was right. */
export function TurnOn(props: { issuer: string; onDone(): void; onClose(): void }) {
  const { onDone, onClose } = props
  const t = useText('two-factor')
  const account = useText('account')
  const { send } = useServices()
  const [secret, setSecret] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (secret === null) return <AskPassword onSecret={setSecret} onClose={onClose} />
  return (
    <AskDialog
      key="code"
      title={account('twoFactor')}
      sentences={[t('scan')]}
      button={t('do.on')}
      ready={code.trim() !== ''}
      isShownAtField={(fault) => isRefusal(fault, '9')}
      send={async () => setCodes(await send(confirmSecondStep(code)))}
      onDone={onDone}
      onUnsure={onDone}
      onClose={onClose}
    >
      {(refused) => (
        <>
          <Secret secret={secret} issuer={props.issuer} />
          <AskField
            label={t('appCode')}
            help={t('othersEnd')}
            value={code}
            onType={setCode}
            max={20}
            first
            refused={isRefusal(refused, '9') ? refused : null}
          />
        </>
      )}
    </AskDialog>
  )
}

function AskPassword(props: { onSecret(secret: string): void; onClose(): void }) {
  const t = useText('two-factor')
  const account = useText('account')
  const { send } = useServices()
  const [password, setPassword] = useState('')
  return (
    <AskDialog
      key="password"
      title={account('twoFactor')}
      sentences={[t('ask.on')]}
      button={t('next')}
      ready={password !== ''}
      isShownAtField={isWrongPassword}
      send={async () => props.onSecret(await send(beginSecondStep(password)))}
      onDone={() => undefined}
      onClose={props.onClose}
    >
      {(refused) => <CurrentPassword value={password} refused={refused} onType={setPassword} />}
    </AskDialog>
  )
}

function Secret({ secret, issuer }: { secret: string; issuer: string }) {
  const t = useText('two-factor')
  const { session } = useServices()
  const user = session.getState().identity?.user
  const account = user?.email ?? user?.phone ?? user?.username ?? ''
  const addresses = authenticatorAddresses(issuer, account, secret)
  return (
    <div className="hg-stack gap-3 justify-items-center">
      <QrPicture texts={addresses} label={t('picture')} className={css['picture']} />
      <dl className="text-center">
        <dt>{t('secret')}</dt>
        <dd>
          <code className="text-emphasis wrap-anywhere">{inFours(secret)}</code>
          <CopyButton text={secret} what={t('secret')} shown />
        </dd>
      </dl>
    </div>
  )
}
