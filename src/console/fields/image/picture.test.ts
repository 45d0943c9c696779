import { describe, expect, it } from 'vitest'
import { refusedPicture } from './picture'

describe('a file offered as picture', () => {
  it.each([
    ['image/png', 1_000, null],
    ['image/jpeg', 5_000_000, null],
    ['image/jpeg', 5_000_001, 'pictureSize'],
    ['image/svg+xml', 1_000, 'pictureType'],
    ['application/pdf', 1_000, 'pictureType'],
    ['', 9_000_000, 'pictureType'],
  ] as const)('%s of %d bytes: %s', (type, size, refused) => {
    expect(refusedPicture({ type, size }, 5)).toBe(refused)
  })
})
