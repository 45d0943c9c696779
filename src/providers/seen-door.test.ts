import { describe, expect, it } from 'vitest'
import { token } from '../../tests/support/token'
import type { Identity } from './identity'
import { createSeenDoor, type SeenDoorDeps } from './seen-door'

const ANN = { user: { id: 1 }, organisation: null } as Identity
const OF_ANN = token({ userId: 1, organizationId: 0 })

function doorOf(access: string | null, session: Partial<ReturnType<SeenDoorDeps['session']>> = {}) {
  const storage = {
    token: () => access,
    region: () => 'CHINA' as const,
    remember: () => undefined,
    remembered: () => [],
  }
  return createSeenDoor({
    storage,
    session: () => ({ status: 'in', identity: ANN, preview: null, ...session }),
    allowed: () => true,
    load: () => Promise.reject(new Error('no script')),
  })
}

describe('whose answers may be kept', () => {
  it.each([
    ['the person of the token, in their data centre', OF_ANN, '1.0.CHINA'],
    ['nobody without a token', null, null],
    ['nobody of a token that names no person', token({ userId: 0.5, organizationId: 0 }), null],
    ['nobody of a token that names no organisation', token({ userId: 1, organizationId: 0.5 }), null],
  ])('is %s', (_, access, holder) => expect(doorOf(access).holder()).toBe(holder))

  it('is nobody while a role is tried on', () => {
    const preview = { role: { id: 5, name: 'x' }, codes: [] }
    expect(doorOf(OF_ANN, { preview }).holder()).toBeNull()
  })

  it.each([
    ['who is in', doorOf(OF_ANN), '1.0.CHINA', true],
    ['who is still asked about', doorOf(OF_ANN, { status: 'waiting' }), '1.0.CHINA', false],
    ['who asked as somebody else', doorOf(OF_ANN), '2.0.CHINA', false],
    ['who is seen as somebody else', doorOf(OF_ANN, { identity: { ...ANN, user: { id: 2 } } as Identity }), '1.0.CHINA', false],
    ['who has gone', doorOf(null), '1.0.CHINA', false],
  ])('is written down for %s', (_, door, holder, may) => expect(door.mayKeep(holder)).toBe(may)) // oxfmt-ignore
})

it('a store whose script does not come is none, and nothing is left to throw away', async () => {
  const door = doorOf(OF_ANN)
  door.lent.add('identity')
  expect(await door.open()).toBeNull()
  await expect(door.forget()).resolves.toBeUndefined()
  expect(door.lent.size).toBe(0)
})
