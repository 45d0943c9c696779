import type { AccessDeclaration } from '../src/schema/access-declaration'
import { CODES } from './codes'

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

export const access: AccessDeclaration = { model: MODEL, codes: CODES, areas: {} }
