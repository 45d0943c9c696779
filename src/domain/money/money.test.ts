import { describe, expect, it } from 'vitest'
import { scaleMoney } from './money'

describe('scaleMoney', () => {
  it.each<[string, number, string, string, string, string]>([
    ['S9-10', 12345.67, 'EUR', 'en', '12.34K', 'EUR'],
    ['S9-10', 999.99, 'EUR', 'en', '999.99', 'EUR'],
    ['S9-10', 1000, 'EUR', 'en', '1000.00', 'EUR'],
    ['S9-10', -12345.67, 'EUR', 'en', '-12.34K', 'EUR'],
    ['S9-11', 12345678, 'EUR', 'en', '12.34M', 'EUR'],
    ['S9-12', 12345678901, 'EUR', 'en', '12.34B', 'EUR'],
    ['S9-13', 9999.99, 'CNY', 'zh', '9999.99', '元'],
    ['S9-13', 10000, 'CNY', 'zh', '10000.00', '元'],
    ['S9-14', 12345, 'CNY', 'zh', '1.23', '万元'],
    ['S9-15', 123456789, 'CNY', 'zh', '1.23', '亿元'],
    ['S9-15', 99990000, 'CNY', 'zh', '9999.00', '万元'],
    ['S9-16', 1234567890123, 'CNY', 'zh', '1.23', '万亿元'],
    ['S9-16', -12345, 'CNY', 'zh-CN', '-1.23', '万元'],
    ['S9-17', 12345, 'EUR', 'zh', '12.34K', 'EUR'],
    ['S9-17', 12345, 'CNY', 'en', '12.34K', 'CNY'],
    ['S5-40', 495.309, 'EUR', 'en', '495.30', 'EUR'],
    ['S5-40', 0.019, 'EUR', 'de', '0.01', 'EUR'],
    ['S5-40', 19.99, 'EUR', 'de', '19.99', 'EUR'],
    ['S5-40', 8.29, 'EUR', 'de', '8.29', 'EUR'],
  ])('%s %d %s in %s is %s %s', (_, value, currency, language, digits, unit) => {
    expect(scaleMoney(value, currency, language)).toEqual({ digits, unit })
  })

  it('S9-21 missing, not finite or absurd money is missing', () => {
    for (const value of [null, undefined, Number.NaN, Infinity, 1e16])
      expect(scaleMoney(value, 'EUR', 'en')).toBeNull()
    expect(scaleMoney(5, null, 'en')).toEqual({ digits: '5.00', unit: '' })
  })
})
