import type { Reading } from './reading'

/** Ours: between which numbers a value ought to lie, and what is read less often than the rest. */
interface ValueFrame {
  minValue?: number
  maxValue?: number
  /** Epoch s. */
  collectionTime?: number
}

type Range = (r: Reading) => readonly [min: number, max: number]

const always =
  (min: number, max: number): Range =>
  () => [min, max]
const MAINS = always(207, 253)
const HERTZ = always(47.5, 51.5)
const PERCENT = always(0, 100)
const CELL = always(2.5, 3.65)
const INSIDE = always(0, 50)
/** A, of what the battery takes and gives. */
const current: Range = ({ plant }) => {
  const most = Math.ceil((plant.battery?.power ?? 0) / 48)
  return [-most, most]
}

const RANGES: readonly (readonly [keys: RegExp, range: Range])[] = [
  [/^(AV\d|G_V_L\d|LOAD_V)$/, MAINS],
  [/^(A_Fo1|PG_F1)$/, HERTZ],
  [/^(B_left_cap1|BMS_SOC|Li_B_SOH|SIGNAL)$/, PERCENT],
  [/^(V_SC\d+|MAX_C_V|MIN_C_V)$/, CELL],
  [/^B_V1$/, always(40, 58.4)],
  [/^B_C1$/, current],
  [/^(B_T1|BMST|T_C_MAX|T_C_MIN)$/, INSIDE],
  [/^AC_T$/, always(-25, 85)],
]

/** What never changes is read once an hour. */
const HOURLY = /^(SN1|INV_MOD1|Pr1|PTCv1|HMI)$/

export function valueFrame(key: string, reading: Reading): ValueFrame {
  const [min, max] = RANGES.find(([keys]) => keys.test(key))?.[1](reading) ?? []
  return {
    ...(min === undefined || max === undefined ? {} : { minValue: min, maxValue: max }),
    ...(HOURLY.test(key) ? { collectionTime: Math.floor(reading.at / 3600) * 3600 } : {}),
  }
}
