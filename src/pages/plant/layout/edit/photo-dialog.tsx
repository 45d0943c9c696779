import { useState } from 'react'
import '../../../../kit/dialog/dialog-fields.css'
import { PICTURE_TYPES, refusedPicture } from '../../../../console/fields/image/picture'
import { DialogFoot } from '../../../../console/record/dialog-foot'
import { useWrite } from '../../../../console/record/use-write'
import { useServices } from '../../../../console/services/services-context'
import { isRefusal } from '../../../../domain/faults/fault'
import { type FoundArray, foundArray, isUnsure } from '../../../../domain/modules/photo-array'
import { smallPng } from '../../../../kit/browser/small-png'
import { Overlay } from '../../../../kit/dialog/overlay'
import { FileButton } from '../../../../kit/form/file-button'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import { upload } from '../../../../transport/calls/backyard'
import { recogniseLayout } from '../../../../transport/calls/plant-extras'
import { faultOf, malformed } from '../../../../transport/fault-error'
import { PhotoPanels } from './photo-panels'
import css from './edit.module.css'

/** Of what is chosen, MB (specification 5); of what is sent, points of the longer side. */
const MOST_MB = 5
const LONGEST = 1024

/** A photo without modules is said in place (specification 8): it is no failure to announce. */
function unrecognised(error: unknown): null {
  if (isRefusal(faultOf(error), 'RECOGNITION_ERROR')) return null
  throw error
}

interface Seen {
  readonly address: string
  readonly found: FoundArray | null
}

/** An array from a photo: what was recognised lies over it, and is corrected there before it is taken. */
export function PhotoDialog(props: {
  plantId: number
  type: string
  onTaken(found: FoundArray, leftOut: ReadonlySet<string>): void
  onClose(): void
}) {
  const t = useText('module-edit')
  const words = useText('engine')
  const { send } = useServices()
  const write = useWrite()
  const [refused, setRefused] = useState<string | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const found = seen?.found ?? null

  const look = async (file: File) => {
    const wrong = refusedPicture(file, MOST_MB)
    setRefused(wrong && words(`invalid.${wrong}`, { most: MOST_MB }))
    setSeen(null)
    setLeftOut(new Set())
    if (wrong) return
    const picture = await smallPng(file, LONGEST).catch(() => null)
    if (picture === null) {
      setRefused(t('photo.broken'))
      return
    }
    await write.run(async () => {
      const address = await send(upload(picture, 'roof.png'))
      if (address === null) throw malformed('upload: no address')
      const proposal = await send(recogniseLayout(props.plantId, address, props.type)).catch(unrecognised)
      setSeen({ address, found: proposal && foundArray(proposal) })
    })
  }
  const toggle = (key: string) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const kept = found ? found.modules.length - leftOut.size : 0
  const unsure = found ? found.modules.filter(isUnsure).length : 0
  return (
    <Overlay shape="box" title={t('photo.title')} onClose={props.onClose}>
      <div className={css['file']}>
        <FileButton
          accept={PICTURE_TYPES.join()}
          label={t('import.file')}
          disabled={write.busy}
          autofocus
          onFile={(file) => void look(file)}
        >
          <Icon name="image" size={16} /> {t(seen ? 'photo.other' : 'photo.choose')}
        </FileButton>
      </div>
      <p className="hg-field-help">{t('photo.help', { most: MOST_MB })}</p>
      <p className="hg-field-error" role="alert">
        {refused ?? (seen && !found && t('faults:recognition'))}
      </p>
      <p role="status" className={css['sum']}>
        {write.busy && t('photo.looking')}
        {found && (
          <>
            {t('photo.found', { rows: found.rows, columns: found.columns, count: kept })}
            {unsure > 0 && <> · {t('photo.unsure', { count: unsure })}</>}
          </>
        )}
      </p>
      {seen && found && (
        <PhotoPanels address={seen.address} found={found} leftOut={leftOut} onToggle={toggle} />
      )}
      <DialogFoot
        write={write}
        label={t('photo.take')}
        ready={kept > 0}
        onClose={props.onClose}
        onPress={() => {
          if (found) props.onTaken(found, leftOut)
          props.onClose()
        }}
      />
    </Overlay>
  )
}
