import { exactDifference } from '../values/decimal'
import type { EpochSeconds } from '../plants/reading'
import type { DeviceSeries, DeviceValue } from './device-records'
import { changedKeys, quantityOf, type Readings } from './readings'
import { HEARD_WITHIN } from './spark'

/** What a device had said last at an instant; what was silent by then says nothing. */
export function readingsAt(series: readonly DeviceSeries[], at: EpochSeconds): Readings {
  return new Map(
    series.flatMap(({ key, name, unit, points }, order) => {
      const last = points.findLast((point) => point.at <= at && point.text !== null)
      if (last === undefined || at - last.at > HEARD_WITHIN) return []
      const value = { key, label: name, value: last.text, unit, raw: null, order, at: last.at, range: null }
      return [[key, value] as const]
    }),
  )
}

export interface ParameterChange {
  readonly key: string
  readonly label: string | null
  /** Absent where the device did not say it then. */
  readonly before: DeviceValue | undefined
  readonly after: DeviceValue | undefined
  /** With its sign, as many decimals as the values have; null for words and for what came or went. */
  readonly difference: { readonly digits: string; readonly unit: string | null } | null
}

const decimalsOf = (value: DeviceValue) => /\.(\d+)$/.exec(value.value?.trim() ?? '')?.[1]?.length ?? 0

function differenceOf(before: DeviceValue | undefined, after: DeviceValue | undefined) {
  const [old, now] = [quantityOf(before), quantityOf(after)]
  if (!before || !after || old === null || now === null || before.unit !== after.unit) return null
  const by = exactDifference(now, old)
  const digits = by.toFixed(Math.max(decimalsOf(before), decimalsOf(after)))
  return { digits: by > 0 ? `+${digits}` : digits, unit: after.unit }
}

/** What is said otherwise at a later instant, in the order of the device. `1.0` and `1.00` are the same number. */
export function parameterChanges(before: Readings, after: Readings): readonly ParameterChange[] {
  const changed = changedKeys(before, after)
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)]
    const [was, is] = [quantityOf(old), quantityOf(now)]
    if (!changed.has(key) || (was !== null && was === is && old?.unit === now?.unit)) return []
    return [
      {
        key,
        label: now?.label ?? old?.label ?? null,
        before: old,
        after: now,
        difference: differenceOf(old, now),
      },
    ]
  })
}
