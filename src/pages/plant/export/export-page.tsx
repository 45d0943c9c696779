import { useMemo, useState } from 'react'
import { useAnswers } from '../../../console/access/use-granted'
import { useCall } from '../../../console/data/use-call'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { useWeekBegin } from '../../../console/data/use-preferences'
import type { ExportOrder } from '../../../domain/export/jobs'
import { draftOfTemplate, templateContent } from '../../../domain/export/template'
import type { Plant } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { calendarDate } from '../../../domain/time/instant'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { deviceDetail, deviceParameters } from '../../../transport/calls/device-detail'
import { plantDevices } from '../../../transport/calls/power-system'
import { AskReport } from './ask-report'
import { Builder } from './builder'
import { namedDevices } from './further-devices'
import { History } from './history'
import { exportPlant } from './other-plant'
import { PreviewOf } from './preview-of'
import { TemplateDialog } from './template-dialog'
import { TemplateList } from './templates'
import { useDraft, useNamedTemplate } from './use-draft'
import { useExports } from './use-exports'
import { useTemplates } from './use-templates'
import css from './export.module.css'

/** Files of a plant's data (screens 8): put together, seen before they are made, and found again. */
export function ExportPage() {
  const { state } = useCurrentPlant()
  return state.plant && <Exporting plant={state.plant} />
}

/** Headings and units of a file are the words of other screens; they are there before anything is shown or written. */
function useSharedWords() {
  useText('words')
  useText('plant')
  useText('units')
}

function Exporting({ plant }: { plant: Plant }) {
  const language = useLanguage()
  useSharedWords()
  const now = useNow(60)
  const asked = useMemo(() => [{ resource: 'plants', action: 'export', plant: plant.id }], [plant.id])
  const [right = 'pending'] = useAnswers(asked)
  const may = right === 'granted'
  const zone = zoneOf(plant)
  const today = calendarDate(now, zone)
  const weekday = useWeekBegin()
  const [draft, change] = useDraft(today, plant.id)
  const templates = useTemplates()
  const gone = useNamedTemplate(templates, today, change)
  const [keeping, setKeeping] = useState(false)
  const { jobs, exports } = useExports()
  const live = useLive(plant)
  const [asking, setAsking] = useState(false)
  const ofDevice = draft.template === 'parameters'
  const devices = useCall(
    ['export-devices', plant.id],
    ofDevice ? plantDevices(plant.id, { size: 1000 }) : null,
  )
  const chosen = devices.data?.rows.find(({ id }) => id === draft.device) ?? null
  const written = draft.language ?? language
  const parameters = useCall(
    ['device-parameters', draft.device, written],
    ofDevice && chosen !== null && draft.device !== null
      ? deviceParameters(draft.device, chosen.productId ?? '', written)
      : null,
  )
  const detail = useCall(
    ['export-device', draft.device, written],
    ofDevice && draft.device !== null ? deviceDetail(draft.device, plant.id, written) : null,
  )
  const order: ExportOrder = {
    draft,
    plant: exportPlant(plant),
    systemId: live.data?.systemId ?? plant.id,
    device: chosen && {
      serial: chosen.serial,
      parameters: (parameters.data ?? []).filter(({ key }) => draft.columns.includes(key)),
      all: namedDevices(devices.data?.rows ?? [], [draft.device, ...draft.devices]),
    },
  }
  const start = () => {
    setAsking(false)
    exports.start(order)
  }

  return (
    <div className={`hg-stack gap-3 ${css['page']}`}>
      <Builder
        order={order}
        onChange={change}
        devices={devices}
        parameters={parameters}
        detail={detail.data}
        right={right}
        onMake={() => (draft.template === 'report' ? setAsking(true) : start())}
        onKeep={templates && (() => setKeeping(true))}
      />
      <PreviewOf order={order} ready={live.answered} />
      {templates && (
        <TemplateList
          templates={templates}
          today={today}
          gone={gone}
          onUse={(template) => change(draftOfTemplate(template, today, weekday))}
        />
      )}
      <History jobs={jobs} exports={exports} may={may} onEdit={(job) => change(job.order.draft)} />
      {keeping && templates && (
        <TemplateDialog
          content={templateContent(draft, { id: plant.id, name: plant.name, zone }, today, weekday)}
          plant={{ id: plant.id, name: plant.name, zone }}
          template={null}
          list={templates.list}
          onDone={() => {
            setKeeping(false)
            templates.state.retry()
          }}
          onClose={() => setKeeping(false)}
        />
      )}
      {asking && <AskReport jobs={jobs} zone={zone} onClose={() => setAsking(false)} onAsk={start} />}
    </div>
  )
}
