import { expect, it } from 'vitest'
import { byWorry, type Worry } from './worst-first'

const CALM: Worry = { status: 'online', safety: false, lossPerDay: 0, lastUpdate: 900 }

it('9: offline stands before safety, safety before loss, loss before age', () => {
  const order: Worry[] = [
    { ...CALM, status: 'offline', lastUpdate: 100 },
    { ...CALM, status: 'offline', lastUpdate: 800 },
    { ...CALM, status: 'partlyOffline' },
    { ...CALM, safety: true, lossPerDay: 1 },
    { ...CALM, safety: true },
    { ...CALM, lossPerDay: 9 },
    { ...CALM, lossPerDay: 2, lastUpdate: 950 },
    { ...CALM, lossPerDay: null, lastUpdate: 300 },
    CALM,
    // Night and a plant that never reported are no outage.
    { ...CALM, status: 'never', lastUpdate: null },
  ]
  expect([...order].reverse().sort(byWorry)).toEqual(order)
})
