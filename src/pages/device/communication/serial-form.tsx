import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../kit/button/button'
import '../../../kit/form/field.css'
import { isLoggerSerial } from '../../../domain/devices/communication'
import { plainSerial } from '../../../domain/devices/serial-list'
import { useText } from '../../../kit/text/use-text'
import type { ReportAddress } from './use-report-address'

/** A serial typed, pasted or scanned; what cannot be a serial is refused here, without a call. */
export function SerialForm({ address }: { address: ReportAddress }) {
  const t = useText('communication')
  const words = useText('words')
  const id = useId()
  const [typed, setTyped] = useState(address.serial ?? '')
  const [asked, setAsked] = useState(address.serial !== null)
  const serial = plainSerial(typed)
  const wrong = asked && serial !== '' && !isLoggerSerial(serial)
  const check = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isLoggerSerial(serial)) address.set({ serial, link: null, plant: null })
  }
  return (
    <form className="hg-row print:hidden" onSubmit={check} noValidate>
      <label className="text-ink-soft text-caption" htmlFor={id}>
        {words('fields.serial')}
      </label>
      <input
        id={id}
        className="hg-control w-60 max-w-full aria-[invalid]:border-error phone:flex-1 phone:w-auto phone:min-w-0 phone:h-11"
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="primary">
        {t('check')}
      </Button>
      {wrong && (
        <p id={`${id}-wrong`} className="hg-field-error basis-full" role="alert">
          {t('wrong')}
        </p>
      )}
    </form>
  )
}
