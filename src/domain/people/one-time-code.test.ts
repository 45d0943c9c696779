import { describe, expect, it } from 'vitest'
import { base32, inFours, isAppCode, typedCode } from './one-time-code'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('one-time codes as people see them', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('base32 of RFC 4648: %j', (text, letters) => {
    expect(base32(bytes(text))).toBe(letters)
  })

  it('groups a secret, and takes a code however it is written', () => {
    expect(inFours('MZXW6YTBOI')).toBe('MZXW 6YTB OI')
    expect(typedCode(' abcde-fghij ')).toBe('ABCDEFGHIJ')
    expect(['123456', '123 456', '12345', 'ABCDEF', '1234567'].map(isAppCode)).toEqual([true, true, false, false, false])
  }) // oxfmt-ignore
})
