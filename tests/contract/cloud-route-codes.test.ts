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

const ROLE = '/auth-s/auth/role'

/** A cloud with a role of one code, held by a member; the code can be made another. */
async function withRole() {
  const walker = aWalker()
  const made = async (name: string, code: string) => {
    const body = { name, codes: [code] }
    const { json } = await walker.send({ route: `POST ${ROLE}`, as: 'admin', path: ROLE, body })
    return Number((json as { id: number }).id)
  }
  const give = (member: number, roleId: number) =>
    walker.send({
      route: 'POST /user-s/acc/org/member/:memberId',
      as: 'admin',
      path: `/user-s/acc/org/member/${String(member)}`,
      body: { roleId },
    })
  const role = await made('only one', CODES[0] ?? '')
  expect((await give(MEMBER_ID, role)).status).toBe(200)
  const become = (code: string) =>
    walker.send({
      route: `POST ${ROLE}/:roleId`,
      as: 'admin',
      path: `${ROLE}/${String(role)}`,
      body: { codes: [code] },
    })
  return { walker, made, give, become }
}

type Roles = Awaited<ReturnType<typeof withRole>>

/** Nobody gives away more than they hold, nor rules over those who hold more: here the single code is all there is. */
const OWN_TERMS: Readonly<Record<string, (roles: Roles) => Promise<Partial<Step>>>> = {
  'POST /user-s/acc/org/member': async ({ made }) => ({
    body: { identifier: 'ada@example.org', roleId: await made('Noon', 'member:manage') },
  }),
  'POST /user-s/acc/org/member/:memberId': async ({ made, give }) => {
    const roleId = await made('Noon', 'member:manage')
    await give(900004, roleId)
    return { body: { roleId } }
  },
  'DELETE /user-s/acc/org/member': async ({ made, give }) => {
    await give(900004, await made('Noon', 'member:manage'))
    return { body: [900004] }
  },
  'POST /auth-s/auth/role': async () => ({ body: { name: 'Night', codes: ['role:manage'] } }),
  'POST /auth-s/auth/role/:roleId': async ({ made }) => ({
    path: `${ROLE}/${String(await made('Dusk', 'role:manage'))}`,
    body: { name: 'Night', codes: ['role:manage'] },
  }),
}

/** Whether the cloud lets a request through, whatever becomes of it. */
async function isLetIn(walker: ReturnType<typeof aWalker>, step: Step): Promise<boolean> {
  const { status, json } = await walker.send({ ...step, as: member })
  expect(status, step.route).toBeLessThan(500)
  const code = String((json as { code?: unknown } | null)?.code)
  if (SIFTED.includes(step.route) && (json as { total?: unknown } | null)?.total === 0) return false
  return status !== 401 && status !== 403 && !['21', '22', '24'].includes(code)
}

const readied = async (roles: Roles, step: Step): Promise<Step> => ({
  ...inFleet(await roles.walker.prepared(inFleet(step))),
  ...(await OWN_TERMS[step.route]?.(roles)),
})

const named = (opened: readonly string[]) =>
  opened.length === CODES.length ? EVERYBODY : [...opened].sort().join(' ') || 'nobody'

/** Codes with which a request is let in; the one that it asks for comes last, because it may change something. */
async function openedBy(roles: Roles, step: Step): Promise<string> {
  const { walker, become } = roles
  const ready = await readied(roles, step)
  const wanted = codeOfRoute(step.route)
  const opened: string[] = []
  for (const code of [...CODES].sort((a, b) => Number(a === wanted) - Number(b === wanted))) {
    expect((await become(code)).status).toBe(200)
    if (await isLetIn(walker, ready)) opened.push(code)
  }
  return named(opened)
}

describe('each route asks for the code that the matrix names, of every role with a single code', () => {
  it('the matrix names every route, each once', () => {
    expect(Object.values(ROUTE_CODES).flat().sort()).toEqual([...guarded].sort())
  })

  it('calls that only ask', async () => {
    const roles = await withRole()
    const ready = new Map<Step, string[]>()
    for (const step of steps.filter((one) => !WRITING.includes(one)))
      ready.set(await readied(roles, step), [])
    for (const code of CODES) {
      expect((await roles.become(code)).status).toBe(200)
      for (const [step, opened] of ready) if (await isLetIn(roles.walker, step)) opened.push(code)
    }
    for (const [{ route }, opened] of ready)
      expect.soft(`${route}: ${named(opened)}`).toBe(`${route}: ${String(codeOfRoute(route))}`)
  }, 60_000)

  it.each(steps.filter((one) => WRITING.includes(one)).map((step) => [step.route, step] as const))(
    '%s',
    async (route, step) => {
      expect(await openedBy(await withRole(), step)).toEqual(codeOfRoute(route))
    },
    30_000,
  )
})
