import { useEffect, useState } from 'react'
import type { PictureKind } from './picture-kind'

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Fetched when one is first shown: most people never see one. */
const drawings = () => import('./state-drawings').then(({ DRAWINGS }) => DRAWINGS)

/** A small drawing for a state; decorative, the sentence beside it says the same. Without it its place stays empty. */
export function StatePicture(props: { kind: PictureKind }) {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof drawings>> | null>(null)
  useEffect(() => {
    let shown = true
    drawings().then(
      (loaded) => {
        if (shown) setDrawn(loaded)
      },
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [])
  return (
    <svg
      className="text-ink-soft flex-none hg-state-picture"
      viewBox="0 0 96 84"
      width={96}
      height={84}
      aria-hidden="true"
      {...STROKE}
    >
      {drawn?.[props.kind]}
    </svg>
  )
}
