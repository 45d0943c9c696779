import { describe, expect, it } from 'vitest'
import { joinPhone, splitPhone } from './prefix'

const PREFIXES = ['+1', '+1 684', '+49', '+44']

describe('a phone number in two boxes', () => {
  it.each([
    ['+49 1520 0000001', '+49', '1520 0000001'],
    ['+1 684 5551234', '+1 684', '5551234'],
    ['+1 212 5551234', '+1', '212 5551234'],
    ['1520 0000001', '', '1520 0000001'],
    ['+99 1', '', '+99 1'],
    ['', '', ''],
  ])('"%s" is prefix "%s" and "%s", and comes together again', (whole, prefix, rest) => {
    expect(splitPhone(whole, PREFIXES)).toEqual({ prefix, rest })
    expect(joinPhone(prefix, rest)).toBe(whole)
  })

  it('takes a number that is pasted whole as it is', () => {
    expect(joinPhone('+49', '+44 20 7946 0958')).toBe('+44 20 7946 0958')
  })
})
