import type { PlantWish } from './fleet'
import { placeNamed } from '../place/places'
import type { Centre, SimPlant } from './plant'
import { dayNumber } from '../place/zone'

/** Plants made by hand: those of the small accounts, and one of each awkward kind at the head of the fleet. */

const home = (daily: number): SimPlant['load'] => ({ shape: 'home', daily })

export type Showcase = ReadonlyMap<number, PlantWish>

export const OWNER_PLANTS = [63400030, 63400020, 63400010] as const
export const SHARED_PLANTS = [63900010, 63400030] as const

export function showcase(anchorYear: number, centre: Centre): Showcase {
  const since = (years: number, month: number, day: number) => ({
    joined: dayNumber(anchorYear - years, month, day),
    started: Date.UTC(anchorYear - years, month - 1, day, 8) / 1000,
    totalOffset: 0,
  })
  // oxfmt-ignore
  const wishes: [number, PlantWish][] = [
    // The owner's three.
    [63400030, {
      name: 'Kranichhof', place: placeNamed('Potsdam'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF',
      capacity: 9.8, acLimit: 9000, tilt: 38, azimuth: 172, derate: 0.91, load: home(14.5), ups: 0.2,
      battery: { capacity: 10.2, power: 5000, reserve: 0.1 }, ownerName: 'Robin Harbour',
      address: 'Feldweg 7, Potsdam, Germany', quirks: { flawless: true }, ...since(3, 4, 12),
    }],
    [63400020, {
      name: 'Backstube Birkental', place: placeNamed('Landshut'), gridType: 'EXCESS', type: 'COMMERCIAL_ROOF',
      capacity: 64, acLimit: 60_000, tilt: 12, azimuth: 195, derate: 0.9, load: { shape: 'shop', daily: 212 },
      ownerName: 'Robin Harbour', address: 'Mühlgasse 21, Landshut, Germany', quirks: { optimizers: 24, obstacles: [{ array: 0, x: 7.4, y: 0.6, height: 1.6, width: 0.9 }] },
      ...since(2, 6, 3),
    }],
    [63400010, {
      name: 'Feldscheune Lerchengrund', place: placeNamed('Görlitz'), gridType: 'DISTRIBUTED_FULLY',
      type: 'INDUSTRIAL_ROOF', capacity: 29.7, acLimit: 27_000, tilt: 25, azimuth: 181, derate: 0.9,
      ownerName: 'Robin Harbour', address: 'Obstwiese 3, Görlitz, Germany', quirks: {}, ...since(4, 9, 20),
    }],
    // Small accounts.
    [63400110, { gridType: 'EXCESS', type: 'HOUSE_ROOF', place: placeNamed('Freiburg'), quirks: {} }],
    [63400120, { gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', place: placeNamed('Oldenburg'), quirks: {} }],
    [63400131, { gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', place: placeNamed('Kufstein'), quirks: {} }],
    [63400130, { gridType: 'EXCESS', type: 'HOUSE_ROOF', place: placeNamed('Leibnitz'), quirks: {} }],
    [63400140, { gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', place: placeNamed('Évora'), quirks: {} }],
    [63400151, { gridType: 'EXCESS', type: 'HOUSE_ROOF', place: placeNamed('Ystad'), quirks: {} }],
    [63400160, { gridType: 'EXCESS', type: 'HOUSE_ROOF', place: placeNamed('Quimper'), quirks: {} }],
    [63400150, { gridType: 'DISTRIBUTED_FULLY', type: 'HOUSE_ROOF', place: placeNamed('Znojmo'), quirks: {} }],
    // Mainland China.
    [73400003, {
      name: '青竹小院', place: placeNamed('Suzhou'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', capacity: 12,
      centre: 'CHINA', quirks: { flawless: true }, ownerName: '王小明', ...since(2, 3, 8),
    }],
    // The id of Kranichhof, in the other data centre.
    [63400030, { centre: 'CHINA', gridType: 'EXCESS', type: 'COMMERCIAL_ROOF', place: placeNamed('Foshan'), quirks: {} }],
    [73400001, { centre: 'CHINA', gridType: 'CENTRALIZED_FULLY', type: 'GROUND', place: placeNamed('Golmud'), quirks: {} }],
    [73400012, { centre: 'CHINA', gridType: 'EXCESS', type: 'HOUSE_ROOF', place: placeNamed('Suzhou'), quirks: {} }],
    [73400011, { centre: 'CHINA', gridType: 'DISTRIBUTED_FULLY', type: 'HOUSE_ROOF', place: placeNamed('Foshan'), quirks: {} }],
    // One of each awkward kind, newest ids of the fleet.
    [63900014, {
      name: 'Meadow Mill', place: placeNamed('Totnes'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF',
      capacity: 6.4, load: home(9), quirks: { strayBlank: true, microInverters: 8 },
    }],
    [63900013, {
      name: 'Solarpark Heidegrund', place: placeNamed('Husum'), gridType: 'CENTRALIZED_FULLY', type: 'GROUND',
      capacity: 4200, quirks: { partlyOffline: true, gridWord: 'GROUND_FULLY' },
    }],
    [63900012, {
      name: 'Quinta do Alecrim', place: placeNamed('Évora'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF',
      capacity: 8, load: home(17), battery: { capacity: 6.4, power: 3000, reserve: 0.12 },
      quirks: { reversedSigns: true },
    }],
    [63900011, {
      name: 'Amselhof', place: placeNamed('Berlin'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF',
      capacity: 12, load: home(12), quirks: { brokenCounter: true }, ...since(2, 5, 2),
    }],
    [63900010, {
      name: 'Zagroda Bursztynowa', place: placeNamed('Gdynia'), gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF',
      capacity: 10.4, load: home(12.5), quirks: {}, ...since(2, 2, 14),
    }],
    [63900009, {
      name: 'Saltmarsh Lodge', place: placeNamed('Lord Howe Island'), gridType: 'PV_BTR_USE', type: 'HOUSE_ROOF',
      capacity: 7.2, load: home(9.5), battery: { capacity: 18, power: 7000, reserve: 0.2 }, quirks: {},
      ...since(2, 1, 20),
    }],
    [63900008, {
      name: 'Werkhalle Eichengrund', place: placeNamed('Landshut'), gridType: 'EXCESS', type: 'INDUSTRIAL_ROOF',
      capacity: 180, load: { shape: 'factory', daily: 560 }, quirks: { silentSinceMorning: true },
    }],
    [63900007, {
      name: 'Lerchenhaus', place: placeNamed('Kufstein'), gridType: 'EXCESS', type: 'HOUSE_ROOF', capacity: 5.5,
      load: home(8), quirks: { neverReported: true },
    }],
    [63900006, { gridType: 'PV_BTR_USE', type: 'HOUSE_ROOF', place: placeNamed('Zaria'), quirks: {} }],
    [63900005, { gridType: 'OFF_GRID', type: 'GROUND', place: placeNamed('Jodhpur'), capacity: 22, quirks: {} }],
    [63900004, { gridType: 'CENTRALIZED_FULLY', type: 'GROUND', place: placeNamed('Jaén'), capacity: 9600, quirks: {} }],
    [63900003, { gridType: 'DISTRIBUTED_FULLY', type: 'INDUSTRIAL_ROOF', place: placeNamed('Sneek'), quirks: {} }],
    [63900002, { gridType: 'EXCESS', type: 'COMMERCIAL_ROOF', place: placeNamed('Albi'), quirks: { optimizers: 20 } }],
    [63900001, {
      name: 'Prüffeld Sonnenhang', gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', place: placeNamed('Freiburg'),
      quirks: { everyType: true },
    }],
  ]
  return new Map(wishes.filter(([, wish]) => (wish.centre ?? 'FOREIGN_1') === centre))
}
