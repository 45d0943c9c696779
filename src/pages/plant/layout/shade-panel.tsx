import { useMemo } from 'react'
import { useShownZone } from '../../../console/data/use-preferences'
import { CLEAR_DAYS, clearDays, type ModuleDays, type Shade, shades } from '../../../domain/modules/shade'
import { modulePlace } from '../../../domain/modules/module-tiles'
import type { PanelArray } from '../../../domain/plants/plant-records'
import type { Plant } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { localTime } from '../../../domain/time/instant'
import { MISSING } from '../../../domain/values/quantity'
import { ValueView } from '../../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { DAYS, useModuleDays } from './use-module-days'

interface ShadeProps {
  readonly plant: Plant
  readonly arrays: readonly PanelArray[]
  readonly type: string
}

/** Shadows that return with the sun: when, where the sun stands then, on which modules, and what they cost. */
export function ShadePanel({ plant, arrays, type }: ShadeProps) {
  const t = useText('modules')
  const state = useModuleDays(plant.id, type)
  const { latitude, longitude } = plant
  const found = useMemo(
    () =>
      state.data === undefined || latitude === null || longitude === null
        ? null
        : shades(state.data, { latitude, longitude }),
    [state.data, latitude, longitude],
  )
  const clear = state.data ? clearDays(state.data).length : 0
  const few = clear < CLEAR_DAYS
  const nothing = few
    ? ({ kind: 'period', text: t('shade.few', { count: clear, least: CLEAR_DAYS }) } as const)
    : found === null
      ? ({ kind: 'unmeasured', text: t('shade.nowhere') } as const)
      : found.length === 0
        ? ({ kind: 'quiet', text: t('shade.none') } as const)
        : null
  return (
    <Panel title={t('shade.title')} state={state} skeleton={<SkeletonBlock height={96} />} empty={nothing}>
      <p className="text-ink-soft text-caption mt-0 mx-0 mb-2">{t('shade.lead', { days: DAYS, clear })}</p>
      <ul className="grid">
        {state.data &&
          found?.map((shade) => (
            <Found key={shade.from} shade={shade} data={state.data} arrays={arrays} plant={plant} />
          ))}
      </ul>
    </Panel>
  )
}

interface FoundProps {
  readonly shade: Shade
  readonly data: ModuleDays | undefined
  readonly arrays: readonly PanelArray[]
  readonly plant: Plant
}

function Found({ shade, data, arrays, plant }: FoundProps) {
  const t = useText('modules')
  const zone = useShownZone()(zoneOf(plant))
  const [begins, ends] = [localTime(shade.begins, zone), localTime(shade.ends, zone)]
  const names = shade.modules.map((one) => {
    const place = data?.modules[one]
    return place === undefined ? MISSING : modulePlace(arrays, place)
  })
  return (
    <li className="hg-wrap items-baseline gap-x-5 gap-y-1 py-2 border-t border-t-line tabular-nums">
      <strong>{`${begins.time} – ${ends.time} ${ends.abbreviation}`}</strong>
      <span>{t('shade.sun', { from: shade.from, to: shade.to })}</span>
      <span className="ms-auto">
        <ValueView value={-shade.weekly} unit="kWh" quality="estimated" /> {t('shade.week')}
      </span>
      <small className="text-ink-soft text-caption w-full">{names.join(', ')}</small>
    </li>
  )
}
