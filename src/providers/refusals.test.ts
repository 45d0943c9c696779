import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL } from '../../tests/support/walk'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../schema/compile'
import { policyRows, questionsOf } from '../schema/policy'
import { refusals } from '../schema/refusals'
import { createAuthorizer } from './authorizer'

const plans = compile(resources, access)
const codes = fc.subarray([...access.codes])
const question = fc.record({
  identityCodes: codes,
  plant: fc.option(fc.record({ id: fc.constant(7), codes })),
  unrestricted: fc.boolean(),
  organisation: fc.boolean(),
  blocked: fc.subarray(['deviceDataExport', 'deviceLayout']),
})

/** Each time every fifth question is asked; all of them in a walk. */
const PART = FULL ? 1 : 5

describe('refusals', () => {
  it('S6-05 S6-09 name exactly what the authorizer refuses, whatever is held and blocked', async () => {
    await fc.assert(
      fc.asyncProperty(question, fc.nat(PART - 1), async (asked, first) => {
        const { authorize } = await createAuthorizer(plans.access.model, policyRows(plans, asked))
        const refused = new Set(refusals(plans, asked).map(({ resource, action }) => `${resource} ${action}`))
        const some = questionsOf(plans).filter((_, at) => at % PART === first)
        for (const { resource, action } of some) {
          const may = await authorize(resource, action, asked.plant?.id ?? null)
          // Without a plant the unrestricted are asked about no plant, and nothing of a plant is on the screen.
          expect(refused.has(`${resource} ${action}`), `${resource} ${action}`).toBe(!may)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('say where a missing code would come from', () => {
    const nobody = { identityCodes: [], plant: null, unrestricted: false, blocked: [] }
    const reasonFor = (action: string, asked = {}) =>
      refusals(plans, { ...nobody, ...asked }).find(
        (one) => one.resource === 'plants' && one.action === action,
      )?.reason
    expect(reasonFor('create')).toBe('role')
    expect(reasonFor('delete')).toBe('noPlant')
    expect(reasonFor('delete', { plant: { id: 7, codes: ['station:read'] } })).toBe('plant')
    expect(reasonFor('export', { unrestricted: true, blocked: ['deviceDataExport'] })).toBe('platform')
    expect(reasonFor('create', { identityCodes: ['station:create'] })).toBeUndefined()
    const roles = (asked: object) =>
      refusals(plans, { ...nobody, ...asked }).find(({ resource }) => resource === 'roles')?.reason
    expect(roles({ unrestricted: true })).toBe('organisation')
    expect(roles({ organisation: true })).toBe('role')
    expect(roles({ organisation: true, unrestricted: true })).toBeUndefined()
  })
})
