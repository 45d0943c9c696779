import { expect, it } from 'vitest'
import { deliveredName, roleName } from './delivered-roles'
import { QUIET_TIMES } from './message-settings'
import { isShortOfCodes } from './second-step'

const say = (key: string) => `<${key}>`

it.each([
  ['Organisation admin', '<console:roles.ORG_ADMIN>'],
  ['User manager', '<console:roles.ORG_MANAGER>'],
  ['Organisation user', '<console:roles.ORG_USER>'],
  ['Night shift', 'Night shift'],
])('the role %s is shown as %s, and given back as it came', (name, shown) => {
  expect(roleName(name, say)).toBe(shown)
  expect(deliveredName(shown, say)).toBe(name)
})

it('a role without a name has none', () => expect(roleName(null, say)).toBeNull())

it.each([
  [true, 3, true],
  [true, 4, false],
  [true, 0, true],
  [true, null, false],
  [false, 0, false],
])('a second step that is on: %s, with %s codes left, is short of them: %s', (enabled, left, short) => {
  expect(isShortOfCodes({ enabled, since: null, left })).toBe(short)
})

it('messages may be quiet from any quarter of an hour on', () => {
  expect(QUIET_TIMES).toHaveLength(96)
  expect(QUIET_TIMES.filter((time) => time.startsWith('09'))).toEqual(['09:00', '09:15', '09:30', '09:45'])
  expect([QUIET_TIMES[0], QUIET_TIMES.at(-1)]).toEqual(['00:00', '23:45'])
})
