import { modelOf } from '../devices/readings'
import { performanceIndex, specificYield } from '../energy/rates'
import type { DayCurve, ForecastDay, Plant } from '../plants/reading'
import { canonical } from '../values/canonical'
import { exactQuotient, knownSum } from '../values/decimal'
import type { DeviceDetail, DeviceNote } from '../devices/device-records'
import type { InsurancePaper } from '../money/billing-records'
import type { EvidenceDay } from './evidence-days'
import type { TriageAlertDetail } from './triage-records'

/** How the figures of a pack are made, in the words of the standard; the same in every language. */
const FORMULAS = {
  expected: 'E_expected = mean of E over the 7 days before the alarm [kWh per day]',
  performanceIndex: 'EPI = sum of E / sum of E_expected over the days of the alarm',
  specificYield: 'Yf = E_ac / P0 [kWh/kWp = h] (IEC 61724-1)',
  lost: 'sum of max(0, P_expected - P) * tau over the span of the alarm [kWh]',
  missing: 'null is not known and never 0; days without a figure are left out of both sums',
} as const

export interface Evidence {
  readonly claim: Pick<InsurancePaper, 'id' | 'coverId' | 'created' | 'text'>
  readonly plant: Plant
  readonly alarm: TriageAlertDetail
  /** Null where the alarm names none. */
  readonly device: DeviceDetail | null
  /** What people did to the device; null where the server does not send it. */
  readonly notes: readonly DeviceNote[] | null
  readonly days: readonly { readonly day: EvidenceDay; readonly curve: DayCurve }[]
  readonly weather: readonly { readonly date: string; readonly hours: readonly ForecastDay[] }[]
}

/** kWh of the alarm's days; null where unknown. */
export function comparedYield(days: Evidence['days']) {
  const yields = (period: EvidenceDay['period']) =>
    days.flatMap(({ day, curve }) => (day.period === period ? (curve.sums.production ?? []) : []))
  const [usual, during] = [yields('before'), yields('during')]
  const perDay = usual.length === 0 ? null : exactQuotient(knownSum(usual) ?? Number.NaN, usual.length)
  const measured = during.length === 0 ? null : knownSum(during)
  const expected = perDay === null || during.length === 0 ? null : perDay * during.length
  return {
    expectedPerDay: perDay,
    expected,
    measured,
    index: performanceIndex(measured, expected),
    daysBefore: usual.length,
    days: during.length,
  }
}

/** Everything that proves a claim, from the cloud's replies; nothing of when or by whom it was put together. */
export function evidencePack({ claim, plant, alarm, device, notes, days, weather }: Evidence) {
  const { id, name, zone, capacity, gridType, latitude, longitude, address, tilt, azimuth, started } = plant
  const { log, notes: said } = alarm
  return {
    format: 'heliograph-evidence/1',
    units: { time: 'epoch s', power: 'W', energy: 'kWh', capacity: 'kWp', temperature: '°C', angle: '°' },
    formulas: FORMULAS,
    claim: { id: claim.id, cover: claim.coverId, created: claim.created, text: claim.text },
    plant: { id, name, zone, capacity, gridType, latitude, longitude, address, tilt, azimuth, started },
    alarm: {
      id: alarm.id, code: alarm.code, name: alarm.name, description: alarm.description, level: alarm.level,
      state: alarm.state, started: alarm.at, ended: alarm.ended, lost: alarm.lostEnergy,
    }, // oxfmt-ignore
    actions: { log, notes: said, device: notes },
    device: device && {
      id: device.id, serial: device.serial, name: device.name, type: device.type, model: modelOf(device),
      gateway: device.gatewaySerial,
    }, // oxfmt-ignore
    yield: comparedYield(days),
    days: days.map(({ day, curve }) => ({
      date: day.date,
      period: day.period,
      production: curve.sums.production,
      specificYield: specificYield(curve.sums.production, capacity),
      curve: curve.samples.map(({ at, production }) => [at, production]),
    })),
    weather,
  }
}

/** The pack as a file. Its check sum is that of the canonical text of everything but the check sum. */
export function sealedPack(evidence: Evidence, sha256: (text: string) => string) {
  const pack = evidencePack(evidence)
  const sum = sha256(canonical(pack))
  return { text: canonical({ ...pack, checkSum: { 'SHA-256': sum } }), sum, pack }
}
