import { useState } from 'react'
import { SUGGESTION_PICTURES } from '../../domain/people/suggestion'
import { PICTURE_TYPES, refusedPicture } from '../../console/fields/image/picture'
import type { InputProps } from '../../console/fields/types'
import { FileButton } from '../../kit/form/file-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { HideParts } from './hide-parts'

/** A picture of a screen at full size; it is made smaller before it leaves. */
const MEGABYTES = 20

/** Pictures of screens or of damage. None is sent before somebody saw it and hid what they wanted. */
export function PicturesInput(props: InputProps) {
  const t = useText('engine')
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const max = (props.field.kind === 'tags' && props.field.max) || SUGGESTION_PICTURES
  const addresses = Array.isArray(props.value) ? props.value.map(String) : []
  const take = (chosen: File) => {
    const why = refusedPicture(chosen, MEGABYTES)
    setRefused(why && t(`invalid.${why}`, { most: MEGABYTES }))
    if (why === null) setFile(chosen)
  }
  return (
    <div className="hg-row">
      {addresses.map((address) => (
        <span key={address} className="relative">
          <img
            className="block w-30 h-20 border border-line rounded-control object-cover"
            src={address}
            alt=""
          />
          <button
            type="button"
            className="absolute top-1 right-1 hg-square hg-icon-button bg-surface-raised"
            disabled={props.disabled}
            aria-label={t('form.removePicture')}
            onClick={() => props.onChange(addresses.filter((one) => one !== address))}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      ))}
      <FileButton
        id={props.id}
        accept={PICTURE_TYPES.join()}
        disabled={props.disabled || addresses.length >= max}
        describedBy={props.describedBy}
        onFile={take}
      >
        <Icon name="upload" size={16} />
        {t('form.upload')}
      </FileButton>
      {refused !== null && (
        <p className="text-error-ink" role="alert">
          {refused}
        </p>
      )}
      {file !== null && (
        <HideParts
          file={file}
          onDone={(address) => {
            setFile(null)
            props.onChange([...addresses, address])
          }}
          onBroken={() => {
            setFile(null)
            setRefused(t('invalid.pictureType'))
          }}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}
