import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked } from './mask'

describe('a masked value', () => {
  it.each([
    ['ada.lovelace@example.org', 'email', 'a•••@example.org'],
    ['@example.org', 'email', '•••'],
    ['+49 1520 0000001', 'phone', '+49•••01'],
    ['1520 0000001', 'phone', '•••01'],
    ['4C:11:AE:0B:22:07', 'text', '•••07'],
    ['1234', 'text', '•••'],
    ['', 'serial', '•••'],
  ] as const)('shows of %s (%s) only %s', (text, kind, shown) => {
    expect(masked(text, kind)).toBe(shown)
  })

  it('never shows more than half of what is no address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 5, maxLength: 60 }), (text) => {
        const seen = masked(text, 'text').replace('•••', '')
        return [...seen].length <= [...text].length / 2
      }),
    )
  })
})
