import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256Hex } from './digest'

const byPlatform = (text: string) => createHash('sha256').update(text).digest('hex')

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i letters as the platform does', (length) => {
  expect(sha256Hex('x'.repeat(length))).toBe(byPlatform('x'.repeat(length)))
})

it('S7-29 hashes any password as the platform does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256Hex(text)).toBe(byPlatform(text))
    }),
  )
})
