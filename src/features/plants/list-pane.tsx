import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useServices } from '../../console/services/services-context'
import { IconButton } from '../../kit/button/icon-button'
import { useText } from '../../kit/text/use-text'
import { Stroke } from '../../kit/icon/stroke'
import css from './list-pane.module.css'

const USUAL = 320
const MIN = 240
const MAX = 560
const STEP = 16
const CLOSED = 'list.closed'

const bounded = (width: number) => Math.min(MAX, Math.max(MIN, Math.round(width)))

/** The pane of the list: its edge is drawn by pointer or arrow keys, it folds away, and it remembers both. */
export function ListPane({ children }: { children: ReactNode }) {
  const t = useText('plant')
  const { storage } = useServices()
  const [width, setWidth] = useState(() => bounded(storage.paneWidth() ?? USUAL))
  const [closed, setClosed] = useState(() => storage.recall(CLOSED) === '1')

  const resize = (next: number) => {
    const kept = bounded(next)
    setWidth(kept)
    storage.savePaneWidth(kept)
  }
  const fold = (next: boolean) => {
    setClosed(next)
    storage.remember(CLOSED, next ? '1' : null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: MIN, End: MAX }[event.key]
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const left = event.currentTarget.parentElement?.getBoundingClientRect().left ?? 0
    resize(event.clientX - left)
  }

  return (
    <div
      className="relative flex-none border-e border-e-line bg-surface-card print:hidden"
      style={{ width: closed ? 40 : width }}
    >
      {!closed && <div className="h-full">{children}</div>}
      <IconButton
        className="hg-square absolute top-3 right-2 w-7 h-7"
        aria-expanded={!closed}
        label={closed ? t('list.open') : t('list.close')}
        onClick={() => fold(!closed)}
      >
        <Stroke d={closed ? 'm6 3 5 5-5 5' : 'm10 3-5 5 5 5'} weight={1.6} size={14} />
      </IconButton>
      {!closed && (
        <div
          role="separator"
          aria-orientation="vertical"
          aria-label={t('list.width')}
          aria-valuenow={width}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          tabIndex={0}
          className={`absolute z-4 inset-y-0 -right-1 w-2 cursor-col-resize touch-none ${css['edge']}`}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onDoubleClick={() => resize(USUAL)}
        />
      )}
    </div>
  )
}
