import { describe, expect, it } from 'vitest'
import { qrCode, qrPath, remainder } from './qr-code'

/** 'a' at level M with mask 0, drawn by another implementation. */
const LETTER_A = `
#######.....#.#######
#.....#.###.#.#.....#
#.###.#...##..#.###.#
#.###.#..#..#.#.###.#
#.###.#.#.#.#.#.###.#
#.....#..##.#.#.....#
#######.#.#.#.#######
...........##........
#.#.#.#..#.#....#..#.
.##..#.####...#...##.
...#.##.#...#...#...#
#.......##....#...#..
#....##.#...#.#.#.#.#
........#..#.#.#.#.##
#######....#.###.####
#.....#..#.###.###...
#.###.#.#..#.###.##.#
#.###.#.......#...##.
#.###.#.#...#...#...#
#.....#..##...#...##.
#######.##..#.#.#.###`.trim()

const drawn = (text: string) =>
  qrCode(text)
    ?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n')

describe('QR code', () => {
  it('S1-56 draws what another implementation draws', () => {
    expect(drawn('a')).toBe(LETTER_A)
  })

  it('S1-56 corrects errors as the example of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(remainder(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it.each([
    [14, 21],
    [15, 25],
    [26, 25],
    [42, 29],
    [62, 33],
    [84, 37],
    [106, 41],
  ])('S1-56 takes the smallest version for %i bytes', (length, size) => {
    expect(qrCode('x'.repeat(length))).toHaveLength(size)
  })

  it('S1-56 counts bytes, not letters, and refuses what does not fit', () => {
    expect(qrCode('é'.repeat(53))).not.toBeNull()
    expect(qrCode('é'.repeat(54))).toBeNull()
    expect(qrPath('x'.repeat(107))).toBeNull()
  })

  it('S1-56 leaves a quiet zone of four around', () => {
    expect(qrPath('a')).toMatchObject({ size: 29, path: expect.stringMatching(/^M4 4h1v1h-1z/) as string })
  })
})
