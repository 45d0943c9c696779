import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { DELIVERED_ROLES } from '../../domain/people/delivered-roles'
import { apiTokenCalls } from './api-tokens'
import { businessCalls } from './businesses'
import { memberCalls } from './members'
import { roleCalls } from './roles'

const T = 1_768_292_700
const DAY = 86_400
const failure = (work: Promise<unknown> | undefined) =>
  work?.then(
    () => null,
    (error: unknown) => error,
  )

describe('members', () => {
  const PATH = '/user-s/acc/org/member'
  const ADA = { id: 1, name: 'Ada', email: 'ada@x.org', role: { id: 5, name: DELIVERED_ROLES.ORG_ADMIN } }

  it('are called by name, e-mail or number, and their role by its word', async () => {
    const data = [ADA, { id: 2, email: 'bo@x.org', role: { id: 6, name: 'Cleaner' } }, { id: 3, phoneNumber: '+49 1' }] // oxfmt-ignore
    const { ask } = customAsk({ [`GET ${PATH}`]: { total: 3, data } })
    const rows = await memberCalls.list?.(ask)
    expect(rows?.map(({ id, label, role, roleTitle }) => [id, label, role, roleTitle])).toEqual([
      [1, 'Ada', 5, 'say console:roles.ORG_ADMIN'],
      [2, 'bo@x.org', 6, 'Cleaner'],
      [3, '+49 1', null, null],
    ])
    expect(rows?.[0]).toMatchObject({ email: 'ada@x.org', state: null })
    expect(rows?.[0]).not.toHaveProperty('name')
  })

  it.each([
    [150, [100, 50, 9], [1, 2]],
    [150, [100, 0, 9], [1, 2]],
    [100, [100, 9], [1]],
  ])('of %i come a hundred a page: %j', async (total, sizes, pages) => {
    let next = 0
    const { ask, sent } = customAsk({
      [`GET ${PATH}`]: ({ line }: { line: string }) => {
        const size = sizes[Number(new URLSearchParams(line.split('?')[1]).get('page')) - 1] ?? 0
        return { total, data: Array.from({ length: size }, () => ({ id: ++next })) }
      },
    })
    expect(await memberCalls.list?.(ask)).toHaveLength(next)
    expect(sent()).toEqual(pages.map((page) => [`GET ${PATH}?page=${page}&size=100`]))
  })

  it.each([
    [
      { account: ' bo@x.org ', role: 5 },
      { identifier: 'bo@x.org', identityType: 2, roleId: 5 },
    ],
    [{}, { identifier: '', roleId: null }],
  ])('are added by %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`POST ${PATH}`]: ADA })
    expect(await memberCalls.create?.(values, ask)).toMatchObject({ id: 1, label: 'Ada', role: 5 })
    expect(sent()[0]?.[1]).toMatchObject(body)
  })

  it('change their role, and leave together', async () => {
    const { ask, sent } = customAsk({ [`POST ${PATH}/4`]: ADA, [`DELETE ${PATH}`]: {} })
    expect(await memberCalls.update?.('4', { role: 5 }, ask)).toMatchObject({ id: 1, role: 5 })
    expect(await memberCalls.remove?.(['4', 5], ask)).toMatchObject([
      { id: '4', outcome: 'done' },
      { id: 5, outcome: 'done' },
    ])
    expect(sent()).toEqual([
      [`POST ${PATH}/4`, { roleId: 5 }],
      [`DELETE ${PATH}`, [4, 5]],
    ])
  })

  it.each([
    ['identifier', 'account'],
    ['roleId', 'role'],
  ])('refused for %s are refused at %s', async (wire, field) => {
    const refused = refusal('PARAM_ERROR', { param: { field: wire } })
    const { ask } = customAsk({ [`POST ${PATH}`]: refused, [`POST ${PATH}/4`]: refused })
    const expected = { fault: { body: { param: { field } } } }
    expect(await failure(memberCalls.create?.({}, ask))).toMatchObject(expected)
    expect(await failure(memberCalls.update?.(4, {}, ask))).toMatchObject(expected)
  })
})

