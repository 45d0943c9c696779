import { describe, expect, it, vi } from 'vitest'
import { questionsOf } from '../../src/schema/policy'
import { organisationRoles } from '../../src/transport/calls/organisation'
import { readPlant } from '../../src/transport/calls/stations'
import { deleteDevices, plantDevices } from '../../src/transport/calls/power-system'
import { walked } from '../support/walk'
import { cloudBench } from '../support/cloud-bench'
import { OWN_CALLS } from './own-calls.data'
import { ASKING } from './every-call.data'
import { CALLS } from './transport-calls.data'

const PLANT = 63900002

/** Every other answer of the access provider (all of them in a walk), with a plant of the fleet in sight. */
async function seen(b: ReturnType<typeof cloudBench>): Promise<string[]> {
  b.currentPlant.select(readPlant({ id: PLANT }))
  await vi.waitFor(() => expect(b.currentPlant.getState().detail).toBe('ready'), 15_000)
  const granted: string[] = []
  for (const { resource, action } of walked(questionsOf(b.plans), 2)) {
    const { can } = await b.access.can({ resource, action, params: { plant: PLANT } })
    if (can) granted.push(`${resource} ${action}`)
  }
  return granted
}

describe('the console as another role', () => {
  const ROLES = [
    ['admin', 31],
    ['manager', 32],
    ['operator', 33],
  ] as const
  // All that one holds, and less.
  it.each(walked(ROLES, ([name]) => name !== 'manager'))(
    'shows what a session of %s shows, and the own view again afterwards',
    async (account, roleId) => {
      const [real, admin] = [cloudBench(), cloudBench()]
      await real.signIn(account)
      await admin.signIn('admin')
      const own = await seen(admin)
      const role = (await admin.send(organisationRoles())).find(({ id }) => id === roleId)
      if (!role) throw new Error('no such role')
      admin.session.seeAs({ role, codes: role.codes })
      const tried = await seen(admin)
      expect(tried).toEqual(await seen(real))
      if (account === 'admin') expect(tried).toEqual(own)
      else expect(tried.length).toBeLessThan(own.length)
      admin.session.seeAs(null)
      expect(await seen(admin)).toEqual(own)
    },
  )

  it('knows of every call whether it changes anything', () => {
    // These keep nothing, but a message leaves, a file is made, a picture is looked at.
    const deeds = /plan\/test|report\/export|photo\/recognition/
    const questions = new Set(
      ASKING.map(({ route }) => route.replace(/^POST /, '')).filter((path) => !deeds.test(path)),
    )
    const wrong = [...CALLS, ...OWN_CALLS].flatMap(({ name, call }) => {
      if (call.method !== 'POST' || call.public) return []
      return (call.reads ?? false) === questions.has(call.path) ? [] : [name]
    })
    expect(wrong).toEqual([])
  })

  it('changes nothing: reading goes on, every write is refused before it leaves', async () => {
    const b = cloudBench()
    await b.signIn('admin')
    b.session.seeAs({ role: { id: 33, name: 'Organisation user' }, codes: ['device:delete'] })
    await expect(b.send(plantDevices(PLANT))).resolves.toMatchObject({ total: expect.any(Number) as number })
    const asked = b.requests.length
    await expect(b.send(deleteDevices(PLANT, [1]))).rejects.toMatchObject({ fault: { code: 'PREVIEW' } })
    expect(b.requests.length).toBe(asked)
    await b.session.logout()
    expect(b.requests.at(-1)).toContain('/oauth2-s/oauth/logout')
  })
})
