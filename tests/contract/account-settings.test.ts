import { describe, expect, it, vi } from 'vitest'
import type { RecordValues } from '../../src/schema/codec'
import { readPlant } from '../../src/transport/calls/stations'
import { FaultError } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'

type Bench = ReturnType<typeof cloudBench>

const read = async (b: Bench, resource: string) =>
  (await b.data.getOne<RecordValues & { id: string }>({ resource, id: 'own' })).data
const write = (b: Bench, resource: string, variables: object) =>
  b.data.update({ resource, id: 'own', variables })

describe('settings of one’s own account', () => {
  it('S2-30 S3-31 are single records, with the cloud’s values', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    expect(await read(b, 'account-base')).toMatchObject({
      id: 'own',
      name: 'Robin Harbour',
      username: 'owner',
    })
    expect(await read(b, 'account-common')).toEqual({ id: 'own', language: 'en', temperatureUnit: 'C' })
    expect(await read(b, 'account-message')).toMatchObject({
      alertPush: true,
      levels: ['fault'],
      quietFrom: '22:00',
      emailBound: true,
    })
  })

  it('S4-46 S2-31 the temperature unit is kept with the account, and the language beside it stays', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    await write(b, 'account-common', { temperatureUnit: 'F' })
    expect(await read(b, 'account-common')).toEqual({ id: 'own', language: 'en', temperatureUnit: 'F' })
    await b.session.restore()
    expect(b.session.getState().identity?.user.temperatureUnit).toBe('F')
  })

  it('S2-35 message settings keep what the form did not ask for', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    await write(b, 'account-message', { alertEmail: true })
    await write(b, 'account-message', {
      levels: ['warning', 'information'],
      quietTo: '06:15',
      noticePush: null,
    })
    expect(await read(b, 'account-message')).toMatchObject({
      alertPush: true,
      alertEmail: true,
      noticePush: true,
      levels: ['information', 'warning'],
      quietFrom: '22:00',
      quietTo: '06:15',
    })
  })

  it('S8-36 a user name of somebody else is code 11, and nothing changes', async () => {
    const b = cloudBench()
    await b.signIn('admin')
    await expect(write(b, 'account-base', { name: 'Alex Ridge', username: 'owner' })).rejects.toMatchObject({
      fault: { kind: 'rejected', code: '11' },
    })
    expect(await read(b, 'account-base')).toMatchObject({ username: null })
  })

  it('S6-12 S8-46 somebody who lacks the code `user` is refused by the cloud and by the console', async () => {
    const b = cloudBench()
    await b.signIn('operator')
    expect((await b.access.can({ resource: 'account-base', action: 'update', params: {} })).can).toBe(false)
    await expect(write(b, 'account-base', { name: 'X' })).rejects.toMatchObject({ fault: { code: '21' } })
  })

  it('what the cloud has just said of the person shows at once, and rights stay as they are', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    const { identity, epoch } = b.session.getState()
    if (identity === null) throw new Error('nobody')
    b.session.amend({ user: { ...identity.user, temperatureUnit: 'F' }, weakPassword: false })
    expect(b.session.getState()).toMatchObject({ epoch, identity: { user: { temperatureUnit: 'F' } } })
    expect(b.session.getState().identity?.codes).toBe(identity.codes)
    await b.session.logout()
    b.session.amend({ user: identity.user })
    expect(b.session.getState().identity).toBeNull()
  })
})

describe('a right that is withdrawn while somebody works', () => {
  const withdraw = (b: Bench, account: string, withdrawn: readonly string[]) =>
    b.cloud.handle(
      new Request('http://portal.example.org/__cloud/rights', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: `${account}@heliograph.example`, withdrawn }),
      }),
    )
  const may = async (b: Bench, resource: string, action: string) =>
    (await b.access.can({ resource, action, params: {} })).can

  it('S6-11 S8-46 hides what it opened as soon as the cloud refuses it', async () => {
    const b = cloudBench()
    await b.signIn('admin')
    await withdraw(b, 'admin', ['role:manage'])
    expect(await may(b, 'roles', 'create')).toBe(true)
    const variables = { name: 'Night shift', codes: ['station:read'] }
    const refused = await b.data.create({ resource: 'roles', variables }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ fault: { kind: 'permission' } })
    await b.auth.onError(refused)
    await vi.waitFor(async () => expect(await may(b, 'roles', 'create')).toBe(false), 15_000)
    expect(await may(b, 'members', 'create')).toBe(true)
    expect(b.session.getState()).toMatchObject({ status: 'in', turn: 0 })
  })

  it('S4-30 S6-11 a plant’s too, and its values stay in sight', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    b.currentPlant.select(readPlant({ id: 63400030 }))
    await vi.waitFor(() => expect(b.currentPlant.getState().detail).toBe('ready'), 15_000)
    expect(await may(b, 'plants', 'update')).toBe(true)
    await withdraw(b, 'owner', ['station:update'])
    await b.auth.onError(new FaultError({ kind: 'permission', what: 'operate', code: '24' }))
    expect(b.currentPlant.getState().detail).toBe('ready')
    await vi.waitFor(async () => expect(await may(b, 'plants', 'update')).toBe(false), 15_000)
    expect(await may(b, 'plants', 'read')).toBe(true)
  })
})
