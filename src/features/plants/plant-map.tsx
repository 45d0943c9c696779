import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ALERT_LEVELS, type AlertLevel } from '../../domain/alarms/alert'
import { boundsOf, type MapBounds, frameOf, graticule, isWithin } from '../../domain/plants/map-frame'
import { byGravity, type MapCluster, clustersOf, type MapPoint } from '../../domain/plants/plant-map'
import { PLANT_STATUSES, type PlantStatus } from '../../domain/plants/plant-status'
import { plausibleNumber } from '../../domain/values/plausible'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { ValueView } from '../../kit/figure/figure-view'
import { ToneWord } from '../../console/fields/tone-word'
import type { ListControl } from '../../console/list/control'
import { ListContext } from '../../console/list/list-context'
import { ListNothing } from '../../console/list/list-nothing'
import { SkeletonBlock } from '../../kit/panel/panel'
import { recordAddress } from '../../console/record/address'
import type { ViewProps } from '../../console/views/view-props'
import { ErrorState } from '../../kit/states/states'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useMapBase } from './map-base'
import { MapPicture } from './plant-map-picture'
import { alarmTone, toneOf } from './plant-map-tone'
import { useSize } from '../../kit/browser/use-size'
import { Button } from '../../kit/button/button'
import css from './plant-map.module.css'

/** Marks nearer to each other than this are one, px. */
const REACH = 44
/** Room for the largest ring at the edge, px. */
const MARGIN = 36
/** So many plants are listed one by one; more are listed by the marks of the map. */
const SINGLE = 60

const isStatus = (value: unknown): value is PlantStatus =>
  (PLANT_STATUSES as readonly unknown[]).includes(value)

function pointOf(record: RecordValues): MapPoint | null {
  const [latitude, longitude] = [plausibleNumber(record['latitude']), plausibleNumber(record['longitude'])]
  const id = plausibleNumber(record['id'])
  if (latitude === null || longitude === null || id === null) return null
  const state = record['state']
  const status = isStatus(state) ? state : 'unknown'
  return {
    id,
    latitude,
    longitude,
    capacity: plausibleNumber(record['capacity']),
    status,
    alarm: alarmOf(record),
  }
}

/** The gravest alarm that lasts, where a server counts them. */
function alarmOf({ alarms }: RecordValues): AlertLevel | null {
  const counts = (alarms ?? {}) as Readonly<Partial<Record<AlertLevel, unknown>>>
  return ALERT_LEVELS.findLast((level) => (plausibleNumber(counts[level]) ?? 0) > 0) ?? null
}

/**
 * The plants of the list where they stand: on the map of the provider where one is configured, on lines of latitude and
 * longitude else. What is drawn is listed beside it for keyboard and screen reader, and every mark can be opened there.
 */
export function PlantMap({ plan }: ViewProps) {
  const list = use(ListContext)
  return list === null ? null : <Plants plan={plan} list={list} />
}

function Plants({ plan, list }: { plan: Plan; list: ListControl }) {
  const { rows, loading, hasMore, loadingMore, fault, loadMore, retry } = list.data
  useEffect(() => {
    // A map has no end that one scrolls to: the further pages come one after the other.
    if (hasMore && !loadingMore && fault === null) loadMore()
  }, [hasMore, loadingMore, fault, loadMore])
  const records = useMemo(() => rows.map(({ record }) => record), [rows])
  if (loading) return <SkeletonBlock height={320} />
  const failed = fault && <ErrorState fault={fault} retry={retry} what={list.text.many} />
  if (rows.length === 0) return failed ?? <ListNothing list={list} />
  return <Placed plan={plan} records={records} failed={failed} />
}

