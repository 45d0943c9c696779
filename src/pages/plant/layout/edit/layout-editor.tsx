import { useCall } from '../../../../console/data/use-call'
import { useLeaveGuard } from '../../../../console/record/use-leave-guard'
import type { LayoutVersions } from '../../../../domain/modules/layout-versions'
import type { PlantLayout } from '../../../../domain/plants/plant-records'
import type { Plant } from '../../../../domain/plants/reading'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../../kit/button/button'
import { Panel, SkeletonBlock } from '../../../../kit/panel/panel'
import { useText } from '../../../../kit/text/use-text'
import { layoutVersions } from '../../../../transport/calls/layout-drafts'
import { ArrayForm } from './array-form'
import { DraftNote } from './draft-note'
import { EditBar, type Source } from './edit-bar'
import { EditField } from './edit-field'
import { PlaceCard } from './place-card'
import { SerialTray } from './serial-tray'
import { useEditKeys } from './use-edit-keys'
import { useEditor } from './use-editor'
import css from './edit.module.css'

interface EditorProps {
  readonly plant: Plant
  readonly layout: PlantLayout
  /** What it begins with. */
  readonly from: Source | null
  onClose(): void
}

/** The layout as it is drawn anew: kept by the cloud as a draft, and everybody's once it is published. */
export function LayoutEditor(props: EditorProps) {
  const { plant, layout, onClose } = props
  const t = useText('module-edit')
  useText('words')
  useText('engine')
  const versions = useCall(['layout-versions', plant.id, layout.type], layoutVersions(plant.id, layout.type))
  // The versions as it was when work began; what comes later is asked for by the editor itself.
  const [begun, setBegun] = useState<LayoutVersions | null>(null)
  if (begun === null && versions.data !== undefined && !versions.refreshing) setBegun(versions.data)
  return (
    <Panel
      title={t('title')}
      state={begun ? [] : versions}
      extra={<Button onClick={onClose}>{t('close')}</Button>}
      skeleton={<SkeletonBlock height={420} />}
    >
      {begun && <Drawing {...props} versions={begun} />}
    </Panel>
  )
}

function Drawing({ plant, layout, from, versions, onClose }: EditorProps & { versions: LayoutVersions }) {
  const editor = useEditor(plant.id, layout, versions)
  useEditKeys(editor)
  const guard = useLeaveGuard(editor.dirty)
  const serial = useRef<HTMLInputElement>(null)
  const [looking, look] = useState(false)
  const measured = layout.type !== 'PV_MODULE'
  const { other, history } = editor
  const plan = looking && other?.draft ? other.draft.plan : history.now
  const { serials } = editor.versions
  const known = useMemo(() => (measured ? serials : null), [measured, serials])
  const locked = other !== null
  const parts = { editor, plan, known, locked }
  return (
    <div className={`hg-stack hg-gap-12 hg-narrow ${css['editor']}`}>
      {guard.question}
      <EditBar {...parts} plant={plant} type={layout.type} from={from} onPublished={onClose} />
      <DraftNote editor={editor} looking={looking} onLook={look} />
      <div className={css['body']}>
        <EditField {...parts} onType={() => serial.current?.focus()} />
        <aside className={`hg-stack hg-gap-12 hg-narrow ${css['aside']}`}>
          <PlaceCard {...parts} serial={serial} />
          <ArrayForm {...parts} />
          {known && <SerialTray {...parts} known={known} />}
        </aside>
      </div>
    </div>
  )
}
