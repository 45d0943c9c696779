import { expect, it } from 'vitest'
import { parametersOf } from './alarm-parameters'

it.each([
  ['W01', 'AV1'],
  ['GRID_FREQUENCY', 'A_Fo1'],
  ['f64', 'AC_T'],
  ['F24', 'DV1'],
  ['STRING_ZERO', 'DC1'],
  ['B07', 'B_T1'],
  ['unheard of', 'APo_t1'],
  [null, 'APo_t1'],
])('15: %s is measured by %s', (code, key) => {
  expect(parametersOf(code)).toContain(key)
})
