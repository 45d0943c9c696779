import { expect, it } from 'vitest'
import { incomeByCurrency } from './income'

it('adds up what is known by currency, and never euros to pounds', () => {
  const plants = [
    { currency: 'GBP', income: 1.1 },
    { currency: 'EUR', income: 0.1 },
    { currency: 'EUR', income: 0.2 },
    { currency: 'EUR', income: null },
    { currency: null, income: 5 },
  ]
  expect(incomeByCurrency(plants)).toEqual([
    { currency: 'EUR', today: 0.3, plants: 2 },
    { currency: null, today: 5, plants: 1 },
    { currency: 'GBP', today: 1.1, plants: 1 },
  ])
  expect(incomeByCurrency([])).toEqual([])
})
