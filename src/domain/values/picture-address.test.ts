import { describe, expect, it } from 'vitest'
import { isPictureAddress } from './picture-address'

describe('addresses of pictures', () => {
  it.each(['/store-s/object/x', '/home/store-s/object/x', 'https://example.org/a.png'])(
    '%s is one',
    (text) => {
      expect(isPictureAddress(text)).toBe(true)
    },
  )

  it.each([
    'http://example.org/a.png',
    '//example.org/a.png',
    '/\\example.org/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://example.org/1',
    'https://',
    `https://example.org/${'a'.repeat(2100)}`,
    'a.png',
    '',
  ])('%s is none', (text) => {
    expect(isPictureAddress(text)).toBe(false)
  })
})
