import { describe, expect, it } from 'vitest'
import { offersThirdLogin, readThirdReturn, thirdAddress, thirdState } from './third-party'

describe('third-party login', () => {
  it.each([
    ['S1-47', true, 'SOLARMAN', true],
    ['S1-48', true, 'Deye', false],
    ['S1-48', true, 'solarman', false],
    ['S1-47', false, 'SOLARMAN', false],
  ])('%s switch %s, source %s: %s', (_, thirdLogin, source, offered) => {
    expect(offersThirdLogin({ thirdLogin, source })).toBe(offered)
  })

  it.each([
    ['code=abc&state=QQ.12', { kind: 'QQ', code: 'abc', state: 'QQ.12', refused: false }],
    ['kind=wechat&code=abc', { kind: 'WECHAT', code: 'abc', state: null, refused: false }],
    ['type=QQ&code=%20', { kind: 'QQ', code: null, state: null, refused: false }],
    ['state=QQ.1&kind=WECHAT&code=x', { kind: 'QQ', code: 'x', state: 'QQ.1', refused: false }],
    ['error=access_denied&state=WECHAT.1', { kind: 'WECHAT', code: null, state: 'WECHAT.1', refused: true }],
    ['code=abc', { kind: null, code: 'abc', state: null, refused: false }],
    ['', { kind: null, code: null, state: null, refused: false }],
  ])('S2-05 reads %j', (query, read) => {
    expect(readThirdReturn(new URLSearchParams(query))).toEqual(read)
  })

  it.each([
    [
      'https://third.example/ask?back={back}&s={state}',
      'https://third.example/ask?back=https%3A%2F%2Fa.b%2Ft&s=QQ.1',
    ],
    ['/tencentLogin?code=robin&state={state}', '/tencentLogin?code=robin&state=QQ.1'],
    ['', null],
    ['//third.example', null],
    ['javascript:alert(1)', null],
  ])('asks at %j', (template, address) => {
    expect(thirdAddress(template, 'https://a.b/t', thirdState('QQ', '1'))).toBe(address)
  })
})
