import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { codeOf } from './cloud-world'
import { given, HOME, HYBRID, LOGGER, NEWEST, STRING } from './firmware-world'

describe('firmware of a device', () => {
  it('S8-75 is installed with progress, read back, and reported by the device from then on', async () => {
    const { owner, firmware, upgrades, send, seconds, shown } = await given(HYBRID)
    expect(await firmware()).toMatchObject({
      version: '1053-C034',
      releases: [{ version: NEWEST, effect: 'PRODUCTION', risk: 'HIGH', minutes: 12, daylight: false }, { version: '1053-C036' }],
      upgrades: [],
    }) // oxfmt-ignore
    expect(await codeOf(send(NEWEST))).toBe('fine')
    expect(await upgrades()).toMatchObject([{ state: 'RUNNING', progress: 0, kept: null, reason: null }])
    // A setting waits behind it, and another upgrade of the same device is not even queued.
    expect(await codeOf(send(NEWEST))).toBe('PARAM_ERROR')
    expect(await codeOf(send('1053-C036'))).toBe('50')
    seconds(360)
    expect(await upgrades()).toMatchObject([{ state: 'RUNNING', progress: 50 }])
    expect(await shown('MAIN')).toBe('1053-C034')
    seconds(361)
    expect(await upgrades()).toMatchObject([
      { state: 'DONE', progress: null, before: '1053-C034', value: NEWEST, kept: NEWEST, userName: 'Robin Harbour' },
    ]) // oxfmt-ignore
    expect([(await firmware())['version'], await shown('MAIN')]).toEqual([NEWEST, NEWEST])
    const { data } = (await owner.get(`/device-s/device/${HYBRID}/record`)).json as { data: Json[] }
    expect(data[0]).toMatchObject({ kind: 'FIRMWARE', before: '1053-C034', after: NEWEST })
    expect((await owner.get(`/device-s/device/${HYBRID}/control?lan=en`)).json['orders']).toEqual([])
  })

  it('S8-76 waits behind a command and behind a requested report, with its place', async () => {
    const { owner, upgrades, send, deviceSn } = await given(HYBRID)
    const [logger] = (await owner.get(`/maintain-s/power/system/${HOME}/gateway`)).json as unknown as Json[]
    await owner.post(
      `/maintain-s/operating/station/${HOME}/device/gateway/post/${String(logger?.['deviceSn'])}`,
    )
    await owner.post('/order-s/order/action/control/send', {
      ...{ deviceId: HYBRID, deviceSn, code: 'ACT_P_LIM', operationType: 5 },
      extendWeb: JSON.stringify({ inputParam: { ACT_P_LIM: 80 } }),
    })
    await send(NEWEST)
    expect(await upgrades()).toMatchObject([{ state: 'WAITING', place: 2, waitCode: '51', progress: null }])
  })

  it('of a logger is shown wherever its version stands', async () => {
    const { owner, send, seconds, shown } = await given(LOGGER)
    await send('LSW3_15_FFFF_1.0.84')
    seconds(200)
    const [network] = (await owner.get(`/maintain-s/fast/${HOME}/collector/networkingInfo`))
      .json as unknown as Json[]
    expect([network?.['firmware'], await shown('MDUv1')]).toEqual([
      'LSW3_15_FFFF_1.0.84',
      'LSW3_15_FFFF_1.0.84',
    ])
  })

  it('S8-67 breaks off when the sun goes, keeps the old version, and is not begun by night', async () => {
    const { send, firmware, upgrades, seconds } = await given(STRING)
    // From noon to the last light: the first quarter of an hour in which nothing is taken any more.
    let begun = 0
    for (let quarter = 0; quarter < 40; quarter += 1) {
      seconds(900)
      const [last] = await upgrades()
      if (last?.['state'] === 'FAILED') break
      if ((await firmware())['version'] === NEWEST) await send('1053-C036').then(() => (begun += 1))
      else await send(NEWEST).then(() => (begun += 1))
    }
    const [last] = await upgrades()
    expect(begun).toBeGreaterThan(1)
    expect(last).toMatchObject({ state: 'FAILED', reason: 'POWER' })
    expect((await firmware())['version']).toBe(last?.['before'])
    seconds(3600)
    expect(await codeOf(send(NEWEST))).toMatch(/^(42|PARAM_ERROR)$/)
  })

  it.each([
    ['a version that is not offered', '9', {}],
    ['the version that runs', '1053-C034', {}],
    ['no version', null, {}],
    ['another serial', NEWEST, { deviceSn: 'INV1' }],
  ])('refuses %s and writes nothing down', async (_, version, more) => {
    const { owner, upgrades, send } = await given(HYBRID)
    expect(await codeOf(send(version, more))).toBe('PARAM_ERROR')
    expect(await upgrades()).toEqual([])
    expect((await owner.get(`/device-s/device/${HYBRID}/record`)).json['total']).toBe(1)
  })

  it('S6-04 takes no upgrade without the code', async () => {
    const { cloud, body } = await given(HYBRID)
    for (const [name, code] of [
      ['viewer', /^2[24]$/],
      ['admin', /^15$/],
    ] as const) {
      const other = await cloud.signIn(name)
      expect(await codeOf(other.post('/order-s/order/action/upgrade/send', body(NEWEST)))).toMatch(code)
    }
  })
})