function Placed(props: { plan: Plan; records: readonly RecordValues[]; failed: ReactNode }) {
  const { plan, records, failed } = props
  const t = useText('plants')
  const text = useResourceText(plan)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<MapBounds | null>(null)
  const [hold, box] = useSize()
  const points = useMemo(() => records.flatMap((record) => pointOf(record) ?? []), [records])
  const whole = useMemo(() => boundsOf(points), [points])
  const bounds = chosen ?? whole
  const drawn = useMemo(() => {
    if (bounds === null || box === null) return null
    const frame = frameOf(bounds, { ...box, margin: MARGIN })
    const seen = points.filter((point) => isWithin(frame.seen, point))
    return { frame, seen, clusters: clustersOf(seen, frame, REACH), lines: graticule(frame.seen) }
  }, [bounds, box, points])
  const base = useMapBase(drawn?.frame ?? null)
  const unplaced = records.length - points.length
  const beside = useRef<HTMLDivElement>(null)
  const look = (next: MapBounds | null) => {
    setChosen(next)
    // What was pressed may be gone with the marks of before.
    beside.current?.focus()
  }
  const addressOf = (id: number) => recordAddress(plan, id, id) ?? plan.route
  const go = ({ points: [first, ...others] }: MapCluster) => {
    if (first === undefined) return
    if (others.length === 0) void navigate(addressOf(first.id))
    else look(boundsOf([first, ...others]))
  }

  return (
    <div className={`h-full flex-1 ${css['map']}`}>
      <div ref={hold} className="relative min-h-50 overflow-hidden bg-surface-card">
        {base.ground}
        {drawn && box && <MapPicture {...{ plan, box, go }} bare={base.drawn} {...drawn} />}
        {chosen !== null && (
          <Button className="absolute top-3 start-3" onClick={() => look(null)}>
            {t('map.whole')}
          </Button>
        )}
      </div>
      {/* What is placed freely in it scrolls with it, and not what is around. */}
      <div
        ref={beside}
        className="relative overflow-y-auto border-s border-line max-[800px]:border-s-0 max-[800px]:border-t outline-none hg-plant-map-beside"
        tabIndex={-1}
      >
        {failed}
        <div className="px-4 border-b border-line empty:hidden">{base.missing}</div>
        {drawn && (
          <MapList
            {...{ plan, records, go, addressOf }}
            clusters={drawn.seen.length <= SINGLE ? null : drawn.clusters}
            seen={drawn.seen}
          />
        )}
        {unplaced > 0 && <p className="py-2 px-4 hg-cell-soft">{t('map.unplaced', { count: unplaced })}</p>}
        <p className="sr-only" role="status">{`${text.many}: ${drawn?.seen.length ?? 0}`}</p>
      </div>
    </div>
  )
}

/** What is in sight, what worries most first: marks to go near to, or the plants themselves. */
function MapList(props: {
  plan: Plan
  records: readonly RecordValues[]
  clusters: readonly MapCluster[] | null
  seen: readonly MapPoint[]
  go(cluster: MapCluster): void
  addressOf(id: number): string
}) {
  const { plan, records, clusters, seen, go, addressOf } = props
  const text = useResourceText(plan)
  const nameOf = useMemo(() => {
    const names = new Map(records.map((record) => [record['id'], record[plan.title]]))
    return (id: number) => String(names.get(id) ?? id)
  }, [records, plan])
  const entries: readonly MapCluster[] =
    clusters ??
    seen.map((point) => ({
      x: 0,
      y: 0,
      points: [point],
      capacity: point.capacity ?? 0,
      worst: point.status,
      alarm: point.alarm,
    }))
  const ordered = [...entries].sort(byGravity)
  return (
    <ul className={css['list']} aria-label={text.many}>
      {ordered.map((entry) => {
        const [first, ...others] = entry.points
        if (first === undefined) return null
        const tone = toneOf(plan, entry.worst)
        const about = (
          <span className="justify-between text-caption flex items-baseline gap-2 font-normal">
            <ToneWord tone={tone} word={text.choice('state', entry.worst)} />
            {entry.alarm !== null && (
              <ToneWord tone={alarmTone(plan, entry.alarm)} word={text.choice('alarms', entry.alarm)} />
            )}
            <ValueView value={entry.capacity === 0 ? null : entry.capacity} unit="kWp" size="caption" />
          </span>
        )
        return (
          <li className="border-b border-line" key={first.id}>
            {others.length > 0 ? (
              <button type="button" className="hg-hover" onClick={() => go(entry)}>
                <span className="hg-cell-text">{`${nameOf(first.id)} +${others.length}`}</span>
                {about}
              </button>
            ) : (
              <Link className="hg-hover" to={addressOf(first.id)}>
                <span className="hg-cell-text">{nameOf(first.id)}</span>
                {about}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
