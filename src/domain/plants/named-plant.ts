import type { Plant } from './reading'

/** A plant of which only the id is known yet; its detail call fills the rest. */
export function namedPlant(id: number): Plant {
  return {
    id,
    name: null,
    type: null,
    gridType: null,
    capacity: null,
    address: null,
    latitude: null,
    longitude: null,
    zone: null,
    networkStatus: null,
    warningStatus: null,
    production: null,
    consumption: null,
    feedIn: null,
    purchase: null,
    stateOfCharge: null,
    productionToday: null,
    productionMonth: null,
    productionYear: null,
    productionTotal: null,
    incomeToday: null,
    currency: null,
    fullPowerHoursToday: null,
    fullPowerHoursYesterday: null,
    temperature: null,
    tilt: null,
    azimuth: null,
    nationId: null,
    level1: null,
    level2: null,
    started: null,
    created: null,
    lastUpdate: null,
    owner: null,
    roleCode: null,
    externalRoleCode: null,
  }
}

/** What the detail knows overrides the list's entry, other than `kept`; what it leaves out stays. */
export function withDetail(entry: Plant, detail: Plant, kept: ReadonlySet<string> = new Set()): Plant {
  const known = Object.entries(detail).filter(([name, value]) => value !== null && !kept.has(name))
  return { ...entry, ...(Object.fromEntries(known) as Partial<Plant>) }
}
