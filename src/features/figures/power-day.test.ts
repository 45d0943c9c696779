import { expect, it } from 'vitest'
import { powerDay } from './power-day'

const reply = {
  statistics: { generationValue: 66.67 },
  records: [{ dateTime: 1_781_778_900, generationPower: 18_583, timeZoneOffset: 7200 }],
}
const read = (gridType: string) => powerDay(gridType, 1, '2026-06-18').read(reply)

it.each([
  ['DISTRIBUTED_FULLY', 18_583, 66.67],
  ['CENTRALIZED_FULLY', 18_583, 66.67],
  ['EXCESS', null, null],
  ['OFF_GRID', null, null],
])(
  '4: of a day that no meter of the grid has measured, a plant of type %s fed in %s W',
  (type, power, energy) => {
    const { samples, sums } = read(type)
    expect(samples).toMatchObject([{ production: 18_583, feedIn: power }])
    expect(sums).toMatchObject({ production: 66.67, feedIn: energy })
  },
)
