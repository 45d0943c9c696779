import { type KeyboardEvent, memo, type MouseEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { type Places, stringLines } from '../../../domain/modules/module-places'
import type { ModuleTile } from '../../../domain/modules/module-tiles'
import type { PanelArray } from '../../../domain/plants/plant-records'
import { useText } from '../../../kit/text/use-text'
import { FieldFrame } from './field-frame'
import { useDragPan } from './use-drag-pan'

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
  readonly frame: RefObject<HTMLDivElement | null>
  /** Where Enter leads from a module: to its device, or to that of its string; null where it may not be opened. */
  wayTo(tile: ModuleTile): string | null
}

/** All modules in their places, with the lines of their strings. */
export function ModuleField(props: FieldProps) {
  const { tiles, chosen, frame } = props
  const t = useText('modules')
  const navigate = useNavigate()
  const drag = useDragPan(frame)

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !chosen) return false
    const way = props.wayTo(chosen)
    if (way !== null) void navigate(way)
    return true
  }
  const onClick = (event: MouseEvent) => {
    const key = (event.target as Element).closest('[data-tile]')?.getAttribute('data-tile')
    if (!drag.moved() && key != null) props.onChoose(key)
  }
  return (
    <FieldFrame
      arrays={props.arrays}
      tiles={tiles}
      lookOf={(tile) => ({
        label: props.labelOf(tile),
        digits: props.digitsOf(tile),
        band: props.bandOf.get(tile.key) ?? 'none',
        faint: !props.stands(tile),
        silent: tile.module.state === 'offline',
        marked: tile.module.state === 'alarm',
      })}
      label={props.label}
      hint={t('keys')}
      chosen={chosen?.key ?? null}
      onChoose={(tile) => props.onChoose(tile?.key ?? null)}
      onKey={onKey}
      frame={frame}
      pointer={{ onClick, ...drag.handlers }}
      over={(places) => <StringLines tiles={tiles} places={places} />}
    />
  )
}

/** Modules of one string, joined in its order. */
const StringLines = memo(function StringLines(of: { tiles: readonly ModuleTile[]; places: Places }) {
  return (
    <path
      className="fill-none pointer-events-none stroke-ink-soft stroke-[1.5]"
      d={stringLines(of.tiles, of.places)}
      aria-hidden="true"
    />
  )
})
