import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometres } from '../place/distance'
import { againstPeers, type Peer, usualHours } from './peers'

const NEAR = { within: 25, min: 3 }
const POTSDAM = { latitude: 52.4, longitude: 13.06 }
const BERLIN = { latitude: 52.52, longitude: 13.4 }
const LANDSHUT = { latitude: 48.54, longitude: 12.15 }

const at = (place: Peer['place'], hours: number | null, counts = true): Peer => ({ place, hours, counts })
const around = (hours: readonly number[]) => hours.map((one) => at(POTSDAM, one))
const share = (own: Peer, others: readonly Peer[]) => againstPeers([own, ...others], NEAR)[0]

describe('a plant against its peers', () => {
  it.each([
    { name: 'its hours by the median of the others', own: 3, others: [2, 4, 100], share: 75 },
    { name: 'an even number of others has two in the middle', own: 3, others: [1, 2, 4, 9], share: 100 },
    { name: 'a plant that makes nothing is called so', own: 0, others: [2, 2, 2], share: 0 },
    { name: 'two others say nothing', own: 3, others: [2, 4], share: null },
    { name: 'nor does anybody before the day has begun', own: 0.02, others: [0.05, 0.04, 0.09], share: null },
    { name: 'without own hours there is no share', own: null, others: [2, 4, 3], share: null },
  ])('screens 1: $name', ({ own, others, share: wanted }) => {
    expect(share(at(POTSDAM, own), around(others))).toBe(wanted)
  })

  it('only those within the distance count, and only those that still speak', () => {
    expect(Math.round(kilometres(POTSDAM, BERLIN))).toBe(27)
    const far = around([2, 2, 2]).map((one) => ({ ...one, place: BERLIN }))
    expect(share(at(POTSDAM, 3), far)).toBeNull()
    const silent = at(POTSDAM, 0.5, false)
    expect(share(at(POTSDAM, 3), [...around([2, 2, 2]), silent, silent])).toBe(150)
    // Others are not measured by it, but it is by them.
    expect(share(silent, around([2, 2, 2]))).toBe(25)
    expect(share(at(null, 3), around([2, 2, 2]))).toBeNull()
  })

  it('neighbours on both sides of the date line are near each other', () => {
    const east = { latitude: -17, longitude: 179.95 }
    const west = { latitude: -17, longitude: -179.95 }
    expect(kilometres(east, west)).toBeLessThan(11)
    expect(
      share(
        at(east, 2),
        [1, 1, 1].map((hours) => at(west, hours)),
      ),
    ).toBe(200)
  })

  it('does not depend on the order, nor on what happens far away', () => {
    const hours = fc.double({ min: 0.5, max: 12, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hours, fc.boolean()), { minLength: 1, maxLength: 12 }),
        fc.array(hours, { maxLength: 6 }),
        (near, far) => {
          const plants = near.map(([one, counts]) => at(POTSDAM, one, counts))
          const straight = againstPeers(plants, NEAR)
          const back = againstPeers([...plants].reverse(), NEAR)
          expect([...back].reverse()).toEqual(straight)
          const others = far.map((one) => at(LANDSHUT, one))
          expect(againstPeers([...others, ...plants], NEAR).slice(others.length)).toEqual(straight)
        },
      ),
    )
  })
})

describe('the usual hours around a plant', () => {
  /** By definition: everybody is asked, near or far. */
  const byAsking = (plants: readonly Peer[]) =>
    plants.map((own, index) => {
      const others = plants
        .filter(
          ({ place, counts }, other) =>
            other !== index && counts && place && own.place && kilometres(place, own.place) <= NEAR.within,
        )
        .flatMap(({ hours }) => hours ?? [])
        .sort((one, other) => one - other)
      const half = others.length / 2
      const [low = 0, high = 0] = [others[Math.ceil(half) - 1], others[Math.floor(half)]]
      return own.place && own.hours !== null && others.length >= NEAR.min && (low + high) / 2 >= 0.1
        ? (low + high) / 2
        : null
    })

  it('are those of everybody within the distance, wherever they stand', () => {
    // A field of 70 by 70 km, hours in quarters.
    const peer = fc.record({
      place: fc.option(
        fc.record({
          latitude: fc.integer({ min: 0, max: 63 }).map((step) => 52 + step / 100),
          longitude: fc.integer({ min: 0, max: 100 }).map((step) => 13 + step / 100),
        }),
        { freq: 20 },
      ),
      hours: fc.option(
        fc.integer({ min: 0, max: 24 }).map((quarters) => quarters / 4),
        { freq: 20 },
      ),
      counts: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(peer, { maxLength: 30 }), (plants) => {
        expect(usualHours(plants, NEAR)).toEqual(byAsking(plants))
      }),
    )
  })

  it('have no end, and are nothing below a tenth of an hour', () => {
    const of = (hours: number) => usualHours([at(POTSDAM, 1), ...around([hours, hours, hours])], NEAR)[0]
    expect([0.09, 0.1, 0.11].map(of)).toEqual([null, 0.1, 0.11])
    expect(usualHours([at(POTSDAM, Infinity), ...around([1, 1, 1])], NEAR)[0]).toBeNull()
  })
})
