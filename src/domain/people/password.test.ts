import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierOf, identityType, isEmail, isPhone } from './identity'
import { checkPassword, passwordTicks } from './password'

const long = (length: number): string => 'Kite-Lamp_27'.repeat(9).slice(0, length)

const PASS: [string, readonly string[]][] = [
  ['S5-01', ['Kite#L27', long(100)]],
  ['S5-02', [long(101)]],
  ['S5-04', ['Kite#L27', 'Kite-Lamp_27']],
  ['S5-06', ['kitelamp27', 'KITElamp', '27#18#28']],
  ['S5-07', ['Kite#123', 'Kite#135']],
  ['S5-08', ['Kite#321', 'Kite#531']],
  ['S5-09', ['Kite#8901', 'Kite#890']],
  ['S5-10', ['abc#Kite2', 'xyza#271']],
  ['S5-11', ['cba#Kite2', 'azyx#271']],
  ['S5-12', ['AbC#Kite2', 'ACEG#271']],
  ['S5-13', ['qwe#Kite2', 'qaz#wsx27']],
  ['S5-14', ['ewq#Kite2', 'poi#Kite2']],
  ['S5-15', ['QwE#Kite2', 'AsD#Kite2']],
  ['S5-17', ['Harbour-Sun-58', 'Kite-Lamp_27']],
]

const FAIL: [string, number, number, readonly string[]][] = [
  ['S5-01', 1, 57, ['', 'Kite#L2']],
  ['S5-04', 2, 58, ['Kite #L27', ' Kite#L27', 'Kite#\tL27', 'Kite#L27 ', 'Kite#\u00a0L27', 'Kite#\u3000L27']],
  ['S5-05', 2, 58, ['Kite#L27光', '电Kite#L27']],
  ['S5-06', 3, 58, ['kitelamps', 'KITELAMPS', '27182736', '#!%&#!%&']],
  ['S5-07', 4, 60, ['Kite#1234', 'Kite#0123']],
  ['S5-08', 4, 60, ['Kite#4321', 'Kite#3210']],
  ['S5-09', 4, 60, ['Kite#7890', 'Kite#0987']],
  ['S5-10', 5, 60, ['abcd#271', 'wxyz#271']],
  ['S5-11', 5, 60, ['dcba#271', 'zyxw#271']],
  ['S5-12', 5, 60, ['AbCd#271', 'ZyXw#271']],
  ['S5-13', 6, 60, ['qwer#271', 'asdf#271', 'zxcv#271', 'uiop#271', 'hjkl#271', 'vbnm#271']],
  ['S5-14', 6, 60, ['rewq#271', 'fdsa#271', 'vcxz#271', 'poiu#271']],
  ['S5-15', 6, 60, ['QwEr#271', 'ZXCV#271']],
  ['S5-16', 1, 57, ['abc 12']],
  ['S5-16', 2, 58, ['abcd 1234']],
  ['S5-16', 3, 58, ['12345678']],
  ['S5-16', 4, 60, ['abcd1234']],
]

describe('checkPassword', () => {
  it.each(PASS)('%s passes %j', (_, passwords) => {
    for (const password of passwords) expect(checkPassword(password)).toBeNull()
  })

  it.each(FAIL)('%s check %d, text %d', (_, check, code, passwords) => {
    for (const password of passwords) expect(checkPassword(password)).toEqual({ check, code })
  })

  it('S5-16 an earlier failure always wins', () => {
    const wrongs = ['abcd', 'qwer', '1234', '光', ' ', 'x', 'Q', '7', '#']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wrongs), { maxLength: 8 }), (parts) => {
        const password = parts.join('')
        const check = checkPassword(password)?.check ?? 7
        const has = (part: string): boolean => password.includes(part)
        if ([...password].length < 8) expect(check).toBe(1)
        else if (has(' ') || has('光')) expect(check).toBe(2)
        else if (check > 3 && has('1234')) expect(check).toBe(4)
        else if (check > 4 && has('abcd')) expect(check).toBe(5)
        else if (check > 5 && has('qwer')) expect(check).toBe(6)
      }),
    )
  })

  it('S5-17 says something sensible of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const password = String.fromCharCode(...units)
        expect([undefined, 1, 2, 3, 4, 5, 6]).toContain(checkPassword(password)?.check)
      }),
    )
  })
})

describe('identity', () => {
  it.each([
    ['ada@example.org', 2],
    ['ada@', 2],
    ['+49 1520 0000001', 1],
    ['(030) 123-4567', 1],
    ['13800138000', 1],
    ['12345', 3],
    ['ada', 3],
    ['ada58', 3],
    ['', 3],
  ] as const)('%s is kind %d', (text, kind) => expect(identityType(text)).toBe(kind))

  it('S5-27 an e-mail has 254 letters at most', () => {
    const of = (length: number) => isEmail(`${'a'.repeat(length - 12)}@example.org`)
    expect([253, 254, 255].map(of)).toEqual([true, true, false])
    expect(isEmail('ada@example.org more')).toBe(false)
  })

  it('a phone number has six digits or more, and nothing but them and their ornaments', () => {
    expect(
      ['123456', ' 123456 ', '12 34-56', '12345', 'call 123456', '123456x', '12+3456'].map(isPhone),
    ).toEqual([...[true, true, true, false, false, false, false]])
  })

  it.each(['ada@example.org', 'a.b+c@sub.example.co.uk'])('S5-27 %s is an e-mail', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each(['ada@', '@example.org', 'ada example.org', 'a@b@c.org', 'ada@example', 'ada@.org', ''])(
    'S5-27 %s is none',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it('is sent without ornaments', () => {
    expect(identifierOf(' +49 1520 0000001 ')).toBe('+4915200000001')
    expect(identifierOf(' ada ')).toBe('ada')
    expect(isPhone('+')).toBe(false)
  })
})

describe('passwordTicks', () => {
  it.each([
    ['', 'open open open open open open'],
    ['Kite', 'failed open open open open open'],
    ['Kite #L27', 'met failed open open open open'],
    ['kitelamps', 'met met failed open open open'],
    ['Kite#1234', 'met met met failed open open'],
    ['abcd#271', 'met met met met failed open'],
    ['qwer#271', 'met met met met met failed'],
    ['Harbour-Sun-58', 'met met met met met met'],
  ])('S5-16 S5-17 %j: %s', (password, states) => {
    expect(
      passwordTicks(password)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states)
  })
})
