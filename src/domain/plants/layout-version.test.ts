import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../brand/configuration'
import { layoutVariant } from './layout-version'

describe('layoutVariant', () => {
  it.each([
    ['1.5.3', 'newer'],
    ['1.5.2', 'original'],
    ['1.5.10', 'newer'],
    ['1.4.99', 'original'],
    ['1.5', 'original'],
    ['1.6', 'newer'],
    ['2', 'newer'],
    ['0.9', 'original'],
    ['1.5.3.1', 'newer'],
    ['v1.5.0', 'original'],
    [' V1.5.0 ', 'original'],
    ['1.5.0-rc', 'newer'],
    ['version 1.5.0', 'newer'],
    ['10.5.0', 'newer'],
    ['1.12.0', 'newer'],
    ['1.', 'newer'],
    ['', 'newer'],
    ['old', 'newer'],
  ])('S2-42 %s gives the %s form', (version, variant) => {
    expect(layoutVariant(version)).toBe(variant)
  })

  it('S1-51 S2-42 the delivered configuration gives the newer form', () => {
    expect(layoutVariant(DEFAULT_CONFIGURATION.layoutVersion)).toBe('newer')
  })
})
