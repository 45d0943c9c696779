import { expect, it } from 'vitest'
import { carries, isFullFeedIn, isIsland } from './grid-type'

const ALL = ['production', 'feedIn', 'consumption', 'purchase', 'battery', 'selfConsumption', 'income']

it.each<[string | null | undefined, string[], 'island' | 'full feed-in' | null]>([
  ['DISTRIBUTED_FULLY', ['production', 'feedIn', 'income'], 'full feed-in'],
  ['CENTRALIZED_FULLY', ['production', 'feedIn', 'income'], 'full feed-in'],
  ['EXCESS', ALL.filter((one) => one !== 'battery'), null],
  ['BATTERY_BACKUP', ALL, null],
  ['OFF_GRID', ['production', 'consumption', 'income'], 'island'],
  ['PV_BTR_USE', ['production', 'consumption', 'battery', 'income'], 'island'],
  ['A_TYPE_OF_TOMORROW', ALL, null],
  [null, ALL, null],
  [undefined, ALL, null],
])('a plant of type %s has %j', (type, carried, kind) => {
  expect([...carries(type)]).toEqual(carried)
  expect(isIsland(type)).toBe(kind === 'island')
  expect(isFullFeedIn(type)).toBe(kind === 'full feed-in')
})
