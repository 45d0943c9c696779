import { expect, it } from 'vitest'
import { access } from '../../../resources/access'
import { resources } from '../../../resources/index'
import { compile } from '../../schema/compile'
import { makingOf } from './making'

const plans = compile(resources, access)

it.each([
  ['devices', 'create'],
  ['gateways', 'create'],
  ['alert-rules', 'block'],
  ['plants', undefined],
  ['alerts', undefined],
])('a new record of %s is made over the list by %s', (name, action) =>
  expect(makingOf(plans.get(name))?.name).toBe(action),
)
