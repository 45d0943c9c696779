import {
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
} from 'react'
import { bestPlaces, type Drawn, neighbourOf, type Places } from '../../../domain/modules/module-places'
import { useSize } from '../../../kit/browser/use-size'
import { ZoomButtons } from '../../../features/figures/zoom-buttons'
import { ARROWS } from './arrows'
import { type DrawnArray, FieldArray, type FieldSpot, type TileLook } from './field-tiles'
import { Minimap } from './minimap'
import { TALLEST, useZoom } from './use-zoom'
import css from './field.module.css'

interface FrameProps<T> {
  readonly arrays: readonly (Drawn & DrawnArray & { readonly id?: string | null })[]
  readonly tiles: readonly T[]
  lookOf(tile: T): TileLook
  readonly label: string
  /** Its keys, in words. */
  readonly hint: string
  readonly chosen: string | null
  onChoose(tile: T | null): void
  /** Keys beyond walking and zoom come first; true where one was used. */
  onKey(event: KeyboardEvent): boolean
  readonly frame: RefObject<HTMLDivElement | null>
  readonly pointer: DOMAttributes<HTMLDivElement>
  /** Drawn over the tiles. */
  over?(places: Places): ReactNode
}

/** px, before the width is known. */
const USUAL = 900
/** Below this width of a tile its number cannot be read. */
const READABLE = 27

/** Arrays of modules in their places. Arrow keys move to the next one, which is announced; it scrolls where it is larger. */
export function FieldFrame<T extends FieldSpot>(props: FrameProps<T>) {
  const { arrays, tiles, chosen, frame, onChoose } = props
  const id = useId()
  const [hold, size] = useSize()
  const width = size === null || size.width === 0 ? USUAL : size.width
  const places = useMemo(() => bestPlaces(arrays, width, TALLEST), [arrays, width])
  const zoom = useZoom(frame, places, width)
  useEffect(() => {
    if (chosen === null) return
    const tile = frame.current?.querySelector(`[data-tile="${chosen}"]`)
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [frame, chosen])

  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = ARROWS[event.key]
    if (props.onKey(event)) event.preventDefault()
    else {
      if (event.key === 'Escape' && chosen !== null) onChoose(null)
      else if (event.key === '+') zoom.by(1)
      else if (event.key === '-') zoom.by(-1)
      else if (event.key === '0') zoom.all()
      else if (event.key === 'Home') onChoose(tiles[0] ?? null)
      else if (event.key === 'End') onChoose(tiles.at(-1) ?? null)
      else if (direction) {
        const here = tiles.find((one) => one.key === chosen)
        const next = here ? neighbourOf(tiles, places, here, direction) : tiles[0]
        if (next) onChoose(next)
      } else return
      event.preventDefault()
    }
  }
  const { scale } = zoom
  return (
    <div ref={hold} className="min-w-0">
      {/* Options are walked by arrow keys alone; a pointer picks by the place under it. */}
      <div
        ref={frame}
        className={css['frame']}
        role="listbox"
        tabIndex={0}
        aria-label={props.label}
        aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
        onKeyDown={walk}
        {...props.pointer}
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
              lookOf={props.lookOf}
              chosen={chosen}
            />
          ))}
          {props.over?.(places)}
        </svg>
      </div>
      <div className={`hg-line gap-3 justify-between ${css['foot']} mt-2`}>
        <p className="text-ink-soft text-caption no-hover:hidden">{props.hint}</p>
        <Minimap {...{ frame, places, zoom }} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  )
}

/** What is silent is hatched, whatever the colours mean. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className="stroke-ink-soft stroke-[1.5]" />
      </pattern>
    </defs>
  )
}
