import { describe, expect, it } from 'vitest'
import { aWorld, codeOf, secret } from './cloud-world'

const REGISTER = '/user-s/acc/register'
const FORGET = '/user-s/acc/forget-password'
const TO = 'ada@example.org'

/** The rules of the browser hold by HTTP too, in the same order; a row: what is given, and the body code. */
const PASSWORDS: readonly [row: string, passwords: readonly string[], code: string][] = [
  ['S5-03 S5-01', ['', 'Kite#L2', 'Kite-Lamp_27'.repeat(9).slice(0, 101)], '57'],
  ['S5-03 S5-01', ['Kite#L27'], 'fine'],
  ['S5-03 S5-02', ['Kite-Lamp_27'.repeat(9).slice(0, 100)], 'fine'],
  ['S5-04', ['Kite #L27', ' Kite#L27', 'Kite#\tL27'], '58'],
  ['S5-05', ['Kite#L27光', '电Kite#L27'], '58'],
  ['S5-06', ['kitelamps', 'KITELAMPS', '27182736', '#!%&#!%&'], '58'],
  ['S5-06', ['kitelamp27'], 'fine'],
  ['S5-06', ['27#18#28'], 'fine'],
  ['S5-07', ['Kite#1234', 'Kite#0123'], '60'],
  ['S5-07', ['Kite#123'], 'fine'],
  ['S5-08', ['Kite#4321', 'Kite#3210'], '60'],
  ['S5-08', ['Kite#321'], 'fine'],
  ['S5-09', ['Kite#7890', 'Kite#0987'], '60'],
  ['S5-09', ['Kite#8901'], 'fine'],
  ['S5-10', ['abcd#271', 'wxyz#271'], '60'],
  ['S5-10', ['xyza#271'], 'fine'],
  ['S5-11', ['dcba#271', 'zyxw#271'], '60'],
  ['S5-12', ['AbCd#271', 'ZyXw#271'], '60'],
  ['S5-12', ['ACEG#271'], 'fine'],
  ['S5-13', ['qwer#271', 'asdf#271', 'zxcv#271', 'uiop#271', 'hjkl#271', 'vbnm#271'], '60'],
  ['S5-13', ['qaz#wsx27'], 'fine'],
  ['S5-14', ['rewq#271', 'fdsa#271', 'vcxz#271', 'poiu#271'], '60'],
  ['S5-15', ['QwEr#271', 'ZXCV#271'], '60'],
  ['S5-16', ['abc 12'], '57'],
  ['S5-16', ['abcd 1234'], '58'],
  ['S5-16', ['12345678'], '58'],
  ['S5-16', ['abcd1234'], '60'],
  ['S5-21', [TO, TO.toUpperCase()], '61'],
  ['S5-21', [`${TO}7`], 'fine'],
  ['S5-22', ['aaaa#271', 'Kite#7777'], '62'],
  ['S5-24', ['Welcome1'], '64'],
  ['S5-24', ['Iloveyou1'], '65'],
  ['S5-17 S5-24', ['Harbour-Sun-58'], 'fine'],
]

describe('passwords by HTTP', () => {
  it.each(PASSWORDS)('%s %j ends with %s', async (_, passwords, expected) => {
    const { cloud, code } = aWorld()
    const verifyCode = await code(TO, 'REGISTER')
    for (const password of passwords) {
      const reply = cloud.post(REGISTER, { identifier: TO, verifyCode, ...secret(password) })
      expect([password, await codeOf(reply)]).toEqual([password, expected])
    }
  })
})

describe('accounts and verification codes by HTTP', () => {
  it.each(['', '   '])('S5-26 S8-35 S8-44 the account "%s" is empty', async (identifier) => {
    const { cloud } = aWorld()
    expect(await codeOf(cloud.post('/user-s/acc/check-user', { identifier }))).toBe('10')
    const body = { identifier, verifyCode: '123456', ...secret('Harbour-Sun-58') }
    expect(await codeOf(cloud.post(REGISTER, body))).toBe('19')
    expect(await codeOf(cloud.post(FORGET, body))).toBe('19')
  })

  it.each(['a', TO])('S5-26 the account "%s" is none too short', async (identifier) => {
    expect(await codeOf(aWorld().cloud.post('/user-s/acc/check-user', { identifier }))).toBe('fine')
  })

  it.each([
    ['ada@', '27'],
    ['@example.org', '27'],
    ['a@b@c.org', '27'],
    ['a.b+c@sub.example.co.uk', 'fine'],
  ])('S5-27 S8-52 the e-mail %s ends with %s', async (identifier, expected) => {
    const { cloud, code } = aWorld()
    const verifyCode = await code(identifier, 'REGISTER')
    const body = { identifier, verifyCode, ...secret('Harbour-Sun-58') }
    expect(await codeOf(cloud.post(REGISTER, body))).toBe(expected)
  })

  it('S5-28 S5-29 a code of nothing is wrong, and the right one holds after a wrong try', async () => {
    const { cloud, code } = aWorld()
    const verifyCode = await code(TO, 'REGISTER')
    const digit = verifyCode.startsWith('1') ? '2' : '1'
    const send = (given: string) =>
      codeOf(cloud.post(REGISTER, { identifier: TO, verifyCode: given, ...secret('Harbour-Sun-58') }))
    expect(await send('')).toBe('4')
    expect(await send(digit + verifyCode.slice(1))).toBe('4')
    expect(await send(verifyCode)).toBe('fine')
  })

  it.each([
    [599, 'fine'],
    [600, '8'],
    [601, '8'],
    [86_400, '8'],
  ])('S5-30 S8-33 %d s after it was sent a code ends with %s', async (late, expected) => {
    const { cloud, code, seconds } = aWorld()
    const verifyCode = await code(TO, 'REGISTER')
    seconds(late)
    const body = { identifier: TO, verifyCode, ...secret('Harbour-Sun-58') }
    expect(await codeOf(cloud.post(REGISTER, body))).toBe(expected)
  })

  it.each([
    [364, '48'],
    [367, 'fine'],
  ])('S9-04 S8-73 %d days after an export another ends with %s', async (days, expected) => {
    const { cloud, seconds } = aWorld()
    const path = '/user-s/acc/export'
    expect(await codeOf((await cloud.signIn('owner')).post(path, {}))).toBe('fine')
    seconds(days * 86_400)
    expect(await codeOf((await cloud.signIn('owner')).post(path, {}))).toBe(expected)
  })
})
