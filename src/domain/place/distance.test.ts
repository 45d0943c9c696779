import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEGREE, kilometres, type Point } from './distance'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

it.each([
  ['one degree of the equator', at(0, 0), at(0, 1), 111.19],
  ['one degree of a meridian, wherever it is', at(60, 25), at(61, 25), 111.19],
  ['one degree of longitude is half as far at 60° north', at(60, 25), at(60, 26), 55.6],
  ['across the date line the short way counts', at(0, 179.5), at(0, -179.5), 111.19],
  ['over the pole the short way counts', at(89, 0), at(89, 180), 222.39],
  ['from pole to pole', at(90, 0), at(-90, 0), 20_015.09],
  ['Berlin to Sydney', at(52.52, 13.405), at(-33.8688, 151.2093), 16_089],
])('%s', (_, one, other, far) => {
  const off = Math.abs(kilometres(one, other) / far - 1)
  expect(off).toBeLessThan(0.001)
})

it('a degree of latitude has the same length in kilometres everywhere', () => {
  expect(DEGREE).toBeCloseTo(111.19, 2)
})

it('no two places are further apart than half the way round the earth, and the way back is as far', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (one, other) => {
      const far = kilometres(one, other)
      expect(far).toBeGreaterThanOrEqual(0)
      expect(far).toBeLessThan(20_016)
      expect(kilometres(other, one)).toBeCloseTo(far, 6)
    }),
  )
  // The other side of the earth, where rounding leads past it.
  fc.assert(
    fc.property(place, ({ latitude, longitude }) => {
      expect(kilometres(at(latitude, longitude), at(-latitude, longitude + 180))).toBeCloseTo(20_015.09, 0)
    }),
  )
})
