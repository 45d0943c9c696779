import { describe, expect, it } from 'vitest'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { TOKEN_SCOPES } from '../../src/domain/people/api-token'
import type { Caller } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'
import { ASKING, WRITING } from './every-call.data'
import { codeOfRoute } from './route-codes.data'
import { aWalker, READING } from './walker'

const PATH = '/user-s/acc/token'
const NOW = Date.parse('2026-06-18T10:30:00Z') / 1000
const DAY = 86_400
const wanted = {
  name: 'Logger of the hall',
  scopes: ['station:read', 'device:read'],
  expiresTime: NOW + 90 * DAY,
}

async function made(caller: Caller, fields: object = {}) {
  const { json } = await caller.post(PATH, { ...wanted, ...fields })
  return { id: Number(json['id']), token: String(json['token']), json }
}
const listed = async (caller: Caller) => (await caller.get(PATH)).json as unknown as Record<string, unknown>[]

describe('API tokens, ours', () => {
  it('are shown once, listed without themselves, kept nowhere, and say when they were used', async () => {
    const store = createMemoryStore()
    const kept: string[] = []
    const { cloud, letters, seconds } = aWorld({ store: { ...store, write(changes) {
      kept.push(JSON.stringify(changes))
      store.write(changes)
    } } })
    const owner = await cloud.signIn('owner')
    const { token, id } = await made(owner)
    expect(token).toMatch(/^hgt_\d+_[\w-]{32}$/)
    expect(letters.map(({ scene }) => scene)).toEqual(['API_TOKEN_MADE'])
    const row = { id, name: wanted.name, scopes: wanted.scopes, ending: token.slice(-4), createdTime: NOW, expiresTime: wanted.expiresTime, lastTime: null }
    expect(await listed(owner)).toEqual([row])
    seconds(60)
    expect((await cloud.with(token).get('/maintain-s/station/63400030')).status).toBe(200)
    expect(await listed(owner)).toEqual([{ ...row, lastTime: NOW + 60 }])
    expect(kept.join()).not.toContain(token)
    // Nobody else sees it, nor oneself in another identity.
    expect(await listed(await cloud.signIn('weak'))).toEqual([])
  }) // oxfmt-ignore

  it('refuses more than one’s own codes, what no token can have, and what never ends', async () => {
    const { cloud } = aWorld()
    const [owner, manager] = [await cloud.signIn('owner'), await cloud.signIn('manager')]
    const ask = (caller: Caller, fields: object) => codeOf(caller.post(PATH, { ...wanted, ...fields }))
    expect(await ask(owner, { scopes: ['member:read'] })).toBe('PARAM_ERROR')
    expect(await ask(manager, { scopes: ['member:read'] })).toBe('fine')
    expect(await ask(owner, { scopes: ['station:read', 'station:update'] })).toBe('PARAM_ERROR')
    expect(await ask(owner, { scopes: [] })).toBe('17')
    expect(await ask(owner, { name: ' ' })).toBe('17')
    for (const expiresTime of [undefined, null, NOW, NOW + 400 * DAY])
      expect(await ask(owner, { expiresTime })).toBe('PARAM_ERROR')
    // Operators have no account pages.
    expect(await ask(await cloud.signIn('operator'), {})).toBe('21')
  })

  it('are worth nothing once revoked, over, forged, or their owner’s account locked out of the code', async () => {
    const { cloud, seconds } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    const [first, second] = [await made(owner), await made(owner)]
    const status = async (token: string) => (await cloud.with(token).get('/maintain-s/station/63400030')).status
    expect(await status(first.token)).toBe(200)
    expect(await status(`${first.token.slice(0, -1)}-`)).toBe(401)
    expect(await status(first.token.replace(`_${first.id}_`, `_${second.id}_`))).toBe(401)
    expect(await codeOf((await cloud.signIn('weak')).delete(PATH, [first.id]))).toBe('18')
    expect(await codeOf(owner.delete(PATH, [first.id, 999]))).toBe('18')
    expect(await status(first.token)).toBe(200)
    expect(await codeOf(owner.delete(PATH, [first.id]))).toBe('fine')
    expect([await status(first.token), await status(second.token)]).toEqual([401, 200])
    const withdraw = (withdrawn: string[]) => cloud.post('/__cloud/rights', { account: 'owner@heliograph.example', withdrawn })
    await withdraw(['station:read'])
    expect(await status(second.token)).toBe(403)
    await withdraw(['station:read', 'device:read'])
    expect(await status(second.token)).toBe(401)
    await withdraw([])
    seconds(91 * DAY)
    expect(await status(second.token)).toBe(401)
  }) // oxfmt-ignore

  it('of somebody without any limit stay within their codes, on every plant', async () => {
    const { cloud } = aWorld()
    const { token } = await made(await cloud.signIn('norole'), { scopes: ['alert:read'] })
    const program = cloud.with(token)
    expect((await program.post('/maintain-s/operating/alert/search', { language: 'en' })).status).toBe(200)
    expect((await program.post('/maintain-s/operating/station/search', {})).status).toBe(403)
    const admin = await made(await cloud.signIn('admin'), { scopes: ['station:read'] })
    const search = await cloud.with(admin.token).post('/maintain-s/operating/station/search?size=1', {})
    const id = Number(rows(search.json)[0]?.['id'])
    const { json } = await cloud.with(admin.token).get(`/maintain-s/operating/station/information/${id}`)
    const held = (json['externalRoleCode'] as { code: string; isOn: number }[]).filter(
      ({ isOn }) => isOn === 1,
    )
    expect(held.map(({ code }) => code)).toEqual(['station:read'])
  })
})

describe('route × scope', () => {
  const steps = new Map([...READING, ...ASKING].map((step) => [step.route, step]))
  const writes = new Set(WRITING.map(({ route }) => route))
  const isOpen = (route: string, scope: string) => codeOfRoute(route) === scope && !writes.has(route)

  it.each(TOKEN_SCOPES)('a token for %s reads what its code opens, and is refused everything else', async (scope) => {
    const walker = aWalker()
    const as = 'admin'
    await walker.bearerOf(as)
    const own = await walker.send({ route: `POST ${PATH}`, as, path: PATH, body: { ...wanted, scopes: [scope] } })
    walker.bearers.set('program', String((own.json as { token: string }).token))
    const shown: string[] = []
    for (const [method, pattern] of GUARDED) {
      const route = `${method} ${pattern}`
      const step = steps.get(route)
      const open = isOpen(route, scope)
      const path = pattern.replace(/:path\{\.\+\}/, 'visits').replace(/:[a-zA-Z]+/g, '1')
      const sent = open && step ? await walker.prepared({ ...step, as }) : { route, path }
      const { status, text } = await walker.send({ ...sent, route, as: 'program' })
      const denied = status === 403 && text.includes('"21"')
      // What lies behind an open door may still be no plant of theirs.
      if (denied === open || status === 401 || status >= 500) shown.push(`${route}: ${String(status)} ${text.slice(0, 60)}`)
    }
    expect(shown).toEqual([])
  }, 30_000) // oxfmt-ignore

  it('every scope opens something', () => {
    const open = TOKEN_SCOPES.map((scope) => [...steps.keys()].filter((route) => isOpen(route, scope)).length)
    expect(Math.min(...open)).toBeGreaterThan(0)
    expect(open.reduce((sum, one) => sum + one)).toBeGreaterThan(50)
  })
})
