import { describe, expect, it } from 'vitest'
import { consentRecord, keptConsent, trackingScript } from './tracking'

describe('tracking code', () => {
  it.each([
    ['https://count.example/visits.js', 'https://count.example/visits.js'],
    ['  https://count.example/visits.js?site=7 ', 'https://count.example/visits.js?site=7'],
    ['/store-s/visits.js', '/store-s/visits.js'],
    [null, null],
    ['', null],
    ['http://count.example/visits.js', null],
    ['//count.example/visits.js', null],
    ['/\\count.example', null],
    ['javascript:alert(1)', null],
    ['data:text/javascript,alert(1)', null],
    ['<script>alert(1)</script>', null],
    ['<script src="https://count.example/a.js"></script>', null],
    ['G-ABC123', null],
  ])('S3-38 %j loads %j', (code, address) => {
    expect(trackingScript(code)).toBe(address)
  })

  it.each(['yes', 'no'] as const)(
    'S3-38 an answer of %s holds for the script asked about, no other',
    (answer) => {
      const kept = consentRecord(answer, 'https://a.example/x y.js')
      expect(keptConsent(kept, 'https://a.example/x y.js')).toBe(answer)
      expect(keptConsent(kept, 'https://b.example/x.js')).toBeNull()
    },
  )

  it.each([null, '', 'yes', 'maybe /a.js', '/a.js'])('S3-38 what was kept as %j is no answer', (kept) => {
    expect(keptConsent(kept, '/a.js')).toBeNull()
  })
})
