import { Link } from 'react-router'
import { ValueView } from '../../../kit/figure/figure-view'
import { useText } from '../../../kit/text/use-text'
import type { FlowNode } from '../../../domain/energy/energy-flow'
import { CANVAS, type NodeKey, type Place, ringDash } from './flow-geometry'
import { FlowIcon } from './flow-icons'
import type { NodeWay } from '../../../features/devices/use-node-ways'
import css from './energy-flow.module.css'

interface EdgeProps {
  path: string
  hue: string
  width: number
  duration: number
  dots: number
}

/** A curve as wide as its power, with dots that travel where the energy goes. */
export function Edge({ path, hue, width, duration, dots }: EdgeProps) {
  return (
    <g style={{ color: `var(--${hue})` }}>
      <path
        d={path}
        className="fill-none opacity-50 stroke-current [stroke-linecap:round]"
        strokeWidth={width}
      />
      {Array.from({ length: dots }, (_, index) => (
        <circle
          key={index}
          className={css['dot']}
          r={width / 2 + 1.6}
          style={{
            offsetPath: `path('${path}')`,
            animationDuration: `${duration}s`,
            animationDelay: `${(-duration * index) / dots}s`,
            // Where the dot rests when motion is reduced.
            offsetDistance: `${((index + 0.5) / dots) * 100}%`,
          }}
        />
      ))}
    </g>
  )
}

type DrawnNode = Omit<FlowNode, 'key'> & { key: NodeKey }

interface NodeProps {
  node: DrawnNode
  place: Place | undefined
  /** Of the picture. */
  /** To what stands behind it. */
  way: NodeWay | null
}

/** A node with its number and its word, the way to its device; the battery with a ring for its charge. */
export function Node({ node, place, way }: NodeProps) {
  if (!place) return null
  const look = {
    className: css['node'],
    style: { left: `${(place.x / CANVAS.width) * 100}%`, top: `${(place.y / CANVAS.height) * 100}%` },
    'data-node': node.key,
    'data-state': node.state,
    'data-over': place.y < 100 && node.key === 'solar' ? true : undefined,
  }
  // The sentence of the figure says what it shows.
  if (way === null)
    return (
      <div {...look} aria-hidden="true">
        <Drawn node={node} />
      </div>
    )
  return (
    <Link {...look} to={way.to} aria-label={way.name}>
      <Drawn node={node} />
    </Link>
  )
}

function Drawn({ node }: { node: DrawnNode }) {
  const t = useText('plant')
  const ring = node.key === 'battery' ? ringDash(node.stateOfCharge) : null
  const word = node.key === 'unaccounted' || node.state === 'silent' ? null : t(`flow.state.${node.state}`)
  return (
    <>
      <span className={css['disc']}>
        {ring !== null && (
          <svg className={css['ring']} viewBox="0 0 80 80">
            <circle cx="40" cy="40" r="38" pathLength={100} />
            <circle
              cx="40"
              cy="40"
              r="38"
              pathLength={100}
              strokeDasharray={ring}
              className="stroke-(--state-of-charge) [stroke-linecap:round]"
            />
          </svg>
        )}
        <FlowIcon kind={node.key} />
        <strong className="text-ink text-[clamp(11px,3.5cqw,16px)] font-semibold">
          <ValueView value={node.power} unit="W" />
        </strong>
        {node.key === 'battery' && node.stateOfCharge !== undefined && (
          <ValueView value={node.stateOfCharge} unit="%" size="caption" />
        )}
      </span>
      <span className={`hg-column text-caption ${css['caption']} mt-1 text-ink`}>
        {t(`flow.node.${node.key}`)}
        {word !== null && <em className="text-ink-soft not-italic">{word}</em>}
      </span>
    </>
  )
}
