import { describe, expect, it } from 'vitest'
import { joinPhone, splitPhone, tidyPhone } from './prefix'

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
    expect(joinPhone('+49', '0044 20 7946 0958')).toBe('0044 20 7946 0958')
  })

  it('11: a prefix without a number is no number', () => {
    expect(joinPhone('+49', ' ')).toBe('')
  })

  it.each([
    ['+49 01520 0000001', '+49 1520 0000001'],
    ['0049 1520 0000001', '+49 1520 0000001'],
    ['+49 1520 0000001', '+49 1520 0000001'],
    // Italian numbers keep their leading 0.
    ['+39 06 698 1111', '+39 06 698 1111'],
    ['01520 0000001', '01520 0000001'],
    ['', ''],
  ])('11: "%s" is kept as "%s" when it is typed', (typed, kept) => {
    expect(tidyPhone(typed, [...PREFIXES, '+39'])).toBe(kept)
  })
})
