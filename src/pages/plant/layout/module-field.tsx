import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { bestPlaces, type Direction, neighbourOf, stringLines } from '../../../domain/modules/module-places'
import type { ModuleTile } from '../../../domain/modules/module-tiles'
import type { PanelArray } from '../../../domain/plants/plant-records'
import { useSize } from '../../../kit/browser/use-size'
import { useText } from '../../../kit/text/use-text'
import { FieldArray } from './field-array'
import { Minimap } from './minimap'
import { useDragPan } from './use-drag-pan'
import { TALLEST, useZoom } from './use-zoom'
import { ZoomButtons } from './zoom-buttons'
import css from './field.module.css'

interface FieldProps {
  readonly arrays: readonly PanelArray[]
  readonly tiles: readonly ModuleTile[]
  readonly bandOf: ReadonlyMap<string, string>
  stands(tile: ModuleTile): boolean
  digitsOf(tile: ModuleTile): string
  labelOf(tile: ModuleTile): string
  readonly label: string
  readonly chosen: ModuleTile | null
  onChoose(key: string | null): void
  /** Where Enter leads from a module that is a device; null where it may not be opened. */
  wayTo(tile: ModuleTile): string | null
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** px, before the width is known. */
const USUAL = 900
/** Below this width of a tile its number cannot be read. */
const READABLE = 27

/** All modules in their places. Arrow keys walk from one to the next, which is spoken; it scrolls where it is larger. */
export function ModuleField(props: FieldProps) {
  const { arrays, tiles, chosen } = props
  const id = useId()
  const navigate = useNavigate()
  const [hold, size] = useSize()
  const frame = useRef<HTMLDivElement>(null)
  const width = size === null || size.width === 0 ? USUAL : size.width
  const places = useMemo(() => bestPlaces(arrays, width, TALLEST), [arrays, width])
  const zoom = useZoom(frame, places, width)
  const lines = useMemo(() => stringLines(tiles, places), [tiles, places])
  const drag = useDragPan(frame)
  const key = chosen?.key
  useEffect(() => {
    if (key === undefined) return
    const tile = frame.current?.querySelector(`[data-tile="${key}"]`)
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [key])

  const walk = (event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    if (event.key === 'Escape' && chosen) props.onChoose(null)
    else if (event.key === '+') zoom.by(1)
    else if (event.key === '-') zoom.by(-1)
    else if (event.key === '0') zoom.all()
    else if (event.key === 'Home' || event.key === 'End')
      props.onChoose(tiles.at(event.key === 'Home' ? 0 : -1)?.key ?? null)
    else if (event.key === 'Enter' && chosen) {
      const way = props.wayTo(chosen)
      if (way !== null) void navigate(way)
    } else if (direction) {
      const next = chosen ? neighbourOf(tiles, places, chosen, direction) : tiles[0]
      if (next) props.onChoose(next.key)
    } else return
    event.preventDefault()
  }
  const pick = (event: MouseEvent) => {
    const key = (event.target as Element).closest('[data-tile]')?.getAttribute('data-tile')
    if (!drag.moved() && key != null) props.onChoose(key)
  }
  const { scale } = zoom
  return (
    <div ref={hold} className={css['field']}>
      {/* Options are walked by arrow keys alone; a pointer picks by the place under it. */}
      <div
        ref={frame}
        className={css['frame']}
        role="listbox"
        tabIndex={0}
        aria-label={props.label}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
        onKeyDown={walk}
        onClick={pick}
        {...drag.handlers}
      >
        <svg
          width={places.width * scale}
          height={places.height * scale}
          viewBox={`-4 0 ${places.width + 8} ${places.height + 4}`}
          data-plain={scale * 44 < READABLE || undefined}
          role="presentation"
          // Names keep their size until the space above an array is full.
          fontSize={Math.min(21, 13 / scale)}
        >
          <Hatch id={`${id}-hatch`} />
          {arrays.map((array, index) => (
            <FieldArray
              key={array.id ?? index}
              id={id}
              array={array}
              place={places.arrays[index]}
              places={places}
              tiles={tiles.filter((tile) => tile.array === index)}
              {...{ bandOf: props.bandOf, stands: props.stands, chosen: key }}
              {...{ digitsOf: props.digitsOf, labelOf: props.labelOf }}
            />
          ))}
          <path className={css['strings']} d={lines} aria-hidden="true" />
        </svg>
      </div>
      <div className={css['foot']}>
        <KeysHint />
        <Minimap {...{ frame, places, zoom }} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  )
}

function KeysHint() {
  const t = useText('modules')
  return <p className={css['hint']}>{t('keys')}</p>
}

/** What is silent is hatched, whatever the colours mean. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className={css['hatch'] ?? ''} />
      </pattern>
    </defs>
  )
}
