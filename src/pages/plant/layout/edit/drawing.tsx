import { useLeaveGuard } from '../../../../console/record/use-leave-guard'
import type { LayoutVersions } from '../../../../domain/modules/layout-versions'
import { useMemo, useRef, useState } from 'react'
import { ArrayForm } from './array-form'
import { DraftNote } from './draft-note'
import { EditBar } from './edit-bar'
import { EditField } from './edit-field'
import { PlaceCard } from './place-card'
import { SerialTray } from './serial-tray'
import { useEditKeys } from './use-edit-keys'
import { useEditor } from './use-editor'
import type { PlantLayout } from '../../../../domain/plants/plant-records'
import type { Plant } from '../../../../domain/plants/reading'
import type { Source } from './edit-bar'

export interface EditorProps {
  readonly plant: Plant
  readonly layout: PlantLayout
  /** What it begins with. */
  readonly from: Source | null
  onClose(): void
}

/** The layout at work: its bar, its field and its forms. */
export function Drawing({
  plant,
  layout,
  from,
  versions,
  onClose,
}: EditorProps & { versions: LayoutVersions }) {
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
    <div className="hg-stack gap-3 grid-cols-1 min-w-0">
      {guard.question}
      <EditBar {...parts} plant={plant} type={layout.type} from={from} onPublished={onClose} />
      <DraftNote editor={editor} looking={looking} onLook={look} />
      <div className="hg-stack gap-4 items-start grid-cols-1 @min-[840px]/plant:grid-cols-[minmax(0,1fr)_288px]">
        <EditField {...parts} onType={() => serial.current?.focus()} />
        <aside className="hg-stack gap-3 min-w-0 grid-cols-1">
          <PlaceCard {...parts} serial={serial} />
          <ArrayForm {...parts} />
          {known && <SerialTray {...parts} known={known} />}
        </aside>
      </div>
    </div>
  )
}
