import { useInvalidate } from '@refinedev/core'
import { useId, useState } from 'react'
import { Button } from '../../kit/button/button'
import '../../kit/form/field.css'
import { type Carried, carries, isGridType } from '../../domain/energy/grid-type'
import { GRID_TYPES, type GridType } from '../../domain/plants/plant'
import { checkGridType, saveGridType } from '../../transport/calls/metering'
import { FaultDetails } from '../../kit/panel/fault-details'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useWrite } from '../../console/record/use-write'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useGranted } from '../../console/access/use-granted'
import { type ResourceText, useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'

const PARTS: readonly Carried[] = [
  'production',
  'feedIn',
  'consumption',
  'purchase',
  'battery',
  'selfConsumption',
  'income',
]

function wordOf(part: Carried, text: ResourceText): string {
  if (part === 'battery') return text.choice('part', 'BATTERY')
  return part === 'income' ? text.section('income') : text.field(part)
}

function PartList(props: { parts: readonly Carried[]; text: ResourceText; shown: boolean }) {
  const { parts, text, shown } = props
  return (
    <ul className="hg-wrap gap-x-4 gap-y-1 mb-2">
      {parts.map((part) => (
        <li className={`hg-inline gap-1 ${shown ? '[&>svg]:text-success-ink' : 'text-ink-soft'}`} key={part}>
          <Icon name={shown ? 'check' : 'close'} size={14} /> {wordOf(part, text)}
        </li>
      ))}
    </ul>
  )
}

/** The grid type, what it shows and hides, and the way to another one. */
export function GridTypeSection(props: ViewProps) {
  const { plan, records } = props
  const t = useText('plant-profile')
  const text = useResourceText(plan)
  const granted = useGranted(plan.name, ['update'])
  const [changing, setChanging] = useState(false)
  const type = records[0]?.['gridType']
  const has = carries(typeof type === 'string' ? type : null)
  const hidden = PARTS.filter((part) => !has.has(part))
  return (
    <div>
      <p className="hg-inline flex-wrap gap-x-4 mb-1 max-w-full">
        <strong>{typeof type === 'string' ? text.choice('gridType', type) : '--'}</strong>
        {granted.has('update') && (
          <Button onClick={() => setChanging(true)}>
            <Icon name="swap" size={16} /> {t('grid.change')}
          </Button>
        )}
      </p>
      <p className="hg-field-help mb-1 text-ink-soft text-caption">{t('grid.shown')}</p>
      <PartList parts={PARTS.filter((part) => has.has(part))} text={text} shown />
      {hidden.length > 0 && (
        <>
          <p className="hg-field-help mb-1 text-ink-soft text-caption">{t('grid.hidden')}</p>
          <PartList parts={hidden} text={text} shown={false} />
        </>
      )}
      {changing && (
        <ChangeDialog
          {...props}
          current={isGridType(type) ? type : null}
          id={Number(records[0]?.['id'])}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  )
}

/** Asks before it is done whether it can be (C43), says what comes and goes, and does it (C44). */
function ChangeDialog(props: ViewProps & { id: number; current: GridType | null }) {
  const { plan, records, id, current, onClose } = props
  const t = useText('plant-profile')
  const text = useResourceText(plan)
  const name = useId()
  const { send, notices } = useServices()
  const write = useWrite()
  const { state, currentPlant } = useCurrentPlant()
  const invalidate = useInvalidate()
  const [target, setTarget] = useState<GridType | null>(null)
  const check = useCall(['gridtype', id, target], target === null ? null : checkGridType(id, target))
  const answer = check.data?.target === target ? check.data : undefined
  const possible = answer?.changeable === true
  const [before, after] = [carries(current), carries(target)]

  const save = async () => {
    if (target === null || !possible) return
    if (!(await write.run(() => send(saveGridType(id, target))))) return
    notices.provider.open({ type: 'success', message: t('grid.done'), key: 'gridtype' })
    onClose()
    currentPlant.refreshDetail()
    await invalidate({ resource: plan.name, invalidates: ['resourceAll'] })
    await invalidate({ resource: 'plants', invalidates: ['resourceAll'] })
  }

  return (
    <Overlay shape="box" title={t('grid.title')} onClose={onClose}>
      <p className="mb-2 font-semibold wrap-anywhere">
        {String(records[0]?.['name'] ?? state.plant?.name ?? id)}
      </p>
      <fieldset className="hg-stack gap-1 mb-3" disabled={write.busy}>
        <legend className="sr-only">{text.field('gridType')}</legend>
        {GRID_TYPES.map((type) => (
          <label className="hg-row min-h-8 phone:min-h-11" key={type}>
            <input
              type="radio"
              name={name}
              checked={(target ?? current) === type}
              onChange={() => setTarget(type === current ? null : type)}
            />
            {text.choice('gridType', type)}
            {type === current && <span className="hg-cell-soft">{t('grid.now')}</span>}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {answer?.changeable === false && (
          <p className="hg-field-error">
            <Icon name="warning" size={14} />{' '}
            {answer.reason === 'NO_BATTERY' ? t('grid.noBattery') : (answer.reason ?? t('grid.refused'))}
          </p>
        )}
        {possible && (
          <>
            <p>{t('grid.effect')}</p>
            <PartList
              parts={PARTS.filter((part) => after.has(part) && !before.has(part))}
              text={text}
              shown
            />
            <PartList
              parts={PARTS.filter((part) => before.has(part) && !after.has(part))}
              text={text}
              shown={false}
            />
          </>
        )}
      </div>
      {check.fault && <FaultDetails fault={check.fault} retry={check.retry} what={text.field('gridType')} />}
      <DialogFoot
        write={write}
        label={t('grid.confirm')}
        ready={possible}
        onClose={onClose}
        onPress={() => void save()}
      />
    </Overlay>
  )
}