describe('roles', () => {
  const PATH = '/auth-s/auth/role'
  const ADMIN = { id: 5, name: DELIVERED_ROLES.ORG_ADMIN, codes: ['a'] }
  const SHOWN = 'say console:roles.ORG_ADMIN'

  it('have the word of the reader where the cloud delivers them, and their own name otherwise', async () => {
    const { ask } = customAsk({ [`GET ${PATH}`]: [ADMIN, { id: 6, name: 'Cleaner' }] })
    expect(await roleCalls.list?.(ask)).toMatchObject([
      { id: 5, name: SHOWN, codes: ['a'] },
      { id: 6, name: 'Cleaner' },
    ])
  })

  it.each([
    [
      { name: ' Cleaner ', codes: ['a', 7] },
      { name: 'Cleaner', codes: ['a', '7'] },
    ],
    [{ name: SHOWN }, { name: DELIVERED_ROLES.ORG_ADMIN, codes: [] }],
    [{ codes: 'a' }, { name: '', codes: [] }],
  ])('are made from %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`POST ${PATH}`]: ADMIN })
    expect(await roleCalls.create?.(values, ask)).toMatchObject({ id: 5, name: SHOWN })
    expect(sent()).toEqual([[`POST ${PATH}`, body]])
  })

  it.each([
    [{ name: SHOWN }, { name: DELIVERED_ROLES.ORG_ADMIN }],
    [{ codes: ['b'] }, { codes: ['b'] }],
    [{ name: ' ', codes: null }, { codes: [] }],
    [{}, {}],
  ])('are changed by %j, and by nothing that was not asked for', async (values, body) => {
    const { ask, sent } = customAsk({ [`POST ${PATH}/5`]: ADMIN })
    expect(await roleCalls.update?.('5', values, ask)).toMatchObject({ id: 5, name: SHOWN })
    expect(sent()).toEqual([[`POST ${PATH}/5`, body]])
  })

  it('are removed one by one: one in use stays', async () => {
    const { ask } = customAsk({ [`DELETE ${PATH}/5`]: refusal('ROLE_IN_USE'), [`DELETE ${PATH}/6`]: {} })
    const outcomes = await roleCalls.remove?.([5, '6'], ask)
    expect(outcomes?.map(({ id, outcome }) => [id, outcome])).toEqual([
      [5, 'failed'],
      ['6', 'done'],
    ])
  })
})

it('tokens of programs say whether they still hold, in the hours of the person, and end together', async () => {
  const PATH = '/user-s/acc/token'
  const rows = [T + 90 * DAY, T + DAY, T, null].map((expiresTime, id) => ({ id, name: 'n', expiresTime }))
  const { ask, sent } = customAsk({ [`GET ${PATH}`]: rows, [`DELETE ${PATH}`]: {} })
  const tokens = await apiTokenCalls.list?.(ask)
  expect(tokens?.map(({ state }) => state)).toEqual(['VALID', 'EXPIRING', 'EXPIRED', null])
  expect(tokens?.[0]).toMatchObject({ id: 0, name: 'n', expires: T + 90 * DAY, zone: 'Europe/Berlin' })
  expect(await apiTokenCalls.remove?.(['1', 2], ask)).toHaveLength(2)
  expect(sent()[1]).toEqual([`DELETE ${PATH}`, [1, 2]])
})

