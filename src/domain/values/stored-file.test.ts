import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FILE_TYPES, fileNameOf, namedAddress, refusedFile } from './stored-file'

const taken = (name: string, size = 10) => refusedFile({ name, size }, 2)

it('takes files by the end of their name, large or small letters, and nothing that runs', () => {
  for (const end of Object.keys(FILE_TYPES)) {
    expect(taken(`plan.${end}`)).toBeNull()
    expect(taken(`a.b.${end.toUpperCase()}`)).toBeNull()
  }
  for (const name of [
    'plan',
    'pdf',
    'plan.pdf.exe',
    'plan.svg',
    'plan.html',
    'plan.pdf ',
    'x.constructor',
    '',
  ])
    expect(taken(name), name).toBe('fileType')
})

it('a browser shows or saves each of the types', () => {
  expect(Object.values(FILE_TYPES).every((type) => /^(image|application)\/[a-z.-]+$/.test(type))).toBe(true)
  expect(FILE_TYPES).toMatchObject({ pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg' })
})

it('takes as many megabytes as it says, and not a byte more', () => {
  expect(taken('a.pdf', 2_000_000)).toBeNull()
  expect(taken('a.pdf', 2_000_001)).toBe('pictureSize')
})

it('a name comes back from the address that carries it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      expect(fileNameOf(namedAddress('https://store.example.org/a/1?sign=x/y', name))).toBe(name)
    }),
  )
})

it.each([
  ['https://store.example.org/a/roof%20plan.pdf', 'roof plan.pdf'],
  ['https://store.example.org/a/plan.pdf?sign=x/y', 'plan.pdf'],
  ['https://store.example.org/', 'https://store.example.org/'],
  ['https://store.example.org/a/%E0%A4%A', 'https://store.example.org/a/%E0%A4%A'],
  ['', ''],
])('%s is called %s', (address, name) => expect(fileNameOf(address)).toBe(name))
