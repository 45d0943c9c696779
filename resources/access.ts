import type { AccessDeclaration } from '../src/schema/compile'

/**
 * The vocabulary of permission codes, one list for the whole product. Specification 6 names only
 * `user`; the others are ours. No action may ask for a code that is not here.
 */
const CODES = [
  'user',
  'station:read',
  'station:create',
  'station:update',
  'station:delete',
  'station:export',
  'station:share',
  'device:read',
  'device:create',
  'device:update',
  'device:delete',
  'alert:read',
  'alert:handle',
  'layout:read',
  'layout:update',
  'report:export',
] as const

/**
 * Who, plant, resource, action. A role is held at a place: `*` for the person, an id for one plant.
 * One allow is enough, one deny overrules it.
 */
const MODEL = `
[request_definition]
r = sub, plant, res, act

[policy_definition]
p = sub, plant, res, act, eft

[role_definition]
g = _, _, _

[policy_effect]
e = some(where (p.eft == allow)) && !some(where (p.eft == deny))

[matchers]
m = g(r.sub, p.sub, p.plant) && (p.plant == "*" || p.plant == r.plant) && (p.res == "*" || p.res == r.res) && (p.act == "*" || p.act == r.act)
`

/** What asks for a code and has no declaration of its own. */
const AREAS = {
  alerts: { read: { codes: ['alert:read'], scope: 'plant' } },
} as const

export const access: AccessDeclaration = { model: MODEL, codes: CODES, areas: AREAS }
