import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapFrame } from '../../domain/plants/map-frame'
import { useFocusAround } from '../../kit/browser/use-focus-return'
import { useAppearance } from '../../kit/brand/appearance'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { isShowable, type ProviderMap, providerMap } from './provider-map'
import { useMaps } from './use-maps'
import css from './map-base.module.css'

/** A map that is not drawn by then is said to be missing, ms. */
const LATEST = 20_000

/** Code of the service may fail at any step; the screen does not. */
function isDone(step: () => void): boolean {
  try {
    step()
    return true
  } catch {
    return false
  }
}

export interface MapBase {
  /** Lies below what is drawn; null where neither a key nor a proxy is configured. */
  readonly ground: ReactNode
  /** Says that the map of the provider is missing, with the way to try again; null as long as that is not known. */
  readonly missing: ReactNode
  /** The provider's map can be seen: land and lines of our own are not drawn. */
  readonly drawn: boolean
}

/**
 * The provider's map in the same projection and at the same scale as `frame` (specification 7). Places are drawn by
 * the console, so that all of it works without that map, or before it has come.
 */
export function useMapBase(frame: MapFrame | null): MapBase {
  const { service, state, retry } = useMaps(frame !== null)
  const { scheme } = useAppearance()
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<ProviderMap | null>(null)
  const [outcome, setOutcome] = useState<'drawn' | 'missing' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const view = frame !== null && service !== null && isShowable(service, frame.view) ? frame.view : null
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
    if (view !== null && map !== null && !isDone(() => map.show(view))) setOutcome('missing')
    // oxlint-disable-next-line react/exhaustive-deps -- Each frame has a view of its own, often of the same place.
  }, [view?.latitude, view?.longitude, view?.zoom, map])

  const ready = state === 'ready' && view !== null
  useEffect(() => {
    const [element, first] = [holder.current, latest.current]
    if (!ready || service === null || element === null || first === null) return
    let over = false
    let made: ProviderMap | null = null
    const end = (next: 'drawn' | 'missing') => {
      clearTimeout(timer)
      if (!over) setOutcome(next)
    }
    const timer = setTimeout(() => end('missing'), LATEST)
    providerMap(service, { holder: element, view: first, scheme, onDrawn: () => end('drawn') }).then(
      (next) => {
        made = next
        if (over) isDone(next.end)
        else setMap(next)
      },
      () => end('missing'),
    )
    return () => {
      over = true
      clearTimeout(timer)
      if (made) isDone(made.end)
      setMap(null)
      setOutcome(null)
    }
  }, [ready, service, scheme, attempt])

  const tryAgain = () => {
    setOutcome(null)
    if (state === 'failed') retry()
    else setAttempt((count) => count + 1)
  }
  const isMissing = state === 'failed' || outcome === 'missing'
  const drawn = outcome === 'drawn'
  return {
    ground: service && (
      <div className={css['ground']} data-drawn={drawn} aria-hidden="true">
        <div ref={holder} className="h-full" />
      </div>
    ),
    missing: isMissing ? <Missing onRetry={tryAgain} /> : null,
    drawn,
  }
}

function Missing({ onRetry }: { onRetry(): void }) {
  const t = useText('plants')
  const console = useText('console')
  const note = useRef<HTMLParagraphElement>(null)
  useFocusAround(note)
  return (
    <p ref={note} className="hg-line py-1" role="status">
      <span className="flex-1 hg-field-help text-ink-soft text-caption">{t('map.missing')}</span>
      <Button className="flex-none" onClick={onRetry}>
        {console('retry')}
      </Button>
    </p>
  )
}
