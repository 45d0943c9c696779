import { oneWay } from '../../domain/energy/direction'
import type { EnergySplit, EnergySums, PowerSample } from '../../domain/plants/reading'
import { epoch, num, text, type WireRecord } from '../wire'

/** `generationValue`, `useMonth`, … (wire contract, `Energies`), kWh. */
export function readSums(row: WireRecord, suffix: 'Value' | 'Month' | 'Year' | 'Total'): EnergySums {
  return {
    production: num(row[`generation${suffix}`]),
    consumption: num(row[`use${suffix}`]),
    feedIn: num(row[`grid${suffix}`]),
    purchase: num(row[`buy${suffix}`]),
    charge: num(row[`charge${suffix}`]),
    discharge: num(row[`discharge${suffix}`]),
  }
}

/** The server's split, kWh (C80). It need not add up (wire contract 1.7). */
export function readSplit(row: WireRecord): EnergySplit {
  return {
    productionToLoad: num(row['genForUse']),
    productionToGrid: num(row['genForGrid']),
    productionToBattery: num(row['genForCharge']),
    loadFromProduction: num(row['useFromGen']),
    loadFromGrid: num(row['useFromBuy']),
    loadFromBattery: num(row['useFromDischarge']),
  }
}

/** Signed and worded powers of the wire to one-way series, W (wire contract 1.8). */
export function readSample(row: WireRecord, timeField: string) {
  const flows = oneWay({
    generationPower: num(row['generationPower']),
    usePower: num(row['usePower']),
    wirePower: num(row['wirePower']),
    wireStatus: text(row['wireStatus']),
    batteryPower: num(row['batteryPower']),
    batteryStatus: text(row['batteryStatus']),
    buyPower: num(row['buyPower']),
    gridPower: num(row['gridPower']),
    chargePower: num(row['chargePower']),
    dischargePower: num(row['dischargePower']),
  })
  const sample: PowerSample = {
    at: epoch(row[timeField]),
    production: flows.production,
    consumption: flows.consumption,
    feedIn: flows.feedIn,
    purchase: flows.purchase,
    charge: flows.charge,
    discharge: flows.discharge,
    stateOfCharge: num(row['batterySoc']),
    ups: num(row['upsPower']),
    generator: num(row['generatorPower']),
  }
  return { sample, grid: flows.grid, battery: flows.battery }
}
