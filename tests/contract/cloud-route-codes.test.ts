import { describe, expect, it } from 'vitest'
import { CODES } from '../../mocks/cloud/people/permissions'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import type { Step } from './every-call.data'
import { ASKING, WRITING } from './every-call.data'
import { codeOfRoute, DECLARED, EVERYBODY, ROUTE_CODES, SIDES } from './route-codes.data'
import { aWalker, READING } from './walker'

/** The requests of the owner's home, at a plant of the fleet, by people of the organisation. */
const FLEET = '63900001'
const inFleet = <T>(step: T): T =>
  JSON.parse(
    JSON.stringify(step).replaceAll('63400030', FLEET).replaceAll('"as":"owner"', '"as":"admin"'),
  ) as T

/** Open to others as well: somebody who held a plant before gives their own access up. */
const OF_SIDES = ['POST /oauth2-s/oauth/logout', 'DELETE /maintain-s/station/:id/related/people/:personId']
/** Lists over all plants, that leave out those at which the code is not held. */
const SIFTED = [
  'POST /maintain-s/operating/station/alert/v2/list',
  'POST /maintain-s/operating/alert/triage/search',
  'GET /maintain-s/operating/system/device/:type/list',
  'GET /maintain-s/data-plan',
]
const guarded = new Set(GUARDED.map(([method, path]) => `${method} ${path}`))
const steps = [...READING, ...ASKING, ...WRITING].filter(
  ({ route }) =>
    guarded.has(route) &&
    !OF_SIDES.includes(route) &&
    ![SIDES, DECLARED].includes(codeOfRoute(route) ?? EVERYBODY),
)
const member = 'manager'
const MEMBER_ID = 900003

/** A cloud with a role for each code, which the member can be given. */
async function withRoles() {
  const walker = aWalker()
  const roles = new Map<string, number>()
  for (const code of CODES) {
    const { json } = await walker.send({
      route: 'POST /auth-s/auth/role',
      as: 'admin',
      path: '/auth-s/auth/role',
      body: { name: `only ${code}`, codes: [code] },
    })
    roles.set(code, Number((json as { id: number }).id))
  }
  const give = (member: number, code: string) =>
    walker.send({
      route: 'POST /user-s/acc/org/member/:memberId',
      as: 'admin',
      path: `/user-s/acc/org/member/${String(member)}`,
      body: { roleId: roles.get(code) },
    })
  return {
    walker,
    give,
    idOf: (code: string) => roles.get(code),
    become: (code: string) => give(MEMBER_ID, code),
  }
}

type Roles = Awaited<ReturnType<typeof withRoles>>

/** Nobody gives away more than they hold, nor rules over those who hold more: here the single code is all there is. */
const OWN_TERMS: Readonly<Record<string, (roles: Roles) => Promise<Partial<Step>>>> = {
  'POST /user-s/acc/org/member': async ({ idOf }) => ({
    body: { identifier: 'ada@example.org', roleId: idOf('member:manage') },
  }),
  'POST /user-s/acc/org/member/:memberId': async (roles) => {
    await roles.give(900004, 'member:manage')
    return { body: { roleId: roles.idOf('member:manage') } }
  },
  'DELETE /user-s/acc/org/member': async (roles) => {
    await roles.give(900004, 'member:manage')
    return { body: [900004] }
  },
  'POST /auth-s/auth/role': async () => ({ body: { name: 'Night', codes: ['role:manage'] } }),
  'POST /auth-s/auth/role/:roleId': async ({ walker }) => {
    const { json } = await walker.send({
      route: 'POST /auth-s/auth/role',
      as: 'admin',
      path: '/auth-s/auth/role',
      body: { name: 'Dusk', codes: ['role:manage'] },
    })
    return {
      path: `/auth-s/auth/role/${String((json as { id: number }).id)}`,
      body: { name: 'Night', codes: ['role:manage'] },
    }
  },
}

/** Whether the cloud lets a request through, whatever becomes of it. */
async function isLetIn(walker: ReturnType<typeof aWalker>, step: Step): Promise<boolean> {
  const { status, json } = await walker.send({ ...step, as: member })
  expect(status, step.route).toBeLessThan(500)
  const code = String((json as { code?: unknown } | null)?.code)
  if (SIFTED.includes(step.route) && (json as { total?: unknown } | null)?.total === 0) return false
  return status !== 401 && status !== 403 && !['21', '22', '24'].includes(code)
}

/** Codes with which a request is let in; the one that it asks for comes last, because it may change something. */
async function openedBy(roles: Roles, step: Step): Promise<string> {
  const { walker, become } = roles
  const ready = {
    ...inFleet(await walker.prepared(inFleet(step))),
    ...(await OWN_TERMS[step.route]?.(roles)),
  }
  const wanted = codeOfRoute(step.route)
  const opened: string[] = []
  for (const code of [...CODES].sort((a, b) => Number(a === wanted) - Number(b === wanted))) {
    expect((await become(code)).status).toBe(200)
    if (await isLetIn(walker, ready)) opened.push(code)
  }
  return opened.length === CODES.length ? EVERYBODY : opened.sort().join(' ') || 'nobody'
}

describe('each route asks for the code that the matrix names, of every role with a single code', () => {
  it('the matrix names every route, each once', () => {
    expect(Object.values(ROUTE_CODES).flat().sort()).toEqual([...guarded].sort())
  })

  it('calls that only ask', async () => {
    const roles = await withRoles()
    for (const step of steps.filter((one) => !WRITING.includes(one)))
      expect
        .soft(`${step.route}: ${await openedBy(roles, step)}`)
        .toBe(`${step.route}: ${String(codeOfRoute(step.route))}`)
  }, 60_000)

  it.each(steps.filter((one) => WRITING.includes(one)).map((step) => [step.route, step] as const))(
    '%s',
    async (route, step) => {
      expect(await openedBy(await withRoles(), step)).toEqual(codeOfRoute(route))
    },
    30_000,
  )
})
