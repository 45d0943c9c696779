import { describe, expect, it } from 'vitest'
import { goLetters } from './go-letters'

describe('letters of places', () => {
  it('24: g p leads to the table of plants, wherever it stands', () => {
    expect(goLetters(['/plant', '/application', '/plants', '/alerts', '/account'])).toEqual([
      'l',
      'a',
      'p',
      'e',
      'c',
    ])
  })

  it('without that table p is free', () => {
    expect(goLetters(['/plant', '/account'])).toEqual(['p', 'a'])
  })
})
