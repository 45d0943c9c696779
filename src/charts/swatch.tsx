import type { Ink } from './ink'

/** A sample of an ink: the dash as well as the colour. */
export function Swatch({ ink }: { ink: Ink | undefined }) {
  return (
    <svg width={18} height={8} aria-hidden="true">
      <line
        x1="1"
        x2="17"
        y1="4"
        y2="4"
        stroke={ink?.colour}
        strokeWidth={ink && ink.width + 1.2}
        strokeDasharray={ink?.dash.join(' ')}
      />
    </svg>
  )
}
