import { useCall } from '../../../console/use-call'
import { Panel } from '../../../console/panel'
import { useText } from '../../../console/use-text'
import { flowPicture } from '../../../domain/energy-flow'
import type { FlowPicture } from '../../../domain/energy-flow'
import { freshness } from '../../../domain/freshness'
import { SLOT_SECONDS } from '../../../domain/instant'
import type { Plant } from '../../../domain/reading'
import { flowArms } from '../../../transport/calls/devices'
import { spokenAge } from '../age'
import { isAsleep } from '../../../domain/plant-status'
import { useLive } from '../use-live'
import { useNow } from '../use-now'
import { CANVAS, edgeHue, edgeInk, edgePath, placeNodes } from './flow-geometry'
import type { NodeKey } from './flow-geometry'
import { Edge, Node } from './flow-parts'
import { flowClauses } from './flow-sentence'
import css from './energy-flow.module.css'

/** Where the energy comes from and goes to right now (C28), with the extra arms that the plant displays (C62). */
export function EnergyFlow({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const live = useLive(plant)
  // Extra arms are an addition: without them the picture is still true.
  const arms = useCall(['arms', plant.id], flowArms(plant.id))
  const picture =
    live.data && flowPicture({ live: live.data, gridType: plant.gridType, arms: arms.data ?? [] })
  const { kind, age } = freshness({
    lastUpdate: live.data?.lastUpdate ?? null,
    now,
    interval: SLOT_SECONDS,
    asleep: isAsleep(plant, now),
  })
  const past = age !== null && (kind === 'stale' || kind === 'asleep')
  const spoken = spokenAge(age ?? 0)
  return (
    <Panel
      title={t('flow.title')}
      state={live}
      skeleton={<div className={css['blank']} />}
      className={css['panel'] ?? ''}
      extra={
        past && (
          <span className={css['known']} data-kind={kind}>
            {t('flow.lastKnown', { age: t(`age.${spoken.key}`, { count: spoken.count }) })}
          </span>
        )
      }
    >
      {picture && <Picture picture={picture} capacity={plant.capacity} past={past} />}
    </Panel>
  )
}

interface PictureProps {
  picture: FlowPicture
  capacity: number | null
  /** Whether it shows what was last known instead of what is. */
  past: boolean
}

function Picture({ picture, capacity, past }: PictureProps) {
  const t = useText('plant')
  const keys: NodeKey[] = picture.nodes.map((node) => node.key)
  if (picture.unaccounted !== null) keys.push('unaccounted')
  const places = placeNodes(keys)
  const largest = Math.max(...picture.edges.map((edge) => edge.power), (capacity ?? 0) * 500)
  return (
    <figure
      className={css['picture']}
      data-stale={past || undefined}
      style={{ aspectRatio: `${CANVAS.width} / ${CANVAS.height}` }}
    >
      <figcaption className="hg-sr">
        {flowClauses(picture)
          .map(({ key, values }) => t(`flow.say.${key}`, values))
          .join(' ')}
      </figcaption>
      <svg className={css['edges']} viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`} aria-hidden="true">
        {keys.map((key) => {
          const [from, to] = [places.get(key), places.get(restOf(key, keys))]
          return (
            from && to && from !== to && <path key={key} className={css['rest']} d={edgePath(from, to)} />
          )
        })}
        {picture.edges.map((edge) => {
          const [from, to] = [places.get(edge.from), places.get(edge.to)]
          if (!from || !to) return null
          return (
            <Edge
              key={`${edge.from}-${edge.to}`}
              path={edgePath(from, to)}
              hue={edgeHue(edge)}
              {...edgeInk(edge.power, largest)}
            />
          )
        })}
      </svg>
      <div aria-hidden="true">
        {picture.nodes.map((node) => (
          <Node key={node.key} node={node} place={places.get(node.key)} />
        ))}
        {picture.unaccounted !== null && (
          <Node
            node={{ key: 'unaccounted', power: Math.abs(picture.unaccounted), state: 'unknown' }}
            place={places.get('unaccounted')}
          />
        )}
      </div>
    </figure>
  )
}

/** The neighbour that a node's quiet line leads to when nothing flows. */
function restOf(key: NodeKey, keys: readonly NodeKey[]): NodeKey {
  if (key === 'micro') return 'solar'
  if (key === 'load' || !keys.includes('load')) return 'grid'
  return 'load'
}
