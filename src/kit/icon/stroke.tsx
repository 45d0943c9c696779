interface StrokeProps {
  /** Path on a 16-unit square. */
  d: string
  weight?: number
  size?: number
}

/** A small drawing beside words or on a button, in the colour of the text; the words or the label speak for it. */
export function Stroke({ d, weight = 1.5, size = 16 }: StrokeProps) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
