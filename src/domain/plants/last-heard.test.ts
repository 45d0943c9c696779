import { describe, expect, it } from 'vitest'
import { lastHeard } from './last-heard'
import { namedPlant } from './named-plant'
import type { Plant } from './reading'

const NOON = Date.parse('2026-06-18T10:30:00Z') / 1000
const plant = { ...namedPlant(1), gridType: 'EXCESS', latitude: 52, longitude: 13 }
const heard = (minutes: number | null, networkStatus: Plant['networkStatus'], now = NOON) =>
  lastHeard(plant, { lastUpdate: minutes === null ? null : now - 60 * minutes, networkStatus }, now)

describe('what a plant said last', () => {
  it.each<[string, number | null, Plant['networkStatus'], string, boolean]>([
    ['holds while it is new', 4, 'online', 'fresh', false],
    ['is past of a plant that is offline, however new', 9, 'offline', 'fresh', true],
    ['holds for a while of a plant that is online', 15, 'online', 'late', false],
    ['holds for a while where nothing is said of the line', 15, null, 'late', false],
    ['is past of a plant that is offline', 15, 'offline', 'late', true],
    ['is past once it is too old', 45, 'online', 'stale', true],
    ['was never said', null, 'offline', 'never', false],
  ])('%s', (_, minutes, status, kind, past) => {
    expect(heard(minutes, status)).toMatchObject({ kind, past, asleep: false })
  })

  it('is past while it sleeps', () => {
    const midnight = Date.parse('2026-06-18T22:30:00Z') / 1000
    expect(heard(60, 'offline', midnight)).toMatchObject({ kind: 'asleep', past: true, asleep: true })
  })
})
