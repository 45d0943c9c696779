import { describe, expect, it } from 'vitest'
import { DeclarationError } from './declaration-error'
import { fill, placeholders, target } from './endpoint'

describe('endpoint', () => {
  it('fills and escapes paths, and leaves queries as they are', () => {
    expect(fill('/station/{id}/{x}', { id: 7, x: 'a/b' })).toBe('/station/7/a%2Fb')
    expect(fill('{language}', { language: 'pt-BR' }, String)).toBe('pt-BR')
    expect(fill('/station', {})).toBe('/station')
  })

  it('S4-36 refuses a path without its value: there is no call with an id undefined', () => {
    for (const id of [undefined, null, ''])
      expect(() => fill('/station/{id}', { id })).toThrow(DeclarationError)
  })

  it('names method and placeholders', () => {
    expect(target({ get: '/a' })).toEqual({ method: 'GET', path: '/a' })
    expect(target({ post: '/a' })).toEqual({ method: 'POST', path: '/a' })
    expect(target({ delete: '/a' })).toEqual({ method: 'DELETE', path: '/a' })
    expect(placeholders('/a/{id}/b/{x}')).toEqual(['id', 'x'])
  })
})
