import { describe, expect, it } from 'vitest'
import { authenticatorAddresses } from '../../domain/people/one-time-code'
import { qrPath } from './qr-code'

describe('QR code', () => {
  it('S1-56 draws the dark modules, with a quiet zone of four around', () => {
    const drawn = qrPath('a')
    expect(drawn).toMatchObject({ size: 29, path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) as string })
    const dark = (x: number, y: number) => drawn?.path.includes(`M${x} ${y}h1v1h-1z`)
    // Along the diagonal of the finder pattern in the first corner: ring, gap, core.
    const corner = [3, 4, 5, 6, 7, 8, 9, 10, 11]
    expect(corner.map((at) => (dark(at, at) ? '#' : '.')).join('')).toBe('.#.###.#.')
    // The end of each of the other two.
    expect([dark(24, 4), dark(25, 4), dark(4, 24), dark(4, 25)]).toEqual([true, false, true, false])
  })

  it.each([
    [13, 21],
    [25, 25],
    [41, 29],
    [61, 33],
    [83, 37],
    [105, 41],
  ])('S1-56 takes the smallest version for %i bytes', (length, size) => {
    expect(qrPath('x'.repeat(length))?.size).toBe(size + 8)
  })

  it('S1-56 counts bytes, not letters, and refuses what does not fit', () => {
    expect(qrPath('é'.repeat(52))).not.toBeNull()
    expect(qrPath('é'.repeat(53))).toBeNull()
    expect(qrPath('x'.repeat(106))).toBeNull()
  })

  it('one of the addresses for authenticators fits, however long the account', () => {
    const secret = 'A'.repeat(32)
    const drawn = (issuer: string, account: string) =>
      authenticatorAddresses(issuer, account, secret).findIndex((one) => qrPath(one) !== null)
    expect(drawn('Sun', 'ada@example.org')).toBe(0)
    expect(drawn('Heliograph', 'owner@heliograph.example')).toBe(1)
    expect(drawn('Heliograph', 'a'.repeat(45))).toBe(2)
    expect(drawn('Heliograph', 'a'.repeat(90))).toBe(3)
    expect(drawn('太'.repeat(30), 'a'.repeat(90))).toBe(4)
  })
})
