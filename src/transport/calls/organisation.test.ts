import { expect, it } from 'vitest'
import { changeMemberRole } from './organisation'

it.each([
  ['INVITED', null],
  ['ACTIVE', 1_782_000_000],
])('11: a member who is %s joined at %s: an invitation that was sent is nobody who came', (state, joined) => {
  const row = { id: 980001, state, email: 'ada@reed.example', joinedTime: 1_782_000_000 }
  expect(changeMemberRole(980001, 33).read(row).joined).toBe(joined)
})
