import { FILE_TYPES, fileNameOf, namedAddress, refusedFile } from '../../../domain/values/stored-file'
import { useText } from '../../../kit/text/use-text'
import { StoredInput } from '../image/stored-input'
import type { InputProps } from '../types'

const ACCEPTED = Object.keys(FILE_TYPES)
  .map((end) => `.${end}`)
  .join()

/** A file is stored as soon as it is chosen; the form takes its address, with its name. */
export function FileInput(props: InputProps) {
  const t = useText('engine')
  const max = (props.field.kind === 'file' && props.field.megabytes) || 4
  return (
    <StoredInput
      input={props}
      accept={ACCEPTED}
      refuse={(file) => {
        const refused = refusedFile(file, max)
        return refused && t(`invalid.${refused}`, { most: max })
      }}
      stored={namedAddress}
      words={{
        first: t('form.uploadFile'),
        other: t('form.otherFile'),
        remove: t('form.removeFile'),
      }}
    >
      {(address) => <span className="hg-cell-text">{fileNameOf(address)}</span>}
    </StoredInput>
  )
}
