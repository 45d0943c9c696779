import { describe, expect, it } from 'vitest'
import { serviceHours } from './service-hours'

const BERLIN = { zone: 'Europe/Berlin', from: '08:00', to: '17:00' }
const at = (text: string) => Date.parse(text) / 1000

describe('S2-33 hours of the online service, by the reader’s clock', () => {
  it.each([
    ['a Thursday at noon', '2026-06-18T10:00:00Z', 'Europe/Berlin', { from: '08:00', to: '17:00', open: true }],
    ['the same in New York', '2026-06-18T10:00:00Z', 'America/New_York', { from: '02:00', to: '11:00', open: true }],
    ['in winter', '2026-01-15T10:00:00Z', 'America/New_York', { from: '02:00', to: '11:00', open: true }],
    ['between two changes of the clocks', '2026-03-12T10:00:00Z', 'America/New_York', { from: '03:00', to: '12:00', open: true }],
    ['before they begin', '2026-06-18T05:59:00Z', 'UTC', { from: '06:00', to: '15:00', open: false }],
    ['as they end', '2026-06-18T15:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: false }],
    ['as they begin', '2026-06-18T06:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: true }],
    ['on a Friday', '2026-06-19T10:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: true }],
    ['on a Monday', '2026-06-22T10:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: true }],
    ['on a Saturday', '2026-06-20T10:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: false }],
    ['on a Sunday', '2026-06-21T10:00:00Z', 'UTC', { from: '06:00', to: '15:00', open: false }],
  ] as const)('%s', (_, now, reader, hours) => {
    expect(serviceHours(BERLIN, at(now), reader)).toEqual(hours)
  }) // oxfmt-ignore

  it.each([{ zone: '' }, { zone: 'Moon/Base' }, { from: '8' }, { to: '' }])('%j gives none', (wrong) => {
    expect(serviceHours({ ...BERLIN, ...wrong }, at('2026-06-18T10:00:00Z'), 'UTC')).toBeNull()
  })
})
