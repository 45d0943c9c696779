import { expect, it } from 'vitest'
import { words } from '../../resources/locales/en/words.json'
import { GRID_TYPES, PLANT_TYPES } from '../../src/domain/plants/plant'

it.each([
  ['S3-02', PLANT_TYPES],
  ['S3-04', GRID_TYPES],
])('%s each of them has a word of its own', (_, codes) => {
  const said = codes.map((code) => words[code])
  for (const word of said) expect(word).toMatch(/^[A-Z][a-z-]+/)
  expect(new Set(said).size).toBe(codes.length)
})
