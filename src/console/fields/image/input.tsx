import { useRef, useState } from 'react'
import { faultKey } from '../../../domain/faults/fault'
import { upload } from '../../../transport/calls/backyard'
import { faultOf } from '../../../transport/fault-error'
import { Icon } from '../../../kit/icon/icon'
import { useServices } from '../../services/services-context'
import { useText } from '../../../kit/text/use-text'
import type { InputProps } from '../types'
import { PICTURE_TYPES, refusedPicture } from './picture'

/** A picture is stored as soon as it is chosen; the form takes its address. Type and size are judged before. */
export function ImageInput(props: InputProps) {
  const t = useText('engine')
  const { send } = useServices()
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | { refused: string }>('idle')
  const most = (props.field.kind === 'image' && props.field.megabytes) || 5
  const address = typeof props.value === 'string' ? props.value : ''

  const take = async (file: File) => {
    const refused = refusedPicture(file, most)
    if (refused) return setState({ refused: t(`invalid.${refused}`, { most }) })
    setState('busy')
    try {
      const stored = await send({ ...upload(file, file.name), silent: true })
      if (stored === null) return setState({ refused: t('faults:malformed') })
      props.onChange(stored)
      setState('idle')
    } catch (error) {
      setState({ refused: t(faultKey(faultOf(error))) })
    }
  }

  return (
    <div className="hg-input-image">
      {address !== '' && <img src={address} alt="" />}
      <input
        ref={chooser}
        // The component library's reset shows what is merely hidden.
        style={{ display: 'none' }}
        type="file"
        tabIndex={-1}
        accept={PICTURE_TYPES.join()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <span className="hg-input-pair">
        <button
          type="button"
          id={props.id}
          className="hg-button"
          disabled={props.disabled || state === 'busy'}
          aria-describedby={props.describedBy}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="upload" size={16} />
          {t(state === 'busy' ? 'form.uploading' : address === '' ? 'form.upload' : 'form.otherPicture')}
        </button>
        {address !== '' && (
          <button
            type="button"
            className="hg-button hg-button-quiet"
            disabled={props.disabled}
            onClick={() => props.onChange(null)}
          >
            {t('form.removePicture')}
          </button>
        )}
      </span>
      {typeof state === 'object' && (
        <p className="hg-input-refused" role="alert">
          {state.refused}
        </p>
      )}
    </div>
  )
}
