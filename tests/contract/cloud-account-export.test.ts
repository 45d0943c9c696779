import { describe, expect, it } from 'vitest'
import { createMemoryStore, type Store } from '../../mocks/cloud/store/store'
import { aWorld, codeOf } from './cloud-world'

const PATH = '/user-s/acc/export'
const HOME = 63400030

describe('S2-39 S8-73 S8-74 the account as a file', () => {
  it('is made once for a key, over a restart, and spends the right once', async () => {
    const store = createMemoryStore()
    const wanted = { plantIds: [HOME], format: 'CSV', key: 'k1' }
    const first = (await (await aWorld({ store }).cloud.signIn('owner')).post(PATH, wanted)).json
    expect(first).toMatchObject({ id: 1, state: 'PROCESSING', progress: 0, plantCount: 1, format: 'CSV' })
    const owner = await aWorld({ store }).cloud.signIn('owner')
    expect((await owner.post(PATH, wanted)).json).toEqual(first)
    expect(await codeOf(owner.post(PATH, { ...wanted, key: 'k2' }))).toBe('48')
    expect(await codeOf(owner.post(PATH, { format: 'DOC' }))).toBe('PARAM_ERROR')
    expect((await owner.get(PATH)).json).toMatchObject({ most: 50, plantCount: 3, jobs: [first] })
  })

  it('a server killed while it is asked has spent the right with the job, or neither', async () => {
    for (const kill of ['before', 'after']) {
      const below = createMemoryStore()
      let armed = false
      const store: Store = {
        ...below,
        write(changes) {
          const dies = armed
          armed = false
          if (dies && kill === 'before') throw new Error('killed')
          below.write(changes)
          if (dies) throw new Error('killed')
        },
      }
      const owner = await aWorld({ store }).cloud.signIn('owner')
      armed = true
      await owner.post(PATH, { key: 'k1' }).catch(() => null)
      const again = await aWorld({ store }).cloud.signIn('owner')
      const { lastTime, jobs } = (await again.get(PATH)).json as { lastTime: unknown; jobs: unknown[] }
      expect([lastTime === null, jobs.length], kill).toEqual(kill === 'before' ? [true, 0] : [false, 1])
      expect((await again.post(PATH, { key: 'k1' })).status).toBe(200)
      expect(((await again.get(PATH)).json['jobs'] as unknown[]).length).toBe(1)
    }
  })

  it('has a file when it is made, for its owner alone, and for thirty days', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    await owner.post(PATH, { key: 'k' })
    expect(await codeOf(owner.get(`${PATH}/1/file`))).toBe('18')
    seconds(60)
    const { account, plants } = (await owner.get(`${PATH}/1/file`)).json as {
      account: { email: string }
      plants: { id: number; devices: unknown[] }[]
    }
    expect([account.email, plants.length]).toEqual(['owner@heliograph.example', 3])
    expect(plants.every(({ devices }) => devices.length > 0)).toBe(true)
    expect(await codeOf((await cloud.signIn('weak')).get(`${PATH}/1/file`))).toBe('18')
    seconds(30 * 86_400)
    const later = await cloud.signIn('owner')
    expect(await codeOf(later.get(`${PATH}/1/file`))).toBe('18')
    expect(((await later.get(PATH)).json['jobs'] as object[])[0]).toMatchObject({ state: 'EXPIRED' })
  })

  it('a table has a row for each plant', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    await owner.post(PATH, { key: 'k', format: 'CSV' })
    seconds(60)
    const lines = (await owner.get(`${PATH}/1/file`)).text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^id,/)
  })
})
