import { useState } from 'react'
import { useServices } from '../../../../console/services/services-context'
import { layoutCsv } from '../../../../domain/modules/layout-csv'
import { type LayoutPlan, withArray } from '../../../../domain/modules/layout-plan'
import { withFound } from '../../../../domain/modules/photo-array'
import type { Plant } from '../../../../domain/plants/reading'
import { fileName } from '../../../../domain/values/csv'
import { Button } from '../../../../kit/button/button'
import { saveFile } from '../../../../kit/browser/save-file'
import { Icon } from '../../../../kit/icon/icon'
import { useToolbar } from '../../../../kit/keys/use-toolbar'
import { useText } from '../../../../kit/text/use-text'
import type { EditParts } from './edit-parts'
import { ImportDialog } from './import-dialog'
import { PhotoDialog } from './photo-dialog'
import { useRoofPhoto } from './use-roof-photo'
import { PublishDialog } from './publish-dialog'
import { StringsDialog } from './strings-dialog'
import css from './edit.module.css'

/** Where an array can come from, beside drawing it. */
export type Source = 'photo' | 'strings'

interface BarProps extends EditParts {
  readonly plant: Plant
  /** Kind of modules that are drawn. */
  readonly type: string
  /** What it begins with. */
  readonly from: Source | null
  onPublished(): void
}

/** What is done to the whole drawing. */
export function EditBar({ editor, plan, known, locked, plant, type, from, onPublished }: BarProps) {
  const t = useText('module-edit')
  const { notices } = useServices()
  const [open, setOpen] = useState<Source | 'import' | 'publish' | null>(from)
  const roof = useRoofPhoto(plant.id, type)
  const { history, versions, dirty, write, change, choose } = editor
  const notify = (key: string) =>
    notices.provider.open({ type: 'success', message: t(key), key: 'layout-draft' })
  const save = async () => {
    if (await editor.save()) notify('saved')
  }
  const { bar, ...keys } = useToolbar()
  const drop = async () => {
    if (!(await editor.drop())) return
    notify('dropped')
    // The button goes with the draft.
    bar.current?.focus()
  }
  /** What a new array is like: turned as the last one. */
  const { landscape = false, azimuth = 180, tilt = 30 } = plan.at(-1) ?? {}
  const like = { landscape, azimuth, tilt }
  const named = { ...like, name: `${t('array')} ${plan.length + 1}` }
  const add = (next: LayoutPlan) => {
    change(next)
    choose({ array: plan.length, row: 0, column: 0 })
  }
  const addArray = () => {
    const { rows = 2, columns = 6 } = plan.at(-1) ?? {}
    add(withArray(plan, { ...named, rows, columns }))
  }
  return (
    <>
      <div
        {...keys}
        ref={bar}
        className={`hg-row ${css['bar']}`}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('title')}
      >
        <Button off={locked || history.past.length === 0} aria-keyshortcuts="Control+Z" onClick={editor.undo}>
          <Icon name="undo" size={16} /> {t('engine:record.undo')}
        </Button>
        <Button
          off={locked || history.future.length === 0}
          aria-keyshortcuts="Control+Y"
          onClick={editor.redo}
        >
          <span className="inline-flex -scale-x-100">
            <Icon name="undo" size={16} />
          </span>{' '}
          {t('redo')}
        </Button>
        <Button off={locked} onClick={addArray}>
          <Icon name="plus" size={16} /> {t('addArray')}
        </Button>
        <Button off={locked} onClick={() => setOpen('strings')}>
          <Icon name="plus" size={16} /> {t('strings.label')}
        </Button>
        <Button off={locked} onClick={() => setOpen('photo')}>
          <Icon name="image" size={16} /> {t('photo.label')}
        </Button>
        {known && (
          <>
            <Button off={locked} onClick={() => setOpen('import')}>
              <Icon name="upload" size={16} /> {t('import.label')}
            </Button>
            <Button
              onClick={() => saveFile(fileName([plant.name ?? '', t('title')], 'csv'), layoutCsv(plan))}
            >
              <Icon name="download" size={16} /> {t('export')}
            </Button>
          </>
        )}
        <span className={`ms-auto hg-wrap ${css['ends']}`}>
          {versions.draft?.own && (
            <Button off={locked} onClick={() => void drop()}>
              {t('draft.drop')}
            </Button>
          )}
          <Button
            off={locked || !dirty}
            aria-busy={write.busy}
            aria-keyshortcuts="Control+S"
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
          <Button
            kind="primary"
            off={locked || (!dirty && versions.draft === null)}
            onClick={() => setOpen('publish')}
          >
            {t('publish.label')}
          </Button>
        </span>
      </div>
      {open === 'strings' && (
        <StringsDialog
          {...{ plant: plant.id, type, plan, shape: like }}
          onTaken={change}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'photo' && !locked && (
        <PhotoDialog
          roof={roof}
          onTaken={(found, leftOut) => add(withFound(plan, found, leftOut, named, known ?? []))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'import' && known && (
        <ImportDialog plan={plan} known={known} onTaken={change} onClose={() => setOpen(null)} />
      )}
      {open === 'publish' && (
        <PublishDialog
          editor={editor}
          known={known}
          onClose={() => setOpen(null)}
          onDone={() => {
            notify('published')
            onPublished()
          }}
        />
      )}
    </>
  )
}
