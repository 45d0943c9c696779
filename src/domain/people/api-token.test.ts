import { describe, expect, it } from 'vitest'
import { offeredScopes, TOKEN_SCOPES, tokenState } from './api-token'

describe('API tokens', () => {
  it.each([
    [null, null],
    [1000, 'EXPIRED'],
    [1001, 'EXPIRING'],
    [1000 + 14 * 86_400, 'EXPIRING'],
    [1001 + 14 * 86_400, 'VALID'],
  ])('that ends at %j is %s at 1000', (expires, state) => {
    expect(tokenState(expires, 1000)).toBe(state)
  })

  it('nobody gives away more than they hold, and nothing of an organisation outside of one', () => {
    expect(offeredScopes([], true)).toEqual(TOKEN_SCOPES)
    expect(offeredScopes([], false)).toEqual(['station:read', 'device:read', 'alert:read', 'layout:read'])
    expect(offeredScopes(['user', 'alert:read', 'alert:handle'], true)).toEqual(['alert:read'])
    expect(offeredScopes(['user'], true)).toEqual([])
  })
})
