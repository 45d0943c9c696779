import type { FleetPlant } from '../../src/domain/fleet/figures'

/** A plant of 10 kWp that produces 5 kW. */
export const fleetPlant = (id: number, over: Partial<FleetPlant> = {}): FleetPlant => ({
  ...{
    id,
    name: `Plant ${id}`,
    capacity: 10,
    latitude: 52,
    longitude: 9,
    zone: 'Europe/Berlin',
    gridType: null,
  },
  ...{ networkStatus: 'online', production: 5000, productionToday: 20, productionTotal: 1000 },
  ...over,
})
