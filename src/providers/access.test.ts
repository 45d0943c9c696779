import { afterEach, describe, expect, it, vi } from 'vitest'
import { bench, USER } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { readPlant } from '../transport/calls/stations'

const C30 = '/maintain-s/operating/station/information/'

/** Signed in with role codes, at a current plant with plants whose codes are given. */
async function gate(roleCodes: unknown, plants: Record<number, string[]> = {}, blocked: string[] = []) {
  const b = bench({
    answers: {
      '/user-s/acc/org/login-user': () => json({ ...USER, roleCodes }),
      [C30]: ({ path }) => {
        const id = Number(path.slice(C30.length).split('?')[0])
        return json({ id, externalRoleCode: (plants[id] ?? []).map((code) => ({ code, isOn: 1 })) })
      },
    },
    deps: { blocked },
  })
  await b.signedIn()
  const may = async (action: string, params: object = {}, resource = 'plants') =>
    (await b.access.can({ resource, action, params })).can
  const choose = async (id: number) => {
    b.currentPlant.select(readPlant({ id }))
    await vi.waitFor(() => expect(b.currentPlant.getState().detail).toBe('ready'))
  }
  return { ...b, may, choose }
}

describe('access', () => {
  afterEach(() => vi.doUnmock('casbin.js'))

  it('judges a plant that is not the current one by the codes held there, and by nothing of the current one', async () => {
    const held = async (codes: string[], roleCodes: unknown, blocked: string[] = []) => {
      const b = await gate(roleCodes, { 7: ['report:export'] }, blocked)
      await b.choose(7)
      return b.grantedAt({ id: 8, codes }, ['plants', 'export'])
    }
    expect(await held(['report:export'], ['user'])).toBe(true)
    expect(await held(['station:read'], ['user'])).toBe(false)
    expect(await held([], ['user'])).toBe(false)
    // Without role codes nothing is restricted; what the platform has switched off is gone for everybody.
    expect(await held([], [])).toBe(true)
    expect(await held(['report:export'], [], ['deviceDataExport'])).toBe(false)
    expect(await bench().grantedAt({ id: 8, codes: ['report:export'] }, ['plants', 'export'])).toBe(false)
  })

  it('hides by default, keeps its answers, and refuses before anybody is known', async () => {
    const b = bench()
    expect(b.access.options).toMatchObject({
      buttons: { hideIfUnauthorized: true },
      queryOptions: { staleTime: Infinity },
    })
    expect(await b.access.can({ resource: 'plants', action: 'create' })).toEqual({
      can: false,
      reason: 'unknown',
    })
  })

  it('S6-01 S6-05 grants what has no plant by the codes of the person, and nothing unknown', async () => {
    const { may } = await gate(['user', 'station:create'])
    expect(await may('create')).toBe(true)
    expect(await may('nothing')).toBe(false)
    expect(await may('create', {}, 'strangers')).toBe(false)
  })

  it('S4-30 S4-35 grants what is done to a plant by the codes of that plant alone', async () => {
    const { may, choose, currentPlant } = await gate(['station:delete'], {
      1: ['station:delete', 'station:update'],
      2: ['station:read'],
    })
    expect(await may('delete')).toBe(false)
    await choose(1)
    expect([
      await may('delete'),
      await may('delete', { plant: 1 }),
      await may('delete', { plant: 2 }),
    ]).toEqual([true, true, false])
    currentPlant.select(readPlant({ id: 2 }))
    expect(await may('delete')).toBe(false)
    await choose(2)
    expect([await may('delete'), await may('update'), await may('read')]).toEqual([false, false, true])
  })

  it('S4-34 a plant without codes grants nothing', async () => {
    const { may, choose } = await gate(['station:create'], { 1: [] })
    await choose(1)
    expect([await may('read'), await may('delete')]).toEqual([false, false])
  })

  it('S6-07 is unrestricted with an empty list of role codes, not with an unreadable one', async () => {
    const free = await gate([], { 1: [] })
    await free.choose(1)
    expect([
      await free.may('create'),
      await free.may('delete'),
      await free.may('delete', { plant: 99 }),
    ]).toEqual([true, true, true])
    const broken = await gate(null, { 1: [] })
    await broken.choose(1)
    expect([await broken.may('create'), await broken.may('delete')]).toEqual([false, false])
  })

  it('S6-09 blocks a feature for everybody, the unrestricted too', async () => {
    const { may, choose, block } = await gate([], { 1: [] }, ['deviceDataExport'])
    await choose(1)
    expect([await may('export'), await may('delete')]).toEqual([false, true])
    expect([await may('deviceDataExport', {}, 'feature'), await may('suggestion', {}, 'feature')]).toEqual([
      false,
      true,
    ])
    block(['suggestion'])
    expect([await may('export'), await may('suggestion', {}, 'feature')]).toEqual([true, false])
  })

  it('answers for now, not for when the question began', async () => {
    const { may, choose, currentPlant, session } = await gate(['station:create'], {
      1: ['station:delete'],
      2: [],
    })
    await choose(1)
    const asked = may('delete')
    currentPlant.select(readPlant({ id: 2 }))
    expect(await asked).toBe(false)
    const again = may('create')
    await session.logout()
    expect(await again).toBe(false)
  })

  it('does not leak from one identity to the next', async () => {
    const b = await gate(['station:create'])
    expect(await b.may('create')).toBe(true)
    await b.session.logout()
    b.cloud.answers['/user-s/acc/org/login-user'] = () => json({ ...USER, roleCodes: ['user'] })
    await b.signedIn()
    expect(await b.may('create')).toBe(false)
  })

  it('fails closed when the library cannot be loaded, and asks again afterwards', async () => {
    vi.doMock('casbin.js', () => {
      throw new Error('chunk')
    })
    const b = await gate([], {})
    expect(await b.may('create')).toBe(false)
    vi.doUnmock('casbin.js')
    await vi.waitFor(async () => expect(await b.may('create')).toBe(true))
  })

  it('notifies when permissions must be asked again', async () => {
    const b = await gate(['user'], { 1: [] })
    const listener = vi.fn()
    const stop = b.onPermissionsChange(listener)
    await b.choose(1)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    await b.session.logout()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('says why not, and nothing beside a yes', async () => {
    const b = bench()
    const read = { resource: 'plants', action: 'read' }
    expect(await b.access.can(read)).toEqual({ can: false, reason: 'unknown' })
    const { access: judge } = await gate(['user'])
    expect(await judge.can({ ...read, action: 'create' })).toEqual({ can: false, reason: 'refused' })
    expect(await judge.can({ action: 'read' })).toEqual({ can: false, reason: 'refused' })
    const { access: all } = await gate([])
    expect(await all.can(read)).toEqual({ can: true })
    expect(b.access.options).toEqual({
      buttons: { enableAccessControl: true, hideIfUnauthorized: true },
      queryOptions: { staleTime: Infinity, gcTime: Infinity, retry: false },
    })
  })

  it('judges a plant by its number, and by nothing that only looks like one', async () => {
    const b = await gate(['user'], { 7: ['station:delete'] })
    await b.choose(7)
    expect(await b.may('delete', { plant: 7 })).toBe(true)
    for (const plant of ['7', 7.5, null, {}, 8]) expect(await b.may('delete', { plant })).toBe(false)
  })

  it('grants a role that is tried on at a plant what it grants its holders', async () => {
    const b = await gate(['user'], { 7: ['station:update'] })
    await b.choose(7)
    b.session.seeAs({ role: { id: 5, name: 'x' }, codes: ['station:delete'] })
    expect([await b.may('delete'), await b.may('update', {}, 'plants')]).toEqual([true, false])
  })
})
