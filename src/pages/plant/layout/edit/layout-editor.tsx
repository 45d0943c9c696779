import { useCall } from '../../../../console/data/use-call'
import { useLeaveGuard } from '../../../../console/record/use-leave-guard'
import type { LayoutDesk } from '../../../../domain/modules/layout-desk'
import type { PlantLayout } from '../../../../domain/plants/plant-records'
import type { Plant } from '../../../../domain/plants/reading'
import { useMemo, useRef, useState } from 'react'
import { Panel, SkeletonBlock } from '../../../../kit/panel/panel'
import { useText } from '../../../../kit/text/use-text'
import { layoutDesk } from '../../../../transport/calls/layout-drafts'
import { ArrayForm } from './array-form'
import { DraftNote } from './draft-note'
import { EditBar } from './edit-bar'
import { EditField } from './edit-field'
import { PlaceCard } from './place-card'
import { SerialTray } from './serial-tray'
import { useEditKeys } from './use-edit-keys'
import { useEditor } from './use-editor'
import css from './edit.module.css'

interface EditorProps {
  readonly plant: Plant
  readonly layout: PlantLayout
  onClose(): void
}

/** The layout as it is drawn anew: kept by the cloud as a draft, and everybody's once it is published. */
export function LayoutEditor({ plant, layout, onClose }: EditorProps) {
  const t = useText('module-edit')
  useText('words')
  useText('engine')
  const desk = useCall(['layout-desk', plant.id, layout.type], layoutDesk(plant.id, layout.type))
  // The desk as it was when work began; what comes later is asked for by the editor itself.
  const [begun, setBegun] = useState<LayoutDesk | null>(null)
  if (begun === null && desk.data !== undefined && !desk.refreshing) setBegun(desk.data)
  return (
    <Panel
      title={t('title')}
      state={begun ? [] : desk}
      extra={
        <button type="button" className="hg-button" onClick={onClose}>
          {t('close')}
        </button>
      }
      skeleton={<SkeletonBlock height={420} />}
    >
      {begun && <Drawing plant={plant} layout={layout} desk={begun} onClose={onClose} />}
    </Panel>
  )
}

function Drawing({ plant, layout, desk, onClose }: EditorProps & { desk: LayoutDesk }) {
  const editor = useEditor(plant.id, layout, desk)
  useEditKeys(editor)
  const guard = useLeaveGuard(editor.dirty)
  const serial = useRef<HTMLInputElement>(null)
  const [looking, look] = useState(false)
  const measured = layout.type !== 'PV_MODULE'
  const { other, history } = editor
  const plan = looking && other?.draft ? other.draft.plan : history.now
  const { serials } = editor.desk
  const known = useMemo(() => (measured ? serials : null), [measured, serials])
  const locked = other !== null
  const parts = { editor, plan, known, locked }
  return (
    <div className={css['editor']}>
      {guard.question}
      <EditBar {...parts} name={plant.name} onPublished={onClose} />
      <DraftNote editor={editor} looking={looking} onLook={look} />
      <div className={css['body']}>
        <EditField {...parts} onType={() => serial.current?.focus()} />
        <aside className={css['aside']}>
          <PlaceCard {...parts} serial={serial} />
          <ArrayForm {...parts} />
          {known && <SerialTray {...parts} known={known} />}
        </aside>
      </div>
    </div>
  )
}
