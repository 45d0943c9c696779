import { expect, it } from 'vitest'
import { offeredSeries, seriesText, shownSeries, toggled } from './day-series'

it('offers by grid type and shows production, consumption and state of charge first', () => {
  expect(offeredSeries('DISTRIBUTED_FULLY')).toEqual(['production', 'feedIn'])
  expect(offeredSeries('OFF_GRID')).toEqual(['production', 'consumption'])
  const offered = offeredSeries('BATTERY_BACKUP')
  expect([...shownSeries(null, offered)]).toEqual(['production', 'consumption', 'stateOfCharge'])
})

it('writes the choice into the address and reads it back, and the usual choice not at all', () => {
  const offered = offeredSeries('BATTERY_BACKUP')
  const more = toggled(shownSeries(null, offered), 'charge')
  const text = seriesText(more, offered)
  expect(text).toBe('production,consumption,charge,stateOfCharge')
  expect(shownSeries(text, offered)).toEqual(more)
  expect(seriesText(toggled(more, 'charge'), offered)).toBeNull()
})

it('takes no series from an address that the plant does not have', () => {
  expect([...shownSeries('consumption,<b>,feedIn', offeredSeries('DISTRIBUTED_FULLY'))]).toEqual(['feedIn'])
})
