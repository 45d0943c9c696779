import { useMemo, useRef, useState } from 'react'
import { useMay } from '../../../console/access/gate'
import { useCapability } from '../../../console/access/use-capability'
import { moduleScale, tileUnit } from '../../../domain/modules/module-scale'
import { energyOfDays, withEnergyOfDays } from '../../../domain/modules/module-energy'
import {
  figureOf,
  isMeasured,
  type ModuleMetric,
  type ModuleTile,
  metricsOf,
  moduleTiles,
  worstTiles,
} from '../../../domain/modules/module-tiles'
import { weakestString } from '../../../domain/modules/weakest-string'
import { steppedDay } from '../../../domain/time/asked-day'
import { furthestTiles, tilesAt } from '../../../domain/modules/playback'
import type { PlantLayout } from '../../../domain/plants/plant-records'
import type { Plant } from '../../../domain/plants/reading'
import { useAsleep } from '../../../features/plants/use-asleep'
import { useTemperatureUnit } from '../../../kit/figure/use-temperature-unit'
import { useText } from '../../../kit/text/use-text'
import { LayoutNotes } from './layout-notes'
import { LayoutTools } from './layout-tools'
import { ModuleField } from './module-field'
import { PlaybackBar } from './playback-bar'
import { ScaleLegend } from './scale-legend'
import { TileCard } from './tile-card'
import { measuredType } from './use-layout'
import { usePlayback } from './use-playback'
import { useModuleDays } from './use-module-days'
import { useMetricName, useTileWords } from './use-tile-words'
import type { LayoutAddress } from './use-layout-address'
import { WeakestButton } from './weakest-button'
import { WorstList } from './worst-list'

interface ViewProps {
  readonly plant: Plant
  readonly layout: PlantLayout
  readonly address: LayoutAddress
}

/** The drawing with its scale, the worst modules beside it and the chosen one below. */
export function ModuleView({ plant, layout, address }: ViewProps) {
  const t = useText('modules')
  const asleep = useAsleep()(plant.lastUpdate)
  const fahrenheit = useTemperatureUnit() === 'F'
  const now = useMemo(() => moduleTiles(layout), [layout])
  const plays = useCapability('moduleDays') === true && isMeasured(now)
  const playback = usePlayback(plant, plays ? measuredType(layout) : null, address.get('day'))
  const played = playback !== null
  const [day, at] = [playback?.day ?? null, playback?.at ?? 0]
  const { data: days } = useModuleDays(plant.id, plays ? measuredType(layout) : null)
  const still = useMemo(() => (days ? withEnergyOfDays(now, energyOfDays(days)) : now), [now, days])
  const tiles = useMemo(() => (played ? tilesAt(layout, day, at) : still), [layout, played, day, at, still])
  const furthest = useMemo(() => (day ? furthestTiles(layout, day) : null), [layout, day])
  const among = furthest ?? tiles
  const metrics = useMemo(() => metricsOf(among), [among])
  const compares = tiles.some(({ ofMedian }) => ofMedian !== null)
  const usual: ModuleMetric = played ? 'power' : asleep || !compares ? 'energy' : 'ofMedian'
  const metric = metrics.find((one) => one === address.get('metric')) ?? usual
  const scale = useMemo(() => moduleScale(tiles, metric, among), [tiles, metric, among])
  const unit = useMemo(() => tileUnit(among, metric, fahrenheit), [among, metric, fahrenheit])
  const nameOf = useMetricName()
  const mayOpen = useMay('devices', 'read', plant)
  const wayTo = ({ module: { deviceId, parentSerial } }: ModuleTile) => {
    const way = `/device-detail?plant=${plant.id}`
    if (!mayOpen) return null
    if (deviceId !== null) return `${way}&device=${deviceId}`
    // What does not measure itself is measured by what it hangs on.
    return parentSerial === null ? null : `${way}&serial=${encodeURIComponent(parentSerial)}`
  }
  const weakest = useMemo(() => weakestString(tiles, metric), [tiles, metric])
  const words = useTileWords(layout, metric, unit)
  const chosen = new Set((address.get('bands') ?? '').split(',').filter((one) => one !== ''))
  const group = address.get('group')
  const stands = ({ key, group: string, module }: ModuleTile) =>
    (chosen.size === 0 || chosen.has(scale.of.get(key) ?? '')) &&
    (group === null || string === group || module.parentSerial === group)
  // Keys come faster than addresses change.
  const [picked, pick] = useState(address.get('tile'))
  const tile = tiles.find(({ key }) => key === picked) ?? null
  const choose = (key: string | null) => {
    pick(key)
    address.set({ tile: key })
  }
  const field = useRef<HTMLDivElement>(null)
  const goTo = (key: string) => {
    choose(key)
    // The keys walk on from there: to its neighbours, and by Enter to its device.
    field.current?.focus({ preventScroll: true })
  }
  return (
    <div className="hg-stack gap-3 grid-cols-1">
      <LayoutTools
        address={address}
        metric={metric}
        metrics={metrics}
        tiles={tiles}
        plays={plays && !played}
      />
      {playback ? (
        <PlaybackBar
          playback={playback}
          onDate={(date) => address.set({ day: date })}
          onStep={(days) => address.set((get) => ({ day: steppedDay(get('day'), days, playback.today) }))}
          onClose={() => address.set({ day: null })}
        />
      ) : (
        <LayoutNotes plant={plant} asleep={asleep} measured={isMeasured(tiles)} tiles={tiles} />
      )}
      <div className="hg-stack gap-4 items-start grid-cols-1 @min-[840px]/plant:grid-cols-[minmax(0,1fr)_256px]">
        <ModuleField
          arrays={layout.arrays}
          tiles={tiles}
          bandOf={scale.of}
          stands={stands}
          digitsOf={(one) => {
            const value = figureOf(one, metric)
            return metric === 'alarm' ? '' : value === null ? '--' : unit.digits(value)
          }}
          labelOf={words.label}
          label={t('field', { metric: nameOf(metric) })}
          chosen={tile}
          onChoose={choose}
          wayTo={wayTo}
          frame={field}
        />
        <aside className="hg-stack gap-4 min-w-0">
          <ScaleLegend
            scale={scale}
            unit={unit}
            metric={metric}
            chosen={chosen}
            onChange={(keys) => address.set({ bands: keys.length === 0 ? null : keys.join(',') })}
          />
          {tile && (
            <TileCard
              tile={tile}
              among={among}
              plant={plant}
              type={layout.type}
              name={words.place(tile)}
              way={wayTo(tile)}
              onClose={() => choose(null)}
            />
          )}
          {weakest && (
            <WeakestButton
              weakest={weakest}
              unit={unit}
              group={group}
              onGroup={(one) => address.set({ group: one })}
            />
          )}
          <WorstList
            tiles={worstTiles(tiles.filter(stands), metric)}
            metric={metric}
            words={words}
            onChoose={goTo}
          />
        </aside>
      </div>
    </div>
  )
}
