import { describe, expect, it, vi } from 'vitest'
import type { Plant } from '../../src/domain/plants/reading'
import { faultOf } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'

const plantsOf = async (b: ReturnType<typeof cloudBench>, page = 1) => {
  const list = await b.data.getList<Plant & { id: number }>({
    resource: 'plants',
    pagination: { currentPage: page, pageSize: 20 },
  })
  return { ids: list.data.map(({ id }) => id), total: list.total, plants: list.data }
}

describe('sessions against the cloud', () => {
  it('S1-01 S9-03 an owner sees the three plants of their own, newest first', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    expect(b.session.getState().identity).toMatchObject({ organisation: null, weakPassword: false })
    const { ids, total } = await plantsOf(b)
    expect([ids, total]).toEqual([[...ids].sort((one, other) => other - one), 3])
  })

  it('S6-02 S6-03 S1-09 an admin of an organisation has role and functions', async () => {
    const b = cloudBench()
    await b.signIn('admin')
    const { identity } = b.session.getState()
    expect(identity?.organisation?.name).toBeTruthy()
    expect(identity?.role?.name).toMatch(/admin/i)
    expect(identity?.codes.length).toBeGreaterThan(1)
    expect(b.requests.some((line) => line.endsWith('/auth-s/auth/role/31/function'))).toBe(true)
  })

  it('S4-26 pages of a fleet follow each other without gap or repetition', async () => {
    const b = cloudBench()
    await b.signIn('admin')
    const first = await plantsOf(b)
    const seen = new Set(first.ids)
    for (let page = 2; (page - 1) * 20 < first.total; page++)
      for (const id of (await plantsOf(b, page)).ids) seen.add(id)
    expect(seen.size).toBe(first.total)
  })

  it('S6-07 S6-08 the accounts differ in what they may', async () => {
    const may = async (account: string, action: string, resource = 'plants') => {
      const b = cloudBench()
      await b.signIn(account)
      return (await b.access.can({ resource, action })).can
    }
    expect(await may('norole', 'create')).toBe(true)
    const operator = cloudBench()
    await operator.signIn('operator')
    expect(operator.session.getState().identity?.codes).not.toContain('user')
    expect(operator.session.getState().identity?.unrestricted).toBe(false)
    expect(await may('viewer', 'create')).toBe(false)
  })

  it('S4-30 two shared plants with different codes offer different actions', async () => {
    const b = cloudBench()
    await b.signIn('viewer')
    const { plants } = await plantsOf(b)
    const offered: string[] = []
    for (const plant of plants) {
      b.currentPlant.select(plant)
      await vi.waitFor(() => expect(b.currentPlant.getState().detail).toBe('ready'), 15_000)
      const granted = await Promise.all(
        ['read', 'update', 'delete', 'export'].map((action) => b.access.can({ resource: 'plants', action })),
      )
      offered.push(granted.map(({ can }) => can).join())
    }
    expect(plants).toHaveLength(2)
    expect(new Set(offered).size).toBe(2)
  })

  it.each([
    ['migrated', 'AUTH_USER_ALREADY_MIGRATED'],
    ['locked', 'USER_LOCKED'],
    ['nobody', 'AUTH_INVALID_USERNAME_OR_PASSWORD'],
  ])('S8-14 S8-15 S8-19 %s is refused with %s', async (account, code) => {
    const b = cloudBench()
    expect(await b.signIn(account).catch(faultOf)).toMatchObject({ kind: 'rejected', code })
    expect(b.storage.token()).toBeNull()
  })

  it('S1-34 S1-33 S1-71 knows the weak password and the missing e-mail, signed in by phone', async () => {
    const weak = cloudBench()
    await weak.signIn('weak')
    expect(weak.session.getState().identity?.weakPassword).toBe(true)
    const phone = cloudBench()
    await phone.signIn('+49 1520 0000001')
    expect(phone.session.getState().identity?.user).toMatchObject({ email: null })
  })

  it('S7-05 S2-53 mainland China signs in behind its own prefix', async () => {
    const b = cloudBench()
    await b.signIn('wang', 'CHINA')
    expect((await plantsOf(b)).total).toBeGreaterThan(0)
    expect(b.requests.every((line) => line.includes(' /mdc-cn/'))).toBe(true)
  })

  it('S8-64 a token that has outlived itself is rotated once for fifty calls', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    const before = b.storage.token()
    b.time.now += 86_400_000
    await Promise.all(Array.from({ length: 50 }, () => plantsOf(b)))
    expect(b.storage.token()).not.toBe(before)
    expect(b.requests.filter((line) => line.includes('/oauth/token'))).toHaveLength(2)
    expect(b.session.getState().status).toBe('in')
  })

  it('S7-30 after signing out the old token is worth nothing', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    const old = b.storage.token() ?? ''
    // The console does not wait for the answer, but the cloud may take its time.
    const answered: string[] = []
    b.hooks.damage = (request, response) => {
      answered.push(request.url)
      return response
    }
    await b.session.logout()
    await vi.waitFor(() => expect(answered.at(-1)).toContain('/oauth/logout'), 15_000)
    b.session.adopt(old)
    expect(await plantsOf(b).catch(faultOf)).toMatchObject({ kind: 'session' })
    expect(b.session.isSignedIn()).toBe(false)
  })

  it('S1-01 refuses the plant of somebody else, and the current plant keeps no code of it', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    const [own] = (await plantsOf(b)).plants
    if (!own) throw new Error('no plant')
    b.currentPlant.select({ ...own, id: 63400110, roleCode: null })
    await vi.waitFor(() => expect(b.currentPlant.getState().detail).toBe('failed'), 15_000)
    expect(b.currentPlant.getState()).toMatchObject({
      codes: [],
      fault: { kind: 'permission', what: 'read' },
    })
  })
})
