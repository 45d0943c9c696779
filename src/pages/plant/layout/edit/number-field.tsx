import { useId, useState } from 'react'
import { Labelled } from '../../../../kit/form/labelled'
import { heldNumber, isUnread, writeNumber } from '../../../../domain/values/typed-number'
import { useLanguage, useText } from '../../../../kit/text/use-text'

interface NumberProps {
  readonly label: string
  readonly value: number | null
  readonly from: number
  readonly to: number
  readonly whole?: boolean
  /** Another one begins the field anew. */
  readonly of: string
  readonly locked: boolean
  onCommit(value: number | null): void
}

/** Taken on leaving the field, as one step; another value from outside begins it anew. */
export const NumberField = (props: NumberProps) => <TypedField key={props.of} {...props} />

function TypedField({ label, value, from, to, whole = false, locked, onCommit }: NumberProps) {
  const t = useText('engine')
  const language = useLanguage()
  const id = useId()
  const written = value === null ? '' : writeNumber(value, language)
  const [typed, setTyped] = useState(written)
  // The field itself stays, and the focus in it.
  const [begun, begin] = useState(value)
  if (begun !== value) {
    begin(value)
    setTyped(written)
  }
  const read = heldNumber(typed, language, { small: true, whole })
  const wrong = isUnread(read)
    ? t('invalid.number')
    : (read === null && whole) || (read !== null && (read < from || read > to || (whole && read % 1 !== 0)))
      ? t('invalid.range', { min: from, max: to })
      : null
  const commit = () => {
    if (wrong === null && !isUnread(read) && read !== value) onCommit(read)
  }
  return (
    <Labelled id={id} label={label} wrong={wrong}>
      {(described) => (
        <input
          {...described}
          className="hg-text-input tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          readOnly={locked}
          value={typed}
          data-clean={typed === written || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Labelled>
  )
}
