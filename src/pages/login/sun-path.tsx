import css from './sun-path.module.css'

/** Height of the sun over the drawn horizon along one day: a half sine of the given height. */
function dayArc(height: number, from: number, to: number): string {
  const points = Array.from({ length: 41 }, (_, step) => {
    const share = step / 40
    const x = from + (to - from) * share
    const y = HORIZON - height * Math.sin(Math.PI * share)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const HORIZON = 430
/** Longest, middle and shortest day of a year. */
const DAYS = [
  { height: 330, from: 40, to: 760 },
  { height: 235, from: 110, to: 690 },
  { height: 130, from: 190, to: 610 },
]
/** The sun stands in the early afternoon of the middle day, clear of the words at the upper left. */
const SUN = { x: 110 + 580 * 0.6, y: HORIZON - 235 * Math.sin(Math.PI * 0.6) }
const MIRROR = { x: 632, y: 470 }
const HOURS = Array.from({ length: 13 }, (_, hour) => hour / 12)
const ROWS = [
  { y: 478, x: 60, scale: 0.62, count: 7 },
  { y: 522, x: 20, scale: 0.86, count: 6 },
  { y: 582, x: -30, scale: 1.2, count: 5 },
]

function PanelTable(props: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <path className="fill-none stroke-primary opacity-45" d="M28 22v18M68 22v18" />
      <path
        className="fill-surface-raised stroke-primary stroke-[1.5] [stroke-linejoin:round]"
        d="M14 0h76L82 26H2z"
      />
      <path className="fill-none stroke-primary opacity-45" d="M39 0l-8 26M64 0l-6 26M9 13h77" />
    </g>
  )
}

/** The brand's picture: the year's sun paths, a field of panels, and the light sent on by a mirror. */
export function SunPath(props: { title: string }) {
  return (
    <svg
      className={`${css['path']} forced-colors:hidden`}
      viewBox="0 0 800 680"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={props.title}
    >
      <defs>
        <radialGradient id="sun-glow">
          <stop offset="0" stopOpacity={0.28} />
          <stop offset="1" stopOpacity={0} />
        </radialGradient>
        <linearGradient id="sun-beam" x1="0" x2="1">
          <stop offset="0" stopOpacity={0.5} />
          <stop offset="1" stopOpacity={0} />
        </linearGradient>
      </defs>
      <circle cx={SUN.x} cy={SUN.y} r={210} fill="url(#sun-glow)" />
      {DAYS.map((day, index) => (
        <path
          key={day.height}
          className={
            index === 1
              ? 'fill-none stroke-production stroke-2'
              : 'fill-none stroke-line-strong stroke-[1.5] opacity-40'
          }
          d={dayArc(day.height, day.from, day.to)}
        />
      ))}
      {HOURS.map((share) => (
        <path
          key={share}
          className="fill-none stroke-line-strong stroke-[1.5] opacity-40"
          d={`M${40 + 720 * share} ${HORIZON - 330 * Math.sin(Math.PI * share)}L${190 + 420 * share} ${HORIZON - 130 * Math.sin(Math.PI * share)}`}
          strokeDasharray="1 9"
        />
      ))}
      <path className="fill-none stroke-line-strong stroke-[1.5]" d={`M-400 ${HORIZON}H1200`} />
      {[130, 265, 400, 535, 670].map((x) => (
        <path key={x} className="fill-none stroke-line-strong stroke-[1.5]" d={`M${x} ${HORIZON}v8`} />
      ))}
      <path className={css['ray']} d={`M${SUN.x} ${SUN.y}L${MIRROR.x} ${MIRROR.y}`} />
      <path
        fill="url(#sun-beam)"
        d={`M${MIRROR.x} ${MIRROR.y - 3}L1200 ${MIRROR.y - 150}V${MIRROR.y - 96}L${MIRROR.x} ${MIRROR.y + 3}z`}
      />
      <circle className="fill-production" cx={SUN.x} cy={SUN.y} r={26} />
      {ROWS.map((row) =>
        Array.from({ length: row.count }, (_, index) => (
          <PanelTable
            key={`${row.y}-${index}`}
            x={row.x + index * 100 * row.scale}
            y={row.y}
            scale={row.scale}
          />
        )),
      )}
      <g className="fill-none stroke-ink-soft stroke-3 [stroke-linecap:round] [stroke-linejoin:round]">
        <path
          d={`M${MIRROR.x} ${MIRROR.y}v84M${MIRROR.x - 34} ${MIRROR.y + 128}l34-44 34 44M${MIRROR.x} ${MIRROR.y + 84}v46`}
        />
        <ellipse
          className="fill-production stroke-surface-card"
          cx={MIRROR.x}
          cy={MIRROR.y}
          rx="13"
          ry="27"
          transform={`rotate(24 ${MIRROR.x} ${MIRROR.y})`}
        />
      </g>
    </svg>
  )
}
