import type { SimPlant } from './plant'
import { carries } from './plant'
import { horizon } from './readings'
import { mix, pick, unit } from './random'
import { DAY, dayAt, dayStart, SLOT } from './zone'

interface Rule {
  id: number
  code: string
  device: 'INVERTER' | 'COLLECTOR' | 'BATTERY' | 'METER'
  level: 0 | 1 | 2
  influence: 0 | 1 | 2 | 3
  en: string
  de: string
}

const rule = (
  id: number,
  code: string,
  device: Rule['device'],
  level: Rule['level'],
  influence: Rule['influence'],
  en: string,
  de: string,
): Rule => ({ id, code, device, level, influence, en, de })

const SILENT = rule(
  8801,
  'LOGGER_OFFLINE',
  'COLLECTOR',
  1,
  0,
  'Logger not reporting',
  'Datenlogger meldet sich nicht',
)

const RULES: readonly Rule[] = [
  rule(
    8802,
    'F24',
    'INVERTER',
    2,
    2,
    'DC insulation resistance too low',
    'Isolationswiderstand DC zu niedrig',
  ),
  rule(8803, 'F35', 'INVERTER', 2, 1, 'No AC grid', 'Netzausfall'),
  rule(8804, 'W03', 'INVERTER', 1, 1, 'Grid frequency out of range', 'Netzfrequenz außerhalb der Grenzen'),
  rule(8805, 'W01', 'INVERTER', 1, 1, 'Grid voltage too high', 'Netzspannung zu hoch'),
  rule(8806, 'F64', 'INVERTER', 1, 1, 'Heat sink too hot', 'Übertemperatur am Kühlkörper'),
  rule(
    8807,
    'W12',
    'INVERTER',
    0,
    1,
    'Power limited by the grid operator',
    'Leistung vom Netzbetreiber begrenzt',
  ),
  rule(8808, 'F63', 'INVERTER', 2, 3, 'Arc fault on a string', 'Lichtbogen im Strang erkannt'),
  rule(
    8809,
    'F58',
    'BATTERY',
    2,
    1,
    'Battery management does not answer',
    'Batteriemanagement antwortet nicht',
  ),
  rule(8810, 'B07', 'BATTERY', 1, 1, 'Battery too cold to charge', 'Batterie zu kalt zum Laden'),
  rule(8811, 'B02', 'BATTERY', 0, 0, 'State of charge low', 'Ladezustand niedrig'),
  rule(8812, 'M01', 'METER', 1, 1, 'Meter does not answer', 'Zähler antwortet nicht'),
  rule(8813, 'L05', 'COLLECTOR', 0, 0, 'Weak Wi-Fi signal', 'Schwaches WLAN-Signal'),
]

export interface Alarm {
  rule: Rule
  /** Epoch s of its first occurrence that day. */
  at: number
}

function fits(plant: SimPlant, one: Rule): boolean {
  const has = carries(plant.gridType)
  return one.device === 'BATTERY' ? has.battery : one.device === 'METER' ? has.buy : true
}

/** Alarms of a plant's calendar day that the cloud knows by now, newest first. */
export function alarmsOf(plant: SimPlant, day: number, now: number): Alarm[] {
  const alarms: Alarm[] = []
  const latest = horizon(plant, now)
  if (latest === null || day < plant.joined) return alarms
  if (plant.quirks.silentSinceMorning && dayAt(plant.place.zone, latest) === day) {
    const at = latest + 3 * SLOT
    if (at <= now) alarms.push({ rule: SILENT, at })
  }
  const seed = mix(plant.seed, 61)
  if (unit(seed, day) < 0.045) {
    const one = pick(mix(seed, 1), day, RULES)
    // Between six in the morning and six in the evening.
    const slot = 72 + Math.floor(unit(mix(seed, 2), day) * 144)
    const at = dayStart(plant.place.zone, day) + slot * SLOT
    if (fits(plant, one) && at <= Math.min(now, latest)) alarms.push({ rule: one, at })
  }
  return alarms.sort((a, b) => b.at - a.at)
}

export function hasAlertToday(plant: SimPlant, now: number): boolean {
  const today = Math.floor((now + 50_400) / DAY)
  for (let day = today - 2; day <= today; day++) {
    if (alarmsOf(plant, day, now).some(({ at }) => now - at < DAY)) return true
  }
  return false
}
