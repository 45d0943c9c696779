import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { token } from '../../tests/support/token'
import { readToken } from './jwt'

describe('token claims', () => {
  it('reads expiry, user, role and the wish for a better password', () => {
    expect(readToken(token({ exp: 1_768_292_700, userId: 7, roleId: 31, modify_password: 1 }))).toEqual({
      expires: 1_768_292_700,
      userId: 7,
      organizationId: 0,
      roleId: 31,
      modifyPassword: true,
    })
  })

  it('reads nothing of what is not a token, and never throws', () => {
    const nothing = { expires: null, userId: null, organizationId: null, roleId: null, modifyPassword: false }
    for (const text of ['', 'T', 'clear', 'a.b.c', 'a..c', 'a.bnVsbA.c'])
      expect(readToken(text)).toEqual(nothing)
    fc.assert(fc.property(fc.string(), (text) => void readToken(text)))
  })
})
