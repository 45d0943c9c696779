import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import { bestPlaces, type Direction, neighbourOf } from '../../../../domain/modules/module-places'
import { tileKey } from '../../../../domain/modules/module-tiles'
import { beside, moved, tileAt, withoutTile, withTile } from '../../../../domain/modules/layout-plan'
import { useSize } from '../../../../kit/browser/use-size'
import { useText } from '../../../../kit/text/use-text'
import { Minimap } from '../minimap'
import { TALLEST, useZoom } from '../use-zoom'
import { ZoomButtons } from '../zoom-buttons'
import type { EditParts } from './edit-parts'
import { EditGrid } from './edit-grid'
import { useDragTile } from './use-drag-tile'
import { spotsOf } from './spots'
import field from '../field.module.css'
import css from './edit.module.css'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** px, before the width is known. */
const USUAL = 900
const READABLE = 27

/** All places of all arrays, with modules and without: walked by arrow keys, changed by keys and by dragging. */
export function EditField({ editor, plan, known, locked, onType }: EditParts & { onType(): void }) {
  const t = useText('module-edit')
  const id = useId()
  const [hold, size] = useSize()
  const frame = useRef<HTMLDivElement>(null)
  const width = size === null || size.width === 0 ? USUAL : size.width
  const places = useMemo(() => bestPlaces(plan, width, TALLEST), [plan, width])
  const zoom = useZoom(frame, places, width)
  const spots = useMemo(() => spotsOf(plan, known), [plan, known])
  const { chosen, choose, change } = editor
  const drag = useDragTile(frame, locked, {
    pick: choose,
    drop(from, to) {
      change(moved(plan, from, to))
      choose(to)
    },
  })
  const key = chosen && tileKey(chosen)
  useEffect(() => {
    if (key === null) return
    const tile = frame.current?.querySelector(`[data-tile="${key}"]`)
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [key])

  const walk = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    const here = spots.find((one) => one.key === key)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (direction && event.shiftKey && chosen && !locked) {
      const to = beside(plan, chosen, direction)
      if (to && tileAt(plan, chosen)) {
        change(moved(plan, chosen, to))
        choose(to)
      }
    } else if (direction) choose(here ? neighbourOf(spots, places, here, direction) : (spots[0] ?? null))
    else if (event.key === 'Home' || event.key === 'End')
      choose(spots.at(event.key === 'Home' ? 0 : -1) ?? null)
    else if (event.key === 'Escape' && chosen) choose(null)
    else if (event.key === 'Enter' && chosen) onType()
    else if (event.key === 'Delete' && chosen && !locked) change(withoutTile(plan, chosen))
    else if (event.key === 'Insert' && chosen && !locked && !tileAt(plan, chosen))
      change(withTile(plan, chosen, null))
    else if (event.key === '+') zoom.by(1)
    else if (event.key === '-') zoom.by(-1)
    else if (event.key === '0') zoom.all()
    else return
    event.preventDefault()
  }
  const { scale } = zoom
  if (plan.length === 0)
    return (
      <div ref={hold} className={css['blank']}>
        <p>{t('blank')}</p>
      </div>
    )
  return (
    <div ref={hold} className={field['field']}>
      <div
        ref={frame}
        className={field['frame']}
        role="listbox"
        tabIndex={0}
        aria-label={t('field')}
        aria-activedescendant={key === null ? undefined : `${id}-${key}`}
        onKeyDown={walk}
        {...drag.handlers}
      >
        <svg
          width={places.width * scale}
          height={places.height * scale}
          viewBox={`-4 0 ${places.width + 8} ${places.height + 4}`}
          data-plain={scale * 44 < READABLE || undefined}
          role="presentation"
          fontSize={Math.min(21, 13 / scale)}
        >
          {plan.map((array, index) => (
            <EditGrid
              key={array.id}
              id={id}
              array={array}
              places={places}
              index={index}
              spots={spots}
              chosen={key}
              over={drag.over}
            />
          ))}
        </svg>
      </div>
      <div className={field['foot']}>
        <p className={field['hint']}>{t('keys')}</p>
        <Minimap {...{ frame, places, zoom }} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  )
}
