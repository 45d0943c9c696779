import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meant, nearest } from './nearest'

const WORDS = ['search', 'filters', 'required', 'max', 'export', 'show']

describe('the word that was probably meant', () => {
  it.each([
    ['a letter too many', 'seearch', 'search'],
    ['one that is missing', 'fiters', 'filters'],
    ['another one', 'axport', 'export'],
    ['two that changed places', 'requierd', 'required'],
    ['other capitals', 'SHOW', 'show'],
    ['two slips in a short word', 'mx', 'max'],
    ['three slips in a long one', 'reqqiiered', 'required'],
    ['the word itself', 'max', 'max'],
  ])('%s', (_, typed, word) => {
    expect(nearest(typed, WORDS)).toBe(word)
  })

  it.each([
    ['a word of other letters', 'gateway'],
    ['four slips in eight letters', 'reabcdqd'],
    ['three slips in four letters', 'sxyz'],
  ])('%s is like none of them', (_, typed) => {
    expect(nearest(typed, WORDS)).toBeNull()
  })

  it('is the nearest of several, and the first of those that are equally near', () => {
    expect(nearest('plants', ['plans', 'plant', 'slants', 'plants'])).toBe('plants')
    expect(nearest('plant', ['plane', 'plans'])).toBe('plane')
  })

  it('a swap is one slip and two other letters are two', () => {
    expect(nearest('form', ['fxyz', 'fxym', 'from'])).toBe('from')
    expect(nearest('ab', ['cd', 'ba'])).toBe('ba')
  })

  it('none of no words', () => {
    expect(nearest('max', [])).toBeNull()
  })

  it('finds every word that lost one letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(), (word, at) => {
        const cut = at % word.length
        expect(nearest(word.slice(0, cut) + word.slice(cut + 1), WORDS)).toBe(word)
      }),
    )
  })

  it('ends a sentence, or leaves it as it is', () => {
    expect(meant('serach', WORDS)).toBe('; did you mean "search"?')
    expect(meant('gateway', WORDS)).toBe('')
  })
})
