import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../domain/brand/language'
import { listText } from './list-text'

it.each(LANGUAGE_CODES)('%s: words of a list are separated', (language) => {
  const text = listText(language, ['A', 'B', 'C'])
  expect(text).not.toMatch(/A ?B/)
  expect(text).toMatch(/^A.+B.+C$/)
})

it('is written as the language writes it', () => {
  expect(listText('ja', ['電力', '収益'])).toBe('電力、収益')
  expect(listText('en', ['12 acknowledged', '3 unchanged'])).toBe('12 acknowledged, 3 unchanged')
})
