import { expect, it } from 'vitest'
import { isAsleep, plantNow, plantStatus, speaks } from './plant-status'

const WARSAW = { latitude: 52.2, longitude: 21 }
const NOON = Date.UTC(2026, 5, 18, 10, 30) / 1000
const NIGHT = Date.UTC(2026, 5, 18, 22, 30) / 1000
const silent = { ...WARSAW, networkStatus: 'offline', lastUpdate: NOON } as const

it('calls a silent plant asleep at night, and offline by day: night is not an outage', () => {
  expect(plantStatus({ ...silent, gridType: 'EXCESS' }, NIGHT)).toBe('asleep')
  expect(plantStatus({ ...silent, gridType: 'EXCESS' }, NOON)).toBe('offline')
})

it('expects a plant with a battery to speak at night as well', () => {
  expect(isAsleep({ ...WARSAW, gridType: 'BATTERY_BACKUP' }, NIGHT)).toBe(false)
  expect(plantStatus({ ...silent, gridType: 'BATTERY_BACKUP' }, NIGHT)).toBe('offline')
})

it('claims nothing about the sun where the place is unknown', () => {
  expect(isAsleep({ latitude: null, longitude: 21, gridType: 'EXCESS' }, NIGHT)).toBe(false)
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
