import { useText } from '../../../kit/text/use-text'
import type { InputProps } from '../types'
import { PICTURE_TYPES, refusedPicture } from './picture'
import { StoredInput } from './stored-input'

/** A picture is stored as soon as it is chosen; the form takes its address. */
export function ImageInput(props: InputProps) {
  const t = useText('engine')
  const max = (props.field.kind === 'image' && props.field.megabytes) || 5
  return (
    <StoredInput
      input={props}
      accept={PICTURE_TYPES.join()}
      refuse={(file) => {
        const refused = refusedPicture(file, max)
        return refused && t(`invalid.${refused}`, { most: max })
      }}
      stored={(address) => address}
      words={{
        first: t('form.upload'),
        other: t('form.otherPicture'),
        remove: t('form.removePicture'),
      }}
    >
      {(address) => (
        <img className="max-w-full max-h-40 border border-line rounded-card" src={address} alt="" />
      )}
    </StoredInput>
  )
}
