import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/button/button'
import { EmailField } from '../../kit/form/email-field'
import { CodeField } from '../../features/credentials/code-field'
import { PhoneField } from '../../features/credentials/phone-field'
import { usePhonePrefixes } from '../../features/credentials/use-phone-prefixes'
import { useVerification } from '../../features/credentials/use-verification'
import { useWrite } from '../../console/record/use-write'
import { WriteNote } from '../../console/record/write-note'
import { useServices } from '../../console/services/services-context'
import { useLanguage, useText } from '../../kit/text/use-text'
import { type Fault, writeFaultKey } from '../../domain/faults/fault'
import { identityFault, phoneWith } from '../../domain/people/identity'
import { prefixOfCountry } from '../../domain/place/phone-prefix'
import { bindIdentity } from '../../transport/calls/credentials'

type Place = 'address' | 'code'

/** Refusals about the code; all others are about the address (specification 8). */
const CODE_FAULTS = new Set(['4', '7', '8', '9', '44'])
const placeOf = (fault: Fault): Place =>
  fault.kind === 'rejected' && CODE_FAULTS.has(fault.code.trim()) ? 'code' : 'address'

/** Links an e-mail address or a phone number to the account with a code that was sent there. */
export function BindForm(props: { kind: 'email' | 'phone'; onClose(): void }) {
  const { kind, onClose } = props
  const t = useText('account')
  const says = useText('sign-up')
  const words = useText('words')
  const { send, session, storage, configuration, notices } = useServices()
  const language = useLanguage()
  const id = useId()
  const verification = useVerification('BIND')
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const write = useWrite()
  const [errors, setErrors] = useState<Partial<Record<Place, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that opened it is gone with the focus.
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const rows = usePhonePrefixes(kind === 'phone')
  const country = session.getState().identity?.user.country ?? null
  const prefix = chosen ?? prefixOfCountry(rows ?? [], country) ?? ''
  const account = kind === 'email' ? email.trim() : phoneWith(prefix, number)
  const wrong = (): string | null => {
    if (identityFault(kind, account) === null) return null
    return kind === 'email' ? 'faults:27' : 'identity.phoneWrong'
  }
  const refuse = (fault: Fault) => {
    setErrors({ [placeOf(fault)]: writeFaultKey(fault) })
    verification.heard(writeFaultKey(fault))
  }

  const requestCode = async () => {
    const address = wrong()
    if (address !== null) return setErrors({ address })
    setErrors({})
    const fault = await verification.request({
      account,
      region: storage.region(),
      language,
      system: configuration.source,
      area: storage.regionChoice()?.code ?? storage.region(),
    })
    if (fault) refuse(fault)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = wrong()
    const missing = code.trim() === '' ? (verification.sent ? 'code.missing' : 'code.unsent') : null
    if (address !== null || missing !== null)
      return setErrors({ ...(address ? { address } : {}), ...(missing ? { code: missing } : {}) })
    setErrors({})
    const done = await write.run(
      () => send(bindIdentity(account, code.trim())),
      (fault) => {
        if (fault.kind === 'rejected') refuse(fault)
        return fault.kind === 'rejected'
      },
    )
    if (!done) return
    const user = session.getState().identity?.user
    if (user) session.amend({ user: { ...user, [kind]: account } })
    notices.provider.open({
      type: 'success',
      key: 'linked',
      message: t('linked', { what: words(`fields.${kind}`) }),
    })
    onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
  }
  const error = (place: Place) => (errors[place] === undefined ? null : says(errors[place]))
  return (
    // Escape closes it from wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="hg-stack gap-4 max-w-105"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => void submit(event)}
    >
      {kind === 'email' ? (
        <EmailField
          id={`${id}-address`}
          label={t('newEmail')}
          value={email}
          error={error('address')}
          onChange={setEmail}
        />
      ) : (
        <PhoneField
          id={`${id}-address`}
          rows={rows}
          prefix={prefix}
          number={number}
          error={error('address')}
          onPrefix={setChosen}
          onNumber={setNumber}
        />
      )}
      <CodeField
        id={`${id}-code`}
        value={code}
        error={error('code')}
        sent={verification.sent}
        sending={verification.sending}
        onChange={setCode}
        onSend={() => void requestCode()}
      />
      <WriteNote write={write} />
      <div className="hg-wrap">
        <Button type="submit" kind="primary" aria-busy={write.busy}>
          {t('link')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
