import { useState } from 'react'
import { AskDialog, AskField } from '../../../console/record/ask-dialog'
import { useServices } from '../../../console/services/services-context'
import { isRefusal } from '../../../domain/faults/fault'
import { useText } from '../../../kit/text/use-text'
import { endSecondStep, renewRecoveryCodes } from '../../../transport/calls/two-factor'
import { CurrentPassword, isWrongPassword } from './current-password'
import { RecoveryCodes } from './recovery-codes'

/** Turns the second step off, or makes other recovery codes: both need the password and a code. */
export function Prove(props: { what: 'off' | 'renew'; onDone(): void; onClose(): void }) {
  const { what, onDone, onClose } = props
  const t = useText('two-factor')
  const account = useText('account')
  const { send, notices } = useServices()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />

  const ask = async () => {
    if (what === 'renew') return setCodes(await send(renewRecoveryCodes(password, code)))
    await send(endSecondStep(password, code))
    notices.provider.open({ type: 'success', key: 'second-step', message: t('isOff') })
    onClose()
  }
  return (
    <AskDialog
      title={what === 'off' ? account('twoFactor') : t('do.renew')}
      sentences={[t(`ask.${what}`)]}
      button={t(`do.${what}`)}
      danger={what === 'off'}
      ready={password !== '' && code.trim() !== ''}
      isShownAtField={(fault) => isWrongPassword(fault) || isRefusal(fault, '9')}
      send={ask}
      onDone={onDone}
      onUnsure={onDone}
      onClose={onClose}
    >
      {(refused) => (
        <>
          <CurrentPassword value={password} refused={refused} onType={setPassword} />
          <AskField
            label={t('anyCode')}
            value={code}
            onType={setCode}
            max={20}
            refused={isRefusal(refused, '9') ? refused : null}
          />
        </>
      )}
    </AskDialog>
  )
}
