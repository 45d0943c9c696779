import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedFrom, readAddresses } from './wall-addresses'

describe('addresses that a link of a wall display is limited to (screens 11)', () => {
  it.each([
    [[], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.90', false],
    [['203.0.113.0/24'], '203.0.113.200', true],
    [['203.0.113.0/24'], '203.0.114.1', false],
    [['10.0.0.0/8', '192.0.2.1'], '192.0.2.1', true],
    [['0.0.0.0/0'], '8.8.8.8', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['2001:db8::/32'], '2001:DB8:0:1::7', true],
    [['2001:db8::1'], '2001:0db8:0000:0000:0000:0000:0000:0001', true],
    [['2001:db8::/32'], '2001:db9::7', false],
    [['192.0.2.0/24'], '::ffff:192.0.2.7', true],
    [['::ffff:192.0.2.0/120'], '192.0.2.7', true],
    [['192.0.2.0/24'], 'local', false],
  ] as const)('%j lets %s in: %s', (allowed, caller, wanted) => {
    expect(isAllowedFrom(allowed, caller)).toBe(wanted)
  })

  it.each([
    ['', []],
    ['192.0.2.7, 192.0.2.7;2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
    ['192.0.2.256', null],
    ['192.0.2', null],
    ['192.0.2.07', null],
    ['192.0.2.7/33', null],
    ['192.0.2.7/-1', null],
    ['2001:db8::1::2', null],
    ['2001:db8', null],
    ['1:2:3:4:5:6:7:8:9', null],
    ['1:2:3:4::5:6:7:8', null],
    ['foyer.example', null],
    [Array.from({ length: 11 }, (_, at) => `192.0.2.${at}`).join(' '), null],
  ])('reads %j as %j', (text, wanted) => {
    expect(readAddresses(text)).toEqual(wanted)
  })

  it('an address is in a network exactly when its first bits are those of the network', () => {
    const number = fc.nat(0xffff_ffff)
    const text = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
    fc.assert(
      fc.property(number, number, fc.integer({ min: 0, max: 32 }), fc.boolean(), (one, two, prefix, near) => {
        const other = near ? (one ^ (two & 255)) >>> 0 : two
        const bits = (value: number) => value.toString(2).padStart(32, '0').slice(0, prefix)
        expect(isAllowedFrom([`${text(one)}/${prefix}`], text(other))).toBe(bits(one) === bits(other))
      }),
    )
  })

  it('takes no word for a network that it could not compare', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        for (const one of readAddresses(word) ?? [])
          expect(isAllowedFrom([one], one.replace(/\/.*/, ''))).toBe(true)
      }),
    )
  })
})
