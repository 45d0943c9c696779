import { type ReactNode, useContext, useState } from 'react'
import { faultKey } from '../../../domain/faults/fault'
import { upload } from '../../../transport/calls/platform-files'
import { faultOf } from '../../../transport/fault-error'
import { Button } from '../../../kit/button/button'
import { FileButton } from '../../../kit/form/file-button'
import { Icon } from '../../../kit/icon/icon'
import { useServices } from '../../services/services-context'
import { useText } from '../../../kit/text/use-text'
import type { InputProps } from '../types'
import { ValuesOnWay } from '../values-on-way'
import inputs from '../inputs.module.css'

/** Takes a file, stores it at once and hands its address to the form. Type and size are judged before. */
export function StoredInput(props: {
  input: InputProps
  accept: string
  /** Why a file is not taken, in words; null when it is. */
  refuse(file: File): string | null
  /** What the form keeps of a stored file. */
  stored(address: string, name: string): string
  words: { readonly first: string; readonly other: string; readonly remove: string }
  /** Shows what is stored. */
  children(address: string): ReactNode
}) {
  const { input, words } = props
  const t = useText('engine')
  const { send } = useServices()
  const report = useContext(ValuesOnWay)
  const [state, setState] = useState<'idle' | 'busy' | { refused: string }>('idle')
  const address = typeof input.value === 'string' ? input.value : ''

  const fail = (refused: string) => {
    report(input.name, 'failed')
    setState({ refused })
  }
  const take = async (file: File) => {
    const refused = props.refuse(file)
    if (refused !== null) return setState({ refused })
    setState('busy')
    report(input.name, 'begun')
    try {
      const stored = await send({ ...upload(file, file.name), silent: true })
      if (stored === null) return fail(t('faults:malformed'))
      input.onChange(props.stored(stored, file.name))
      report(input.name, 'there')
      setState('idle')
    } catch (error) {
      fail(t(faultKey(faultOf(error))))
    }
  }

  return (
    <div className="justify-items-start hg-stack">
      {address !== '' && props.children(address)}
      <span className={`hg-line ${inputs['input-pair']}`}>
        <FileButton
          id={input.id}
          accept={props.accept}
          disabled={input.disabled}
          busy={state === 'busy'}
          describedBy={input.describedBy}
          onFile={(file) => void take(file)}
        >
          <Icon name="upload" size={16} />
          {state === 'busy' ? t('form.uploading') : address === '' ? words.first : words.other}
        </FileButton>
        {address !== '' && (
          <Button kind="quiet" disabled={input.disabled} onClick={() => input.onChange(null)}>
            {words.remove}
          </Button>
        )}
      </span>
      {typeof state === 'object' && (
        <p className="text-error-ink" role="alert">
          {state.refused}
        </p>
      )}
    </div>
  )
}