describe('related businesses', () => {
  const LIST = '/maintain-s/station/7/queryRelated/businesses'
  const ADD = '/maintain-s/station/addRelated/business'
  const CHANGE = '/maintain-s/station/7/related/business/12'
  /** Midnight after the last of June, in Berlin. */
  const ENDS = Date.UTC(2026, 5, 30, 22) / 1000
  const ROW = {
    businessId: 12,
    name: 'Sun Ltd',
    type: 'INSTALLER',
    roleCode: ['station:read'],
    contact: 'Bo',
  }
  const more = {
    phone: '1',
    email: 'e',
    relatedTime: T,
    grantedBy: 'Ada',
    lastActiveTime: T + 6,
    peopleCount: 3,
  }

  it('have a last day, or no end', async () => {
    const rows = [{ ...ROW, ...more, expiresTime: ENDS, preset: 'VIEW', state: 'ACTIVE' }, { businessId: 13 }]
    const { ask } = customAsk({ [`GET ${LIST}`]: rows })
    const [first, second] = (await businessCalls.list?.(ask)) ?? []
    expect(first).toEqual({
      ...{ id: 12, business: '12', code: '12', name: 'Sun Ltd', relation: 'INSTALLER', contact: 'Bo' },
      ...{ preset: 'VIEW', permissions: ['station:read'], state: 'ACTIVE', phone: '1', email: 'e' },
      ...{ related: T, grantedBy: 'Ada', lastActive: T + 6, people: 3 },
      ...{ expires: ENDS, term: 'date', until: '2026-06-30' },
    })
    expect(second).toMatchObject({ expires: null, term: 'none', until: null })
  })

  it.each([
    ['codes alone: the call of the vendor', { permissions: ['a', 7] }, { roleCode: ['a', '7'] }],
    ['nothing at all', {}, { roleCode: [] }],
    ['a preset of its own', { preset: 'CUSTOM', permissions: ['a'] }, { roleCode: ['a'] }],
    ['a preset', { preset: 'VIEW', permissions: ['a'] }, { preset: 'VIEW', expiresTime: null }],
    ['another preset', { preset: 'MAINTAIN' }, { preset: 'MAINTAIN', expiresTime: null }],
    ['the last preset', { preset: 'MANAGE' }, { preset: 'MANAGE', expiresTime: null }],
    [
      'codes and a last day',
      { permissions: ['a'], until: '2026-06-30' },
      { roleCode: ['a'], expiresTime: ENDS },
    ],
    ['no codes and a last day', { until: '2026-06-30' }, { roleCode: [], expiresTime: ENDS }],
  ])('are invited with %s', async (_, terms, body) => {
    const { ask, sent } = customAsk({ [`POST ${ADD}`]: ROW })
    expect(await businessCalls.create?.({ business: '12', ...terms }, ask)).toMatchObject({ id: 12 })
    expect(sent()).toEqual([[`POST ${ADD}`, { stationId: 7, businessId: 12, ...body }]])
  })

  it('get other terms, and leave one by one', async () => {
    const gone = '/maintain-s/station/7/deleteRelated/business'
    const { ask, sent } = customAsk({ [`POST ${CHANGE}`]: ROW, [`DELETE ${gone}/12`]: {} })
    const terms = { preset: 'VIEW', until: '2026-06-30' }
    expect(await businessCalls.update?.('12', terms, ask)).toMatchObject({ id: 12, relation: 'INSTALLER' })
    const outcomes = await businessCalls.remove?.(['12', 13], ask)
    expect(outcomes?.map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
    expect(sent()).toEqual([
      [`POST ${CHANGE}`, { preset: 'VIEW', expiresTime: ENDS }],
      [`DELETE ${gone}/12`],
      [`DELETE ${gone}/13`],
    ])
  })

  it.each([
    ['businessId', 'business'],
    ['roleCode', 'permissions'],
    ['expiresTime', 'until'],
  ])('refused for %s are refused at %s', async (wire, field) => {
    const refused = refusal('PARAM_ERROR', { param: { field: wire } })
    const { ask } = customAsk({ [`POST ${ADD}`]: refused, [`POST ${CHANGE}`]: refused })
    const expected = { fault: { body: { param: { field } } } }
    expect(await failure(businessCalls.create?.({ business: 12 }, ask))).toMatchObject(expected)
    expect(await failure(businessCalls.update?.(12, {}, ask))).toMatchObject(expected)
  })
})
