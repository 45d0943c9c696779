import { expect, it } from 'vitest'
import { isAsleep, plantNow, plantStatus, sleepsByNight, speaks } from './plant-status'

const WARSAW = { latitude: 52.2, longitude: 21 }
const NOON = Date.UTC(2026, 5, 18, 10, 30) / 1000
const NIGHT = Date.UTC(2026, 5, 18, 22, 30) / 1000
const silent = { ...WARSAW, networkStatus: 'offline', lastUpdate: NOON } as const

/** Sunset there is at 19:00 UTC, sunrise at 02:15. */
const heard = (hour: number, day = 18) => Date.UTC(2026, 5, day, hour) / 1000

it('calls a plant that went quiet at dusk asleep, and offline by day: night is not an outage', () => {
  const quiet = { ...silent, gridType: 'EXCESS', lastUpdate: heard(19) }
  expect(plantStatus(quiet, NIGHT)).toBe('asleep')
  expect(plantStatus(quiet, heard(12, 19))).toBe('offline')
})

it('8: a plant that fell silent in daylight is offline until it speaks again, by night as well', () => {
  const noon = { ...silent, gridType: 'EXCESS', lastUpdate: NOON }
  expect([NOON + 7200, NIGHT, heard(3, 19), heard(23, 19)].map((now) => plantStatus(noon, now))).toEqual(
    Array.from({ length: 4 }, () => 'offline'),
  )
  expect(plantStatus({ ...noon, networkStatus: 'online', lastUpdate: NIGHT }, NIGHT)).toBe('online')
})

it('a plant that did not wake in the morning is not asleep in the next night', () => {
  const quiet = { ...silent, gridType: 'EXCESS', lastUpdate: heard(20) }
  expect(plantStatus(quiet, heard(23, 19))).toBe('offline')
})

it('sleeps on a cloudy evening too, and through the polar night', () => {
  expect(isAsleep({ ...silent, gridType: 'EXCESS', lastUpdate: heard(18) + 1800 }, NIGHT)).toBe(true)
  const tromso = { latitude: 69.6, longitude: 19, gridType: 'EXCESS' }
  const [november, january] = [Date.UTC(2026, 10, 15, 10) / 1000, Date.UTC(2027, 0, 5, 11) / 1000]
  expect(isAsleep({ ...tromso, lastUpdate: november }, january)).toBe(false)
  expect(isAsleep({ ...tromso, lastUpdate: Date.UTC(2026, 11, 5, 14) / 1000 }, january)).toBe(true)
})

it('expects a plant with a battery to speak at night as well', () => {
  const quiet = { ...silent, gridType: 'BATTERY_BACKUP', lastUpdate: heard(19) }
  expect(isAsleep(quiet, NIGHT)).toBe(false)
  expect(plantStatus(quiet, NIGHT)).toBe('offline')
})

it('claims nothing about the sun where the place is unknown', () => {
  const plant = { latitude: null, longitude: 21, gridType: 'EXCESS', lastUpdate: heard(19) }
  expect(isAsleep(plant, NIGHT)).toBe(false)
})

it('keeps a plant without devices and an unknown word apart from an outage', () => {
  const plant = { ...WARSAW, gridType: null, lastUpdate: null }
  expect(plantStatus({ ...plant, networkStatus: 'noDevice' }, NOON)).toBe('noDevice')
  expect(plantStatus({ ...plant, networkStatus: null }, NOON)).toBe('unknown')
})

it('says of a plant that was never heard that it never reported, by day and by night', () => {
  const plant = { ...silent, lastUpdate: null, gridType: 'EXCESS' }
  expect([NOON, NIGHT].map((now) => plantStatus(plant, now))).toEqual(['never', 'never'])
})

it('does not take the last words of a silent plant for its power now', () => {
  expect((['online', 'partlyOffline', 'unknown'] as const).every(speaks)).toBe(true)
  expect((['offline', 'asleep', 'never', 'noDevice'] as const).some(speaks)).toBe(false)
})

it('knows no power of a plant that is silent, and leaves that of one that speaks', () => {
  const plant = { ...silent, gridType: 'EXCESS', production: 115_420, stateOfCharge: 74 } as const
  expect(plantNow(plant, NOON)).toMatchObject({ state: 'offline', production: null, stateOfCharge: null })
  expect(plantNow({ ...plant, networkStatus: 'online' }, NOON)).toMatchObject({
    state: 'online',
    production: 115_420,
  })
})

it.each([
  ['EXCESS', NIGHT, true],
  ['EXCESS', NOON, false],
  ['BATTERY_BACKUP', NIGHT, false],
  ['BATTERY_BACKUP', NOON, false],
])('whose %s logger can sleep at %s: %s', (gridType, at, sleeps) => {
  expect(sleepsByNight({ ...WARSAW, gridType }, at)).toBe(sleeps)
})

it('nobody knows of a plant that was never heard whether it sleeps', () => {
  expect(isAsleep({ ...WARSAW, gridType: 'EXCESS', lastUpdate: null }, NIGHT)).toBe(false)
})

it.each(['noDevice', 'online', 'partlyOffline'] as const)('%s stays what it is, by night as well', (word) => {
  const plant = { ...WARSAW, gridType: 'EXCESS', networkStatus: word, lastUpdate: heard(19) }
  expect(plantStatus(plant, NIGHT)).toBe(word)
})

it.each([
  ['heard on this day', heard(8, 19), 'EXCESS', 41.2],
  ['silent since yesterday noon', NOON, 'EXCESS', null],
  ['silent since yesterday noon, fed by a battery', NOON, 'BATTERY_BACKUP', null],
  // 22:00 UTC is midnight in Warsaw.
  ['silent since before its own midnight', heard(21), 'BATTERY_BACKUP', null],
  ['silent since after its own midnight', heard(22) + 60, 'BATTERY_BACKUP', 41.2],
])('of a plant %s what it produced today is %s', (_, lastUpdate, gridType, today) => {
  const sums = { productionToday: 41.2, fullPowerHoursToday: 4.1, incomeToday: 3 }
  const plant = { ...silent, ...sums, gridType, lastUpdate, zone: 'Europe/Warsaw', productionMonth: 900 }
  const now = plantNow(plant, heard(12, 19))
  expect(now).toMatchObject({ state: 'offline', productionToday: today, productionMonth: 900 })
  expect([now.fullPowerHoursToday === null, now.incomeToday === null]).toEqual([
    today === null,
    today === null,
  ])
})

it('one that sleeps since dusk has produced nothing since midnight', () => {
  const plant = { ...silent, gridType: 'EXCESS', lastUpdate: heard(19), zone: 'Europe/Warsaw' }
  expect(plantNow({ ...plant, productionToday: 0 }, heard(23))).toMatchObject({
    state: 'asleep',
    productionToday: 0,
  })
})
