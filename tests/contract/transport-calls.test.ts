import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../../src/domain/brand/configuration'
import { address } from '../../src/transport/address'
import { alertDetail, alertTimeline } from '../../src/transport/calls/alert-detail'
import { brandCall } from '../../src/transport/calls/branding'
import { askGateway } from '../../src/transport/calls/fleet'
import { announcements, latestVersion, slideVerification } from '../../src/transport/calls/backyard'
import { documents, upload } from '../../src/transport/calls/platform-files'
import { deviceDetail, deviceSeries } from '../../src/transport/calls/device-detail'
import { zeroExport } from '../../src/transport/calls/metering'
import { exportReport } from '../../src/transport/calls/plant-extras'
import { plantDetail } from '../../src/transport/calls/plant-record'
import { registerGateways } from '../../src/transport/calls/power-system'
import { areaAt } from '../../src/transport/calls/areas'
import { numbersOf, ODD_LEAVES, settles, survivesAnyJson, withLeaves } from '../support/any-json'
import { OWN_CALLS } from './own-calls.data'
import { BILLING_CALLS } from './billing-calls.data'
import { LAYOUT_CALLS } from './layout-calls.data'
import { CALLS } from './transport-calls.data'

const TEXT_TYPES =
  'APP_DOWNLOAD_QRCODE APP_DOWNLOAD_LOGO IOS_DOWNLOAD_LINK ANDROID_DOWNLOAD_LINK LOGIN_BK_IMG GONGAN_BEIAN_URL GONGAN_BEIAN_NAME ICP_BEIAN_URL ICP_BEIAN_NAME SERVICE_TC PRIVATE_TC SHOW_NAME APP_SHOW_NAME MANNUAL_URL RECT_LOGO INVERT_RECT_LOGO APP_STORE_DESCRIPTION DATA_CENTER_VISIT_DOMAIN_2 DATA_CENTER_CURRENT'
const here = { region: 'FOREIGN_1', area: null } as const

describe.each([...CALLS, ...OWN_CALLS, ...BILLING_CALLS, ...LAYOUT_CALLS])(
  '$name',
  ({ call, sent, body, open, reply }) => {
    it('sends what the contract says', () => {
      expect(`${call.method} ${address(call, DEFAULT_CONFIGURATION, here)}`).toBe(sent)
      expect(call.body).toEqual(body)
      expect(call.public ?? false).toBe(open ?? false)
      expect(JSON.stringify(call)).not.toContain('"abc"')
    })

    it('reads a good reply and survives odd ones', () => {
      expect(settles(call, reply)).not.toBe('malformed')
      for (const [, leaf] of ODD_LEAVES)
        for (const number of numbersOf(settles(call, withLeaves(reply, leaf))))
          expect(Math.abs(number)).toBeLessThanOrEqual(1e15)
    })

    it('reads or refuses any JSON, at the top and in the place of any field', () => {
      survivesAnyJson(call, reply)
    })
  },
)

describe('S7-36..S7-41 the brand', () => {
  it.each([null, 'x7'])('is asked for as project %s', (projectId) => {
    const call = brandCall('portal.example.org', projectId)
    expect(`${call.method} ${address(call, DEFAULT_CONFIGURATION, here)}`).toBe(
      'POST /backyard-api-s/oem/project/basic-info',
    )
    expect(call.body).toEqual({
      channel: 'WEB',
      platform: 'INTELLGENT',
      colorCategoryList: ['common'],
      projectId,
      textTypeList: TEXT_TYPES.split(' '),
      visitDomain: 'portal.example.org',
    })
  })
})

