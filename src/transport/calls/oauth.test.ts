import { describe, expect, it } from 'vitest'
import { faultOf } from '../fault-error'
import { passwordGrant, phoneNumber, refreshGrant } from './oauth'

const who = {
  account: ' owner@heliograph.example ',
  password: 'Harbour-Sun-58',
  region: 'CHINA',
  language: 'de',
} as const
const form = (call: { body?: unknown }) => call.body as Record<string, string>

describe('grants', () => {
  it('S7-27 S7-29 signs in with the hash, never with the password itself', () => {
    const call = passwordGrant(who)
    expect(call).toMatchObject({ method: 'FORM', path: '/oauth2-s/oauth/token', mdc: 'CHINA', public: true })
    expect(form(call)).toMatchObject({
      grant_type: 'mdc_password',
      username: 'owner@heliograph.example',
      identity_type: '2',
      client_id: 'test',
      system: 'SOLARMAN',
      mdc: 'CHINA',
      lang: 'de',
    })
    expect(form(call)['password']).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(call)).not.toContain(who.password)
  })

  it('hashes as SHA-256 does', () => {
    expect(form(passwordGrant({ ...who, password: 'abc' }))['password']).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    expect(form(passwordGrant({ ...who, password: 'Übergrößenträger' }))['password']).toHaveLength(64)
  })

  it.each([
    ['+49 1520 0000001', '+4915200000001'],
    ['0049 (1520) 000-0001', '+4915200000001'],
    ['4915200000001', '+4915200000001'],
  ])('S1-71 sends the phone number %s as %s', (typed, sent) => {
    expect(phoneNumber(typed)).toBe(sent)
    expect(form(passwordGrant({ ...who, account: typed }))).toMatchObject({
      username: sent,
      identity_type: '1',
    })
  })

  it('sends a user name as it is', () => {
    expect(form(passwordGrant({ ...who, account: 'ada' }))).toMatchObject({
      username: 'ada',
      identity_type: '3',
    })
  })

  it('reads tokens, and calls a reply without one malformed', () => {
    const call = refreshGrant('r')
    expect(call.read({ access_token: 'a', refresh_token: 'b' })).toEqual({ access: 'a', refresh: 'b' })
    expect(call.read({ access_token: 'a', refresh_token: null })).toEqual({ access: 'a', refresh: null })
    for (const raw of [{}, { access_token: '' }, null, 'x']) {
      expect(() => call.read(raw)).toThrow()
      try {
        call.read(raw)
      } catch (error) {
        expect(faultOf(error).kind).toBe('malformed')
      }
    }
  })
})
