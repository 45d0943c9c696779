import { Button } from '../../../../kit/button/button'
import '../../../../kit/dialog/dialog-fields.css'
import { PICTURE_TYPES } from '../../../../console/fields/image/picture'
import { DialogFoot } from '../../../../console/record/dialog-foot'
import { PLAN_LIMITS } from '../../../../domain/modules/layout-plan'
import { type FoundArray, isUnsure, keyOf } from '../../../../domain/modules/photo-array'
import { Overlay } from '../../../../kit/dialog/overlay'
import { FileButton } from '../../../../kit/form/file-button'
import { Icon } from '../../../../kit/icon/icon'
import { useText } from '../../../../kit/text/use-text'
import { NumberField } from './number-field'
import { PhotoPanels } from './photo-panels'
import { MAX_MB, type RoofPhoto } from './use-roof-photo'
import css from './edit.module.css'

/**
 * An array from a photo: what was recognised lies over it, and is corrected there before it is taken. Closed by Escape
 * it is there again when the dialog is opened; Cancel and taking it end it.
 */
export function PhotoDialog(props: {
  roof: RoofPhoto
  onTaken(found: FoundArray, leftOut: ReadonlySet<string>): void
  onClose(): void
}) {
  const t = useText('module-edit')
  const words = useText('console')
  const { roof } = props
  const { seen, leftOut, write, again } = roof
  const found = seen?.found ?? null
  const kept = found ? found.modules.filter((one) => !leftOut.has(keyOf(one))).length : 0
  const unsure = found ? found.modules.filter(isUnsure).length : 0
  const end = () => {
    roof.forget()
    props.onClose()
  }
  return (
    <Overlay shape="box" title={t('photo.title')} onClose={props.onClose}>
      <div className={`${css['file']} mb-3`}>
        <FileButton
          accept={PICTURE_TYPES.join()}
          label={t('import.file')}
          busy={write.busy}
          autofocus
          onFile={(file) => void roof.look(file)}
        >
          <Icon name="image" size={16} /> {t(seen ? 'photo.other' : 'photo.choose')}
        </FileButton>
        {write.failure && again && <Button onClick={again}>{words('retry')}</Button>}
      </div>
      <p className="hg-field-help text-ink-soft text-caption">{t('photo.help', { most: MAX_MB })}</p>
      <p className="hg-field-error" role="alert">
        {roof.refused ?? (seen && !found && t('faults:recognition'))}
      </p>
      <p role="status" className="min-h-5 my-2 mx-0">
        {write.busy && t('photo.looking')}
        {found && (
          <>
            {t('photo.found', { rows: found.rows, columns: found.columns, count: kept })}
            {unsure > 0 && <> · {t('photo.unsure', { count: unsure })}</>}
          </>
        )}
      </p>
      {found && (
        <div className="w-full hg-stack gap-x-3 gap-y-2 grid-cols-2">
          <NumberField
            of="photo"
            locked={write.busy}
            label={t('rows')}
            value={found.rows}
            from={1}
            to={Math.min(PLAN_LIMITS.rows, Math.floor(PLAN_LIMITS.modules / found.columns))}
            whole
            onCommit={(rows) => roof.resize(rows ?? 1, found.columns)}
          />
          <NumberField
            of="photo"
            locked={write.busy}
            label={t('columns')}
            value={found.columns}
            from={1}
            to={Math.min(PLAN_LIMITS.columns, Math.floor(PLAN_LIMITS.modules / found.rows))}
            whole
            onCommit={(columns) => roof.resize(found.rows, columns ?? 1)}
          />
        </div>
      )}
      {seen && found && (
        <PhotoPanels address={seen.address} found={found} leftOut={leftOut} onToggle={roof.toggle} />
      )}
      <DialogFoot
        write={write}
        label={t('photo.take')}
        ready={kept > 0}
        onClose={end}
        onPress={() => {
          if (found) props.onTaken(found, leftOut)
          end()
        }}
      />
    </Overlay>
  )
}
