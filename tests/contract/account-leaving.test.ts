import { describe, expect, it } from 'vitest'
import { createMemoryStore, type Store } from '../../mocks/cloud/store/store'
import type { Caller } from './cloud-client'
import { HASH } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const CHECK = '/user-s/acc/revoke/check'
const DRAFT = '/user-s/acc/revoke/draft'
const REVOKE = '/user-s/acc/revoke'
const ADDRESS = 'owner@heliograph.example'

/** A disk that is pulled when the next change is written, before or after it arrives. */
function frailStore() {
  const below = createMemoryStore()
  const state: { kill: 'before' | 'after' | null } = { kill: null }
  const store: Store = {
    ...below,
    write(changes) {
      const { kill } = state
      state.kill = null
      if (kill === 'before') throw new Error('killed')
      below.write(changes)
      if (kill === 'after') throw new Error('killed')
    },
  }
  return { store, state }
}

describe('S2-37 S2-38 S4-42 S4-45 cancelling an account, the server killed in between', () => {
  const keep = (who: Caller, step: string) => who.post(DRAFT, { step, reason: 'sold' })
  const draftOf = async (who: Caller) => (await who.get(DRAFT)).json

  it.each(['plants', 'export', 'code'])('goes on at the step %s after a kill and a new sign-in', async (step) => {
    const store = createMemoryStore()
    const before = await aWorld({ store }).cloud.signIn('owner')
    expect(await draftOf(before)).toEqual({ step: 'reason', reason: null })
    expect((await keep(before, step)).json).toEqual({ step, reason: 'sold' })
    const after = await aWorld({ store }).cloud.signIn('owner')
    expect(await draftOf(after)).toEqual({ step, reason: 'sold' })
    expect((await after.get(CHECK)).json).toMatchObject({ allowed: true, state: 'NONE' })
    expect(await draftOf(await aWorld({ store }).cloud.signIn('weak'))).toEqual({ step: 'reason', reason: null })
  }) // oxfmt-ignore

  it.each(['before', 'after'] as const)('a step that is saved when the disk dies %s writing is whole', async (kill) => {
    const { store, state } = frailStore()
    const owner = await aWorld({ store }).cloud.signIn('owner')
    await keep(owner, 'plants')
    state.kill = kill
    await keep(owner, 'export').catch(() => null)
    const again = await aWorld({ store }).cloud.signIn('owner')
    expect((await draftOf(again))['step']).toBe(kill === 'before' ? 'plants' : 'export')
  }) // oxfmt-ignore

  it('a request that never arrived leaves the steps and the code as they were', async () => {
    const { store, state } = frailStore()
    const first = aWorld({ store })
    const owner = await first.cloud.signIn('owner')
    await keep(owner, 'code')
    const verifyCode = await first.code(ADDRESS, 'REVOKE', owner)
    state.kill = 'before'
    await owner.post(REVOKE, { verifyCode, reason: 'sold' }).catch(() => null)
    const again = await aWorld({ store }).cloud.signIn('owner')
    expect((await again.get(CHECK)).json).toEqual({ allowed: true, reason: null, state: 'NONE' })
    expect(await draftOf(again)).toEqual({ step: 'code', reason: 'sold' })
    expect(await codeOf(again.post(REVOKE, { verifyCode, reason: 'sold' }))).toBe('fine')
  })

  it('a request whose answer was lost is there once, with one number', async () => {
    const { store, state } = frailStore()
    const first = aWorld({ store })
    const grant = { grant_type: 'mdc_password', username: ADDRESS, password: HASH }
    const token = String((await first.cloud.form('/oauth2-s/oauth/token', grant)).json['access_token'])
    const owner = first.cloud.with(token)
    const verifyCode = await first.code(ADDRESS, 'REVOKE', owner)
    state.kill = 'after'
    await owner.post(REVOKE, { verifyCode, reason: 'sold' }).catch(() => null)
    const reborn = aWorld({ store }).cloud
    const again = reborn.with(token)
    const check = (await again.get(CHECK)).json
    expect(check).toMatchObject({ state: 'PROCESSING', reference: '410001' })
    expect(await codeOf(again.post(REVOKE, { verifyCode, reason: 'sold' }))).toBe('41')
    expect((await again.get(CHECK)).json).toEqual(check)
    await expect(reborn.signIn('owner')).rejects.toThrow('41')
  })

  it('what was asked for is shown with its day and number, keeps no steps, and is asked for once', async () => {
    const { cloud, code, seconds, time } = aWorld()
    const owner = await cloud.signIn('owner')
    await keep(owner, 'code')
    const verifyCode = await code(ADDRESS, 'REVOKE', owner)
    const asked = Math.floor(time.now / 1000)
    const { json } = await owner.post(REVOKE, { verifyCode, reason: 'sold' })
    seconds(3600)
    expect(json).toEqual({ state: 'PROCESSING', requestedTime: asked, reference: '410001' })
    expect((await owner.get(CHECK)).json).toEqual({ allowed: true, reason: null, ...json })
    expect(await draftOf(owner)).toEqual({ step: 'reason', reason: null })
    expect(await codeOf(keep(owner, 'plants'))).toBe('41')
    expect(await codeOf(owner.post(REVOKE, { verifyCode }))).toBe('41')
  })

  it('S4-44 S8-65 a member of an organisation keeps no steps', async () => {
    const admin = await aWorld().cloud.signIn('admin')
    expect(await codeOf(keep(admin, 'plants'))).toBe('40')
    expect(await codeOf(admin.post(DRAFT, { step: 'moon' }))).toBe('40')
    const owner = await aWorld().cloud.signIn('owner')
    expect(await codeOf(owner.post(DRAFT, { step: 'name' }))).toBe('PARAM_ERROR')
  })
})
