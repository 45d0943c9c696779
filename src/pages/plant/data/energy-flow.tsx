import { useCall } from '../../../console/data/use-call'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { type FlowKey, flowPicture, type FlowPicture, silentFlow } from '../../../domain/energy/energy-flow'
import type { Plant } from '../../../domain/plants/reading'
import { flowArms } from '../../../transport/calls/devices'
import { spokenAge } from '../../../features/plants/age'
import { lastHeard } from '../../../domain/plants/last-heard'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { CANVAS, edgeHue, edgeInk, edgePath, type NodeKey, placeNodes } from './flow-geometry'
import { Edge, Node } from './flow-parts'
import { flowClauses } from './flow-sentence'
import { type NodeWay, useNodeWays } from '../../../features/devices/use-node-ways'

const UNHEARD = { lastUpdate: null, networkStatus: null }

/** Where the energy comes from and goes to right now (C28), with the extra arms that the plant displays (C62). */
export function EnergyFlow({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const live = useLive(plant)
  // Extra arms are an addition: without them the picture is still true.
  const arms = useCall(['arms', plant.id], flowArms(plant.id))
  const last = live.data && flowPicture({ live: live.data, gridType: plant.gridType, arms: arms.data ?? [] })
  const { kind, age, past } = lastHeard(plant, live.data ?? UNHEARD, now)
  const ageWords = spokenAge(age ?? 0)
  const heard = t('flow.lastHeard', { age: t(`age.${ageWords.key}`, { count: ageWords.count }) })
  const picture = last && (past ? silentFlow(last) : last)
  const wayOf = useNodeWays(plant)
  return (
    <Panel
      title={t('flow.title')}
      state={live}
      skeleton={<SkeletonBox className="relative w-full max-w-115 my-0 mx-auto aspect-[360/420]" />}
      extra={
        past && (
          <span className="text-ink-soft text-caption data-[kind=stale]:text-warning-ink" data-kind={kind}>
            {heard}
          </span>
        )
      }
    >
      {picture && (
        <Picture picture={picture} capacity={plant.capacity} silent={past ? heard : null} wayOf={wayOf} />
      )}
    </Panel>
  )
}

interface PictureProps {
  picture: FlowPicture
  capacity: number | null
  /** When a silent plant was last heard; null of one that speaks. */
  silent: string | null
  wayOf(node: FlowKey): NodeWay | null
}

function Picture({ picture, capacity, silent, wayOf }: PictureProps) {
  const t = useText('plant')
  const keys: NodeKey[] = picture.nodes.map((node) => node.key)
  if (picture.unaccounted !== null) keys.push('unaccounted')
  const places = placeNodes(keys)
  const largest = Math.max(...picture.edges.map((edge) => edge.power), (capacity ?? 0) * 500)
  return (
    <figure
      className="relative w-full max-w-115 mx-auto @container data-silent:opacity-55"
      data-silent={silent !== null || undefined}
      style={{ aspectRatio: `${CANVAS.width} / ${CANVAS.height}` }}
    >
      <figcaption className="sr-only">
        {silent === null
          ? flowClauses(picture)
              .map(({ key, values }) => t(`flow.say.${key}`, values))
              .join(' ')
          : t('flow.say.silent', { heard: silent })}
      </figcaption>
      <svg
        className="h-full w-full absolute inset-0 overflow-visible"
        viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
        aria-hidden="true"
      >
        {keys.map((key) => {
          const [from, to] = [places.get(key), places.get(restOf(key, keys))]
          return (
            from &&
            to &&
            from !== to && (
              <path key={key} className="fill-none stroke-line stroke-[1.5]" d={edgePath(from, to)} />
            )
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
      {picture.nodes.map((node) => (
        <Node key={node.key} node={node} place={places.get(node.key)} way={wayOf(node.key)} />
      ))}
      {picture.unaccounted !== null && (
        <Node
          node={{ key: 'unaccounted', power: Math.abs(picture.unaccounted), state: 'unknown' }}
          place={places.get('unaccounted')}
          way={null}
        />
      )}
    </figure>
  )
}

/** The neighbour that a node's quiet line leads to when nothing flows. */
function restOf(key: NodeKey, keys: readonly NodeKey[]): NodeKey {
  if (key === 'micro') return 'solar'
  if (key === 'load' || !keys.includes('load')) return 'grid'
  return 'load'
}
