import { describe, expect, it } from 'vitest'
import { identityFault, phoneWith } from './identity'

describe('the account of a registration', () => {
  it.each([
    ['email', 'ada@example.org', null],
    ['email', 'a.b+c@sub.example.co.uk', null],
    ['email', '', 'empty'],
    ['email', '   ', 'empty'],
    ['email', 'ada@', 'malformed'],
    ['email', '@example.org', 'malformed'],
    ['email', 'ada example.org', 'malformed'],
    ['email', 'a@b@c.org', 'malformed'],
    ['phone', '+49 1520 0000001', null],
    ['phone', '12345', 'malformed'],
    ['phone', 'ada', 'malformed'],
    ['phone', '', 'empty'],
    ['username', 'a', null],
    ['username', 'ada-27', null],
    ['username', 'ada@example.org', 'malformed'],
    ['username', '1520000001', 'malformed'],
    ['username', 'ada lovelace', 'malformed'],
    ['username', '   ', 'empty'],
  ] as const)('S5-26 S5-27 %s %j: %s', (kind, text, fault) => {
    expect(identityFault(kind, text)).toBe(fault)
  })

  it.each([
    ['49', '01520 0000001', '+49 1520 0000001'],
    ['49', '1520 0000001', '+49 1520 0000001'],
    ['39', '06 0000001', '+39 06 0000001'],
    ['49', '+48 600 000 001', '+48 600 000 001'],
    ['49', '0048600000001', '0048600000001'],
    ['', '1520 0000001', '1520 0000001'],
    ['49', '  ', ''],
  ])('S7-55 the number behind +%s, typed %j, is %j', (prefix, typed, whole) => {
    expect(phoneWith(prefix, typed)).toBe(whole)
  })
})
