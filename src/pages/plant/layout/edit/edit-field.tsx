import { type KeyboardEvent, useMemo, useRef } from 'react'
import { beside, moved, tileAt, withoutTile, withTile } from '../../../../domain/modules/layout-plan'
import { tileKey } from '../../../../domain/modules/module-tiles'
import { useText } from '../../../../kit/text/use-text'
import { ARROWS } from '../arrows'
import { FieldFrame } from '../field-frame'
import type { EditParts } from './edit-parts'
import { type Spot, spotsOf } from './spots'
import { useDragTile } from './use-drag-tile'

/** Serials of one box differ in their last digits. */
const SHOWN_DIGITS = 5

/** All places of all arrays, with modules and without: walked by arrow keys, changed by keys and by dragging. */
export function EditField({ editor, plan, known, locked, onType }: EditParts & { onType(): void }) {
  const t = useText('module-edit')
  const frame = useRef<HTMLDivElement>(null)
  const spots = useMemo(() => spotsOf(plan, known), [plan, known])
  const { chosen, choose, change } = editor
  const drag = useDragTile(frame, locked, {
    pick: choose,
    drop(from, to) {
      change(moved(plan, from, to))
      choose(to)
    },
  })

  const onKey = ({ key, shiftKey }: KeyboardEvent) => {
    if (!chosen) return false
    const step = ARROWS[key]
    if (step && shiftKey && !locked) {
      const to = beside(plan, chosen, step)
      if (to && tileAt(plan, chosen)) {
        change(moved(plan, chosen, to))
        choose(to)
      }
    } else if (key === 'Enter') onType()
    else if (key === 'Delete' && !locked) change(withoutTile(plan, chosen))
    else if (key === 'Insert' && !locked && !tileAt(plan, chosen)) change(withTile(plan, chosen, null))
    else return false
    return true
  }
  const labelOf = ({ array, row, column, serial, wrong }: Spot) => {
    const content = serial === undefined ? t('gap') : (serial ?? t('module'))
    const value = wrong === null ? content : `${content}, ${t(`wrong.${wrong}`)}`
    return t('modules:tile', { array: plan[array]?.name ?? '', row: row + 1, column: column + 1, value })
  }
  if (plan.length === 0)
    return (
      <div className="hg-center text-ink-soft rounded-control min-h-60 border border-dashed border-line-strong text-center">
        <p>{t('blank')}</p>
      </div>
    )
  return (
    <FieldFrame
      arrays={plan}
      tiles={spots}
      lookOf={(spot) => ({
        label: labelOf(spot),
        digits: spot.serial?.slice(-SHOWN_DIGITS) ?? '',
        kind: spot.serial === undefined ? 'gap' : spot.serial === null ? 'blank' : 'named',
        marked: spot.wrong !== null,
        over: drag.over === spot.key,
        held: drag.held === spot.key,
      })}
      label={t('field')}
      hint={t('keys')}
      chosen={chosen && tileKey(chosen)}
      onChoose={(spot) => choose(spot)}
      onKey={onKey}
      frame={frame}
      pointer={drag.handlers}
    />
  )
}
