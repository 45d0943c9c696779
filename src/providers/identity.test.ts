import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../tests/support/custom-ask'
import { memoryWindow } from '../../tests/support/memory-window'
import { token } from '../../tests/support/token'
import { FaultError } from '../transport/fault-error'
import { createStorage } from '../transport/storage'
import { belongsTo, type Identity, isSamePerson, readIdentity, seenAs } from './identity'

const WHO = 'GET /user-s/acc/org/login-user'
const ORG = { id: 5001, name: 'Sun Co' }
const FUNCTIONS = [
  { code: 'layout:read', isOn: 1 },
  { code: 'layout:update', isOn: 0 },
]
const answers = (roleId: number) => ({
  [`GET /auth-s/auth/role/${roleId}`]: { id: roleId, name: 'Granted' },
  [`GET /auth-s/auth/role/${roleId}/function`]: FUNCTIONS,
})

async function identityOf(
  who: object,
  claims: Parameters<typeof token>[0] | null,
  more: Parameters<typeof customAsk>[0] = {},
) {
  const storage = createStorage(memoryWindow())
  if (claims !== null) storage.saveSession({ access: token(claims), refresh: null })
  const { ask, sent } = customAsk({ [WHO]: { user: { id: 1, name: 'Ada' }, ...who }, ...more })
  const identity = await readIdentity(ask.send, storage)
  return { identity, sent: sent().map(([line]) => line) }
}
const rolePaths = (id: number) => [`GET /auth-s/auth/role/${id}`, `GET /auth-s/auth/role/${id}/function`]

describe('who a token speaks for', () => {
  it.each([
    ['nobody who is told of', null, [WHO]],
    ['a person', { roleId: 31, organizationId: 0 }, [WHO]],
  ])('%s is asked for alone', async (_, claims, asked) => {
    const { identity, sent } = await identityOf({ roleCodes: ['user'], role: { id: 3, name: 'own' } }, claims)
    expect(sent).toEqual(asked)
    expect(identity).toMatchObject({ organisation: null, role: { id: 3, name: 'own' }, codes: ['user'] })
  })

  it('of an organisation is asked for together with the role that it names', async () => {
    const claims = { roleId: 31, organizationId: 5001 }
    const { identity, sent } = await identityOf({ org: ORG, role: { id: 31, name: 'said' }, roleCodes: ['user', 'user'] }, claims, answers(31)) // oxfmt-ignore
    expect(sent).toEqual([...rolePaths(31), WHO])
    expect(identity).toMatchObject({ organisation: ORG, role: { id: 31, name: 'Granted' }, codes: ['user', 'layout:read'], unrestricted: false }) // oxfmt-ignore
  })

  it.each([
    ['another role than it names', { org: ORG, role: { id: 32 } }, { roleId: 31, organizationId: 5001 }, 32, [...rolePaths(31), WHO, ...rolePaths(32)]],
    ['a role that it does not name in time', { org: ORG, role: { id: 31 } }, { roleId: 31, organizationId: 0 }, 31, [WHO, ...rolePaths(31)]],
    ['a role that only it names', { org: ORG }, { roleId: 31, organizationId: 5001 }, 31, [...rolePaths(31), WHO]],
  ])('has %s', async (_, who, claims, role, asked) => {
    const { identity, sent } = await identityOf(who, claims, answers(role))
    expect(sent).toEqual(asked)
    expect(identity.role).toEqual({ id: role, name: 'Granted' })
  }) // oxfmt-ignore

  it('of no organisation after all has no role of one', async () => {
    const { identity } = await identityOf({ role: { id: 3, name: 'own' } }, { roleId: 31, organizationId: 5001 }, answers(31)) // oxfmt-ignore
    expect(identity.role).toEqual({ id: 3, name: 'own' })
  })

  it.each([
    ['refused', refusal('21'), { id: 31, name: 'said' }],
    ['without a name', { id: null }, { id: 31, name: 'said' }],
  ])('keeps what was said of its role where that is %s', async (_, role, kept) => {
    const more = { ...answers(31), 'GET /auth-s/auth/role/31': role, 'GET /auth-s/auth/role/31/function': refusal('21') } // oxfmt-ignore
    const who = { org: ORG, role: { id: 31, name: 'said' }, roleCodes: ['user'] }
    const { identity } = await identityOf(who, { roleId: 31, organizationId: 5001 }, more)
    expect([identity.role, identity.codes]).toEqual([kept, ['user']])
  })

  it.each(['role/31', 'role/31/function'])('is not known where the session ends at %s', async (path) => {
    const ended = new FaultError({ kind: 'session' })
    const work = identityOf({ org: ORG, role: { id: 31 } }, { roleId: 31, organizationId: 5001 }, { ...answers(31), [`GET /auth-s/auth/${path}`]: ended }) // oxfmt-ignore
    await expect(work).rejects.toBe(ended)
  })

  it.each([
    [[], true, []],
    [null, false, []],
    [['user'], false, ['user']],
  ])('with the codes %j is restricted by nothing: %s', async (roleCodes, unrestricted, codes) => {
    expect((await identityOf({ roleCodes }, {})).identity).toMatchObject({ unrestricted, codes })
  })

  it.each([
    [1, true],
    [0, false],
  ])('is asked for a better password where the token says %i', async (modify_password, weakPassword) => {
    expect((await identityOf({}, { modify_password })).identity).toMatchObject({ weakPassword })
  })
})

describe('a token', () => {
  const identityAt = (organisation: number | null, user = 1) =>
    ({ user: { id: user }, organisation: organisation === null ? null : { id: organisation } }) as Identity
  const tokenAt = (organizationId: number, userId = 1) => token({ userId, organizationId })

  it.each([
    ['the person', tokenAt(0), identityAt(null), true, true],
    ['the organisation', tokenAt(9), identityAt(9), true, true],
    ['another organisation', tokenAt(9), identityAt(8), true, false],
    ['an organisation, and the person is seen', tokenAt(9), identityAt(null), true, false],
    ['the person, and an organisation is seen', tokenAt(0), identityAt(9), true, false],
    ['somebody else', tokenAt(0, 2), identityAt(null), false, false],
    ['somebody, and nobody is seen', tokenAt(0), null, false, false],
    ['nobody', 'x', identityAt(null), false, false],
    ['a person without a place', token({ userId: 1, organizationId: 0.5 }), identityAt(9), true, true],
  ])('of %s', (_, text, identity, same, belongs) => {
    expect([isSamePerson(text, identity), belongsTo(text, identity)]).toEqual([same, belongs])
  })
})

it('somebody who tries on a role has nothing but what it grants, and their own view back afterwards', () => {
  const own = { user: { id: 1 }, role: null, codes: ['a'], unrestricted: true, weakPassword: false } as unknown as Identity // oxfmt-ignore
  const preview = { role: { id: 5, name: 'Cleaner' }, codes: ['b'] }
  expect(seenAs(own, preview)).toEqual({ ...own, role: preview.role, codes: ['b'], unrestricted: false })
  expect(seenAs(own, null)).toBe(own)
})
