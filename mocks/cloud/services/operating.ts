import { type Call, readable } from '../wire/call'
import { addSums, NO_SUMS, type Sums } from '../energy/engine'
import { booked } from '../energy/books'
import type { Fields } from '../energy/figures'
import {
  degrees,
  energyFields,
  fraction,
  fullHours,
  income,
  kwh,
  MAD_COUNTER,
  ownCover,
  ownUse,
  powerFields,
  ratioFields,
} from '../energy/figures'
import { carries, type SimPlant } from '../plants/plant'
import { dayKnown } from '../plants/plant-state'
import { energies, networkStatus, periodStarts, snapshot, type Snapshot } from '../energy/readings'
import { airTemperature, skyOf } from '../place/sky'
import type { World } from '../world'
import { compactDate, DAY, offsetAt } from '../place/zone'

interface Periods {
  month: Sums
  year: Sums
  total: Sums
}

/** Month, year and lifetime of a plant up to now; lifetime without what was counted before the records. */
export function periodsOf(world: World, plant: SimPlant, now: number, today: number): Periods {
  const { month, year, total } = periodStarts(plant, today)
  const monthSums = energies(world.engine, plant, month, today, now)
  const yearSums = addSums(energies(world.engine, plant, year, month - 1, now), monthSums)
  const totalSums = addSums(energies(world.engine, plant, total, year - 1, now), yearSums)
  return { month: monthSums, year: yearSums, total: totalSums }
}

export function warningWord(world: World, plant: SimPlant, now: number): string {
  return world.alarms.lasts(plant, now) ? 'ABNORMAL' : 'NORMAL'
}

export function networkWord(plant: SimPlant, now: number): string {
  const word = networkStatus(plant, now)
  return plant.quirks.strayBlank ? ` ${word}` : word
}

/** °C at the site at an instant. */
export function temperatureAt(world: World, plant: SimPlant, at: number): number {
  const wall = at + offsetAt(plant.place.zone, at)
  const sky = skyOf(world.engine.seed, plant.place, Math.floor(wall / DAY))
  return degrees(airTemperature(sky, (wall % DAY) / 3600))
}

/** Fields that C28 and C65 share. */
function liveFields(
  world: World,
  plant: SimPlant,
  systemId: number,
  now: number,
  shot: Snapshot,
  lifetime: Sums,
): Fields {
  const { moment, today } = shot
  const known = dayKnown(plant, now, shot)
  const silent = moment === null
  const total = lifetime.gen + plant.totalOffset
  const upload = energyFields(plant, 'UploadTotal', silent ? null : { ...lifetime, gen: total })
  const counter = silent ? null : plant.quirks.brokenCounter ? MAD_COUNTER : kwh(total)
  return {
    systemId,
    acceptDay: compactDate(today),
    ...powerFields(plant, moment?.power ?? null),
    ...energyFields(plant, 'Value', known),
    selfSufficiencyValue: known && ownCover(plant, known),
    ...upload,
    generationUploadTotal: silent ? null : kwh(total),
    generationUploadTotalOffset: counter,
    generationCapacity: silent ? null : fraction(moment.power.gen / (plant.capacity * 1000)),
    fullPowerHoursDay: known && fullHours(plant, known.gen),
    fullPowerHoursTotal: silent ? null : fullHours(plant, total),
    networkStatus: networkWord(plant, now),
    warningStatus: warningWord(world, plant, now),
    lastUpdateTime: moment?.at ?? null,
  }
}

/** C28: the live card. */
export function fastSystem(call: Call): Fields {
  const { plant, systemId } = readable(call, call.params['id'], 'station:read')
  const shot = snapshot(call.world.engine, plant, call.now)
  const { total } = periodsOf(call.world, plant, call.now, shot.today)
  return liveFields(call.world, plant, systemId, call.now, shot, total)
}

/** C65: the same with sums and shares of every period. */
export function operatingSystem(call: Call): Fields {
  const { plant, systemId } = readable(call, call.params['id'], 'station:read')
  const shot = snapshot(call.world.engine, plant, call.now)
  const { month, year, total } = periodsOf(call.world, plant, call.now, shot.today)
  const live = liveFields(call.world, plant, systemId, call.now, shot, total)
  if (!shot.moment) return live
  const known = dayKnown(plant, call.now, shot)
  const has = carries(plant.gridType)
  const lifetime = total.gen + plant.totalOffset
  const book = known && booked(known)
  return {
    ...live,
    ...energyFields(plant, 'Month', month),
    ...energyFields(plant, 'Year', year),
    ...energyFields(plant, 'Total', { ...total, gen: lifetime }),
    selfGenAndUseValue: known && ownUse(plant, known),
    absorbedUseValue: has.load && book ? book.use : null,
    genForGrid: has.grid && book ? book.genForGrid : null,
    useFromBuy: has.buy && book ? book.useFromBuy : null,
    ...ratioFields(plant, known ?? NO_SUMS),
    ...ratioFields(plant, month, 'Month'),
    ...ratioFields(plant, year, 'Year'),
    incomeTotal: income(plant, lifetime),
    temperature: temperatureAt(call.world, plant, call.now),
    consumerWarningStatus: warningWord(call.world, plant, call.now),
    businessWarningStatus: warningWord(call.world, plant, call.now),
  }
}

/** C73: what the lifetime production spared; factors of wire contract 1.7. */
export function energySaved(call: Call): Fields {
  const body = call.body as { systemId?: unknown } | null
  const { plant, systemId } = readable(call, body?.systemId, 'station:read')
  const { today, moment } = snapshot(call.world.engine, plant, call.now)
  if (!moment) {
    return {
      systemId,
      generationValueTotal: null,
      standardCoalSaved: null,
      emissionReductionCO2: null,
      treesPlanted: null,
      incomeTotal: null,
    }
  }
  const lifetime = periodsOf(call.world, plant, call.now, today).total.gen + plant.totalOffset
  const base = plant.quirks.brokenCounter ? MAD_COUNTER : lifetime
  return {
    systemId,
    generationValueTotal: kwh(base),
    standardCoalSaved: fraction(base * 0.000305),
    emissionReductionCO2: fraction(base * 0.000793),
    treesPlanted: kwh((base * 0.997) / 18.3),
    incomeTotal: income(plant, lifetime),
  }
}

/** C62: extra arms of the flow picture. */
export function flowArms(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const { moment } = snapshot(call.world.engine, plant, call.now)
  const generator = plant.gridType === 'OFF_GRID'
  return [
    { displayType: 'MICRO', displayFlg: 0, displayVal: 0 },
    {
      displayType: 'GEN',
      displayFlg: generator ? 1 : 0,
      displayVal: generator ? (moment?.power.generator ?? null) : 0,
    },
    {
      displayType: 'UPS',
      displayFlg: plant.ups > 0 ? 1 : 0,
      displayVal: moment ? Math.round(moment.power.use * plant.ups) : plant.ups > 0 ? null : 0,
    },
    { displayType: 'SMARTLOAD', displayFlg: 0, displayVal: 0 },
  ]
}
