import { expect, it } from 'vitest'
import { askedDay, steppedDay } from './asked-day'

it.each([
  ['2026-03-29', '2026-03-29'],
  ['2026-06-19', '2026-06-18'],
  ['2026-02-30', '2026-06-18'],
  ['1999-12-31', '2026-06-18'],
  ['<script>', '2026-06-18'],
  [null, '2026-06-18'],
])('a day %s of the address is %s', (asked, day) => {
  expect(askedDay(asked, '2026-06-18')).toBe(day)
})

it.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-06-17', 1, '2026-06-18'],
  ['2026-06-18', 1, '2026-06-18'],
  ['2000-01-01', -1, '2000-01-01'],
  ['today', -1, '2026-06-17'],
  [null, -2, '2026-06-16'],
])('from the day %s of the address, %i days on is %s', (asked, days, day) => {
  expect(steppedDay(asked, days, '2026-06-18')).toBe(day)
})
