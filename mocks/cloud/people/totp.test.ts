import { describe, expect, it } from 'vitest'
import { oneTimeCode, STEP, stepOfCode } from './totp'

const SECRET = new TextEncoder().encode('12345678901234567890')

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('RFC 6238, appendix B: %i s', (now, code) => {
    expect(oneTimeCode(SECRET, Math.floor(now / STEP), 8)).toBe(code)
  })

  it('RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => oneTimeCode(SECRET, counter))
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
  })

  it('counts one step early or late, and each step once', () => {
    const now = 1111111111
    const here = Math.floor(now / STEP)
    const at = (step: number, after = 0) => stepOfCode(SECRET, oneTimeCode(SECRET, step), now, after)
    expect([-2, -1, 0, 1, 2].map((off) => at(here + off))).toEqual([null, here - 1, here, here + 1, null])
    expect([at(here, here), at(here + 1, here)]).toEqual([null, here + 1])
    expect(stepOfCode(SECRET, '', now, 0)).toBeNull()
  })
})
