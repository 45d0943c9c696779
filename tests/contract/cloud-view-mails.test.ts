import { describe, expect, it } from 'vitest'
import { createMemoryStore, NotKept } from '../../mocks/cloud/store/store'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const VIEW = '/user-s/acc/view'
const HOME = '/plant/infos/exportdata?plant=63400030'
const view = (mail: unknown) => ({ name: 'Monthly', scope: 'exports', content: '{}', ...(mail === undefined ? {} : { mail }) }) // oxfmt-ignore
const weekly = { every: 'week', zone: 'Europe/Berlin', path: HOME }
const at = (text: string) => Date.parse(text)

describe('saved views that are sent by mail, ours beyond the vendor’s (screens 8)', () => {
  it('the owner gets a link on Monday at six by the clock of the zone, once, and again a week later', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const kept = (await owner.post(VIEW, view(weekly))).json
    expect(kept).toMatchObject({ mailEvery: 'week', mailNextTime: at('2026-06-22T04:00:00Z') / 1000 })
    const sent = () => letters.filter(({ scene }) => scene === 'VIEW')
    time.now = at('2026-06-22T03:59:00Z')
    await cloud.get('/maintain-s/capabilities')
    expect(sent()).toEqual([])
    for (const minute of ['00', '01', '05']) {
      time.now = at(`2026-06-22T04:${minute}:30Z`)
      await cloud.get('/maintain-s/capabilities')
    }
    const letter = {
      to: 'owner@heliograph.example',
      scene: 'VIEW',
      code: '',
      link: `${HOME}&view=${String(kept['id'])}`,
    }
    expect(sent()).toEqual([letter])
    time.now = at('2026-07-15T12:00:00Z')
    await cloud.get('/maintain-s/capabilities')
    expect(sent()).toEqual([letter, letter])
    const [again] = (await (await cloud.signIn('owner')).get(VIEW)).json as unknown as Json[]
    expect(again?.['mailNextTime']).toBe(at('2026-07-20T04:00:00Z') / 1000)
  })

  it('what cannot be kept is not sent, and the call at that moment is answered', async () => {
    const store = createMemoryStore()
    let isFull = false
    const failures: unknown[] = []
    const { cloud, letters, time } = aWorld({
      onFailure: (...one) => failures.push(one),
      store: {
        ...store,
        write(changes) {
          if (isFull) throw new NotKept('full')
          store.write(changes)
        },
      },
    })
    await (await cloud.signIn('owner')).post(VIEW, view(weekly))
    isFull = true
    time.now = at('2026-06-22T04:00:30Z')
    expect((await cloud.get('/maintain-s/capabilities')).status).toBe(200)
    expect([letters.length, failures.length]).toEqual([0, 1])
    isFull = false
    time.now = at('2026-06-22T04:02:00Z')
    await cloud.get('/maintain-s/capabilities')
    expect(letters.map(({ scene }) => scene)).toEqual(['VIEW'])
  })

  it('a change without it leaves it, null ends it, and a deleted view sends nothing', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id } = (await owner.post(VIEW, view(weekly))).json
    expect((await owner.post(VIEW, { id, name: 'Other' })).json).toMatchObject({ mailEvery: 'week' })
    expect((await owner.post(VIEW, { id, mail: null })).json).not.toHaveProperty('mailEvery')
    const monthly = await owner.post(VIEW, view({ ...weekly, every: 'month' }))
    await owner.delete(VIEW, [monthly.json['id']])
    time.now = at('2026-08-03T12:00:00Z')
    await cloud.get('/maintain-s/capabilities')
    expect(letters.filter(({ scene }) => scene === 'VIEW')).toEqual([])
  })

  it('what others share with one says nothing of their mail', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    expect((await admin.post(VIEW, { ...view(weekly), shared: true })).json).toHaveProperty('mailEvery')
    const seen = (await (await cloud.signIn('manager')).get(VIEW)).json as unknown as Json[]
    expect(seen.map(({ name }) => name)).toContain('Monthly')
    for (const one of seen) expect(one).not.toHaveProperty('mailEvery')
  })

  it.each([
    ['an unknown rhythm', { ...weekly, every: 'day' }],
    ['no zone', { ...weekly, zone: '+02:00' }],
    ['an address elsewhere', { ...weekly, path: 'https://elsewhere.example/' }],
    ['an address elsewhere without its scheme', { ...weekly, path: '//elsewhere.example/' }],
    ['an address elsewhere with a backslash', { ...weekly, path: '/\\elsewhere.example/' }],
    ['a long address', { ...weekly, path: `/${'a'.repeat(400)}` }],
    ['a word', 'week'],
    ['a list', [weekly]],
  ])('refuses %s', async (_, mail) => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect(await codeOf(owner.post(VIEW, view(mail)))).toBe('PARAM_ERROR')
    expect((await owner.get(VIEW)).json).toEqual([])
  })

  it('refuses to send to an account without an address', async () => {
    const { cloud } = aWorld()
    const person = await cloud.signIn('+49 1520 0000001')
    expect(await codeOf(person.post(VIEW, view(weekly)))).toBe('PARAM_ERROR')
  })
})
