import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '../../kit/text/use-text'
import { boundedWidth, LEAST_WIDTH, MOST_WIDTH } from './column-widths'
import css from './table.module.css'

const STEP = 16

const widthOf = (edge: HTMLElement) => edge.parentElement?.getBoundingClientRect().width ?? 0

/** The edge of a head, drawn by pointer or arrow keys; a double click or Home gives the width back. */
export function ColumnEdge(props: {
  label: string
  width: number | null
  resize(width: number | null): void
}) {
  const t = useText('engine')
  const { resize, width } = props
  const edge = useRef<HTMLDivElement>(null)
  // A splitter tells where it stands, also where nobody has moved it.
  useLayoutEffect(() => {
    const { current } = edge
    current?.setAttribute('aria-valuenow', String(Math.round(width ?? widthOf(current))))
  })
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
    // A focusable separator is a widget (ARIA 1.2, window splitter), which the rule does not know.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('list.columnWidth', { what: props.label })}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={css['edge']}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onMove}
      onDoubleClick={() => resize(null)}
    />
  )
}
