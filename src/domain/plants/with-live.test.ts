import { describe, expect, it } from 'vitest'
import { namedPlant } from './named-plant'
import type { LivePlant } from './reading'
import { withLive } from './with-live'

const NOTHING = {
  production: null,
  consumption: null,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
}
const live = {
  now: {
    ...NOTHING,
    at: 1000,
    production: 6780,
    consumption: 500,
    stateOfCharge: 40,
    ups: null,
    generator: null,
  },
  today: { ...NOTHING, production: 0.57 },
  networkStatus: 'online',
  warningStatus: 'normal',
  lastUpdate: 1000,
} satisfies Partial<LivePlant>

const listed = { ...namedPlant(1), networkStatus: 'noDevice' as const }

describe('a row of a plant beside its header', () => {
  it('11: a plant that began to report a moment ago is online in the list as well', () => {
    const shown = withLive(listed, live)
    expect(shown).toMatchObject({
      networkStatus: 'online',
      production: 6780,
      productionToday: 0.57,
      lastUpdate: 1000,
    })
  })

  it.each([
    ['heard of later', 1001, 1],
    ['heard of at the same time', 1000, 6780],
    ['heard of before', 999, 6780],
  ])('a list that %s of the plant says what is newer', (_, lastUpdate, production) => {
    expect(withLive({ ...listed, lastUpdate, production: 1 }, live).production).toBe(production)
  })

  it('each figure is the live one where there is one, a zero as well, else that of the list', () => {
    const row = {
      ...{
        ...listed,
        warningStatus: 'abnormal' as const,
        production: 1,
        consumption: 2,
        feedIn: 3,
        purchase: 4,
      },
      ...{ stateOfCharge: 5, productionToday: 6 },
    }
    const now = { ...live.now, production: 10, consumption: 20, feedIn: 30, purchase: 40, stateOfCharge: 50 }
    const known = { ...live, now, today: { ...NOTHING, production: 60 } }
    expect(withLive(row, known)).toEqual({
      ...{
        ...row,
        networkStatus: 'online',
        warningStatus: 'normal',
        production: 10,
        consumption: 20,
        feedIn: 30,
      },
      ...{ purchase: 40, stateOfCharge: 50, productionToday: 60, lastUpdate: 1000 },
    })
    const none = { ...live, now: { ...now, ...NOTHING, stateOfCharge: null }, today: NOTHING }
    const silent = { ...none, networkStatus: null, warningStatus: null }
    expect(withLive(row, silent)).toEqual({ ...row, lastUpdate: 1000 })
    expect(withLive(row, { ...none, now: { ...none.now, feedIn: 0 } }).feedIn).toBe(0)
  })

  it('keeps what the live state does not know, and does without one', () => {
    const row = { ...listed, purchase: 7 }
    expect(withLive(row, live).purchase).toBe(7)
    expect(withLive(row, null)).toBe(row)
    expect(withLive(row, { ...live, lastUpdate: null })).toBe(row)
  })
})