describe('what the readers make of it', () => {
  it('C9 goes as deep as the tree does', () => {
    const area = areaAt(0, 0, 'en').read({
      nationId: '60',
      nationName: 'G',
      level1: 883,
      level1Name: 'Berlin',
      level2: null,
      timezone: 'Nowhere/Land',
    })
    expect(area).toMatchObject({ nation: { id: 60 }, levels: [{ id: 883, name: 'Berlin' }], zone: null })
  })

  it('C20 turns milliseconds into seconds, and takes no body for no notices', () => {
    const call = announcements({ platformCode: 'P', version: '1' }, 'en', 0)
    expect(call.read([{ startTime: 1_767_225_600_000 }])).toMatchObject([
      { from: 1_767_225_600, until: null },
    ])
    expect(call.read(null)).toEqual([])
  })

  it('C22 offers no link that runs a script', () => {
    const call = documents('P', 'en', 'FAQ')
    expect(
      call.read([{ url: 'javascript:alert(1)' }, { url: 'data:text/html,x' }, { url: '/a.pdf' }]),
    ).toHaveLength(1)
  })

  it.each([
    [true, true],
    ['false', false],
    [1, true],
    [{ enable: false }, false],
  ])('C24 %j is %s', (raw, on) => expect(slideVerification().read(raw)).toBe(on))

  it('C26 null is no version', () => expect(latestVersion('en').read(null)).toBeNull())

  it('C32 reads text numbers and leaves missing parts empty', () => {
    const detail = plantDetail(7, 'en').read({
      station: { id: '7', installedCapacity: '12.5' },
      finance: { mergeElectricPrice: '6.5', currency: 'eur' },
    })
    expect(detail).toMatchObject({
      plant: { id: 7, capacity: 12.5 },
      finance: { price: 6.5, currency: 'EUR' },
      metering: { strategy: null },
      runningDays: null,
    })
    expect(settles(plantDetail(7, 'en'), { station: {} })).toBe('malformed')
  })

  it('C41 takes 0, 1 and words for no and yes', () => {
    expect(zeroExport(7).read({ generationZero: '1', limitPower: '500' })).toMatchObject({
      on: true,
      limit: 500,
    })
  })

  it('S7-85 C46 is a file', () => {
    const call = exportReport(7, {
      step: '2',
      from: '2026-01-01',
      to: '2026-01-31',
      fields: [{ name: 'P', storageName: 'GENERATE_VALUE' }],
    })
    expect(call).toMatchObject({
      method: 'POST',
      path: '/maintain-s/station/report/export/7',
      as: 'blob',
      body: {
        timeType: '2',
        startTime: '2026-01-01',
        endTime: '2026-01-31',
        reportFields: [{ name: 'P', storageName: 'GENERATE_VALUE' }],
      },
    })
    expect(call.read(new Blob(['x'])).size).toBe(1)
    expect(settles(call, {})).toBe('malformed')
  })

  it('C63 distinguishes accepted from refused', () => {
    expect(
      registerGateways(7, []).read({
        success: [{ gatewaySn: 'A', gatewayId: 1 }],
        fail: [{ gatewaySn: 'B', code: 59 }],
      }),
    ).toEqual({ accepted: [{ serial: 'A', id: 1 }], refused: [{ serial: 'B', code: '59' }] })
  })

  it('C69 has advice by lines, and a code of its own', () => {
    const call = alertDetail(1, 'R-5', 'en')
    expect(call).toMatchObject({ codeIsData: true, body: { ruleId: 'R-5' } })
    expect(call.read({ customAlertConfigDisplayReason: [{ id: 1, solution: 'one\n\ntwo' }] })).toMatchObject({
      advice: [{ lines: ['one', 'two'] }],
      description: null,
    })
  })

  it('C70 makes runs of samples: a longer pause ends one', () => {
    const at = 1_768_292_700
    const runs = alertTimeline(1, '5', '2026-01-15').read([at + 300, at, at + 1500, 'x', null])
    expect(runs).toEqual([
      { from: at, to: at + 600 },
      { from: at + 1500, to: at + 1800 },
    ])
  })

  it('C74 is silent', () => {
    expect(askGateway(7, 'L').silent).toBe(true)
  })

  it('D1 sorts groups and values by their order and reads the two kinds of offline', () => {
    const group = (order: number, fields: number[]) => ({
      serialNumber: order,
      tag: `g${order}`,
      fieldList: fields.map((n) => ({ storageName: `k${n}`, key: 'Grid\u00a0voltage', serialNumber: n })),
    })
    const read = deviceDetail(1, 7, 'en').read({
      connectStatus: 0,
      deviceState: 3,
      paramCategoryList: [group(40, [2, 1]), group(1, [])],
    })
    expect(read).toMatchObject({ connected: 'offline', state: 'offline' })
    expect(read.groups.map(({ tag }) => tag)).toEqual(['g1', 'g40'])
    expect(read.groups[1]?.values.map(({ key, label }) => [key, label])).toEqual([
      ['k1', 'Grid voltage'],
      ['k2', 'Grid voltage'],
    ])
  })

  it('D3 keeps the text of a value that is no number, in time order', () => {
    const [series] = deviceSeries(1, { span: 'total' }, 'en').read([
      {
        storageName: 'DV1',
        detailList: [
          { collectionTime: 1_768_292_800, value: 'Normal' },
          { collectionTime: 1_768_292_700, value: '3.5' },
        ],
      },
    ])
    expect(series?.points.map(({ value, text }) => [value, text])).toEqual([
      [3.5, '3.5'],
      [null, 'Normal'],
    ])
  })

  it('a picture goes up as a file', () => {
    const call = upload(new Blob(['x'], { type: 'image/png' }), 'roof.png')
    expect(call).toMatchObject({
      method: 'POST',
      path: '/store-s/uploadObject',
      file: { field: 'file', name: 'roof.png' },
    })
    expect(call.read({ url: 'https://x.example/1.png' })).toBe('https://x.example/1.png')
  })
})
