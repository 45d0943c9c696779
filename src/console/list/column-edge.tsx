import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useText } from '../../kit/text/use-text'
import { boundedWidth, MIN_WIDTH, MAX_WIDTH } from './column-widths'
import css from './column-edge.module.css'

const STEP = 16

const widthOf = (edge: HTMLElement) => edge.parentElement?.getBoundingClientRect().width ?? 0

/** The edge of a head, drawn by pointer or arrow keys; a double click or Home gives the width back. */
export function ColumnEdge(props: {
  label: string
  /** Width that was given, else the least, px. */
  width: number
  resize(width: number | null): void
}) {
  const t = useText('engine')
  const { resize, width } = props
  // A splitter announces its position. An untouched column is measured only on focus: each measuring
  // has the whole table laid out.
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.setAttribute('aria-valuenow', String(Math.round(widthOf(currentTarget) || width)))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step !== undefined) resize(boundedWidth(widthOf(event.currentTarget) + step))
    else if (event.key === 'Home') resize(null)
    else return
    event.preventDefault()
    // The same keys walk through the rows.
    event.stopPropagation()
  }
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget
    if (!edge.hasPointerCapture(event.pointerId)) return
    const left = edge.parentElement?.getBoundingClientRect().left ?? 0
    resize(boundedWidth(event.clientX - left))
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('list.columnWidth', { what: props.label })}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width}
      tabIndex={0}
      className={css['edge']}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onMove}
      onDoubleClick={() => resize(null)}
    />
  )
}
