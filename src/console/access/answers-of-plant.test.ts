import { describe, expect, it } from 'vitest'
import { access } from '../../../resources/access'
import { resources } from '../../../resources/index'
import { compile } from '../../schema/compile'
import { questionsOf } from '../../schema/policy'
import { isOfPlant } from './answers-of-plant'

const plans = compile(resources, access)
const asked = (...rest: unknown[]) => isOfPlant(plans)({ queryKey: ['access', ...rest] })

describe('an answer about rights', () => {
  it('stays at another plant where it is granted to the person, and only there', () => {
    for (const { resource, action, scope } of questionsOf(plans).filter(({ resource, action }) => {
      const plan = plans.find(resource)
      return plan?.actions[action] !== undefined
    }))
      expect(asked(resource, action, { plant: 'current' }), `${resource} ${action}`).toBe(scope === 'plant')
  })

  it('goes when one of several that were asked together hangs on the plant', () => {
    expect(asked('members', { plant: 'current' }, ['read', 'create'])).toBe(false)
    expect(asked('plants', { plant: 'current' }, ['create', 'update'])).toBe(true)
  })

  it('goes where nothing is declared, or nothing is named', () => {
    expect(asked('feature', 'maps', {})).toBe(true)
    expect(asked('nothing', 'read', {})).toBe(true)
    expect(asked('members')).toBe(true)
    expect(asked()).toBe(true)
  })
})
