import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../mocks/store-sqlite'
import type { Json } from './cloud-client'
import { codeOf } from './cloud-world'
import { given, HYBRID, NEWEST, STRING } from './firmware-world'

const at = (text: string) => Date.parse(text) / 1000
/** The clock of these tests stands at half past ten of the 18th, UTC. */
const [EVENING, MORNING] = [at('2026-06-18T20:30:00Z'), at('2026-06-19T08:00:00Z')]
const WITHDRAW = '/order-s/order/action/upgrade/withdraw'
const folder = mkdtempSync(join(tmpdir(), 'heliograph-schedule-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an upgrade for a set time', () => {
  it('S8-75 begins then, lets other commands pass before, and is one of them in the one queue', async () => {
    const { owner, upgrades, firmware, send, seconds, deviceSn } = await given(HYBRID)
    const control = async () => (await owner.get(`/device-s/device/${HYBRID}/control?lan=en`)).json['orders']
    const limit = (value: number) =>
      owner.post('/order-s/order/action/control/send', {
        ...{ deviceId: HYBRID, deviceSn, code: 'ACT_P_LIM', operationType: 5 },
        extendWeb: JSON.stringify({ inputParam: { ACT_P_LIM: value } }),
      })
    expect(await codeOf(send(NEWEST, { startTime: EVENING }))).toBe('fine')
    expect(await upgrades()).toMatchObject([{ state: 'PLANNED', startTime: EVENING, place: null }])
    expect(await control()).toMatchObject([{ storageName: 'FIRMWARE', name: 'Firmware', state: 'PLANNED' }])
    expect(await codeOf(send(NEWEST))).toBe('PARAM_ERROR')
    expect(await codeOf(send('1053-C036'))).toBe('50')
    await limit(80)
    expect(await control()).toMatchObject([
      { storageName: 'ACT_P_LIM', state: 'RUNNING' },
      { state: 'PLANNED' },
    ])
    // What would not be through before waits behind it, and so does what comes meanwhile.
    seconds(10 * 3600 - 5)
    await limit(70)
    expect(await control()).toMatchObject([
      { state: 'WAITING', place: 2, startTime: EVENING + 720 },
      { state: 'DONE' },
      { state: 'PLANNED' },
    ])
    seconds(6)
    expect(await upgrades()).toMatchObject([{ state: 'RUNNING', progress: 0 }])
    const newDeviceSn = 'INV7700009'
    const replace = owner.post(`/maintain-s/power/system/63400030/device/${HYBRID}`, { newDeviceSn })
    expect(await codeOf(replace)).toBe('50')
    seconds(720)
    expect((await firmware())['version']).toBe(NEWEST)
    const { data } = (await owner.get(`/device-s/device/${HYBRID}/record`)).json as { data: Json[] }
    expect(data.map(({ kind }) => kind)).toContain('SCHEDULED')
    expect(data.map(({ kind }) => kind)).not.toContain('FIRMWARE')
  })

  it('is taken back before it begins, not after, by nobody without the code', async () => {
    const { cloud, owner, upgrades, send, seconds } = await given(HYBRID)
    const { id } = (await send(NEWEST, { startTime: EVENING })).json
    const take = (caller = owner) => codeOf(caller.post(WITHDRAW, { deviceId: HYBRID, id }))
    expect(await take(await cloud.signIn('viewer'))).toMatch(/^2[24]$/)
    expect(await upgrades()).toHaveLength(1)
    expect(await take()).toBe('fine')
    expect(await upgrades()).toEqual([])
    expect(await take()).toBe('PARAM_ERROR')
    const again = (await send(NEWEST, { startTime: EVENING })).json['id']
    seconds(10 * 3600 + 60)
    expect(await codeOf(owner.post(WITHDRAW, { deviceId: HYBRID, id: again }))).toBe('50')
    expect(await upgrades()).toMatchObject([{ state: 'RUNNING' }])
  })

  it.each([
    ['in a minute', at('2026-06-18T10:31:00Z')],
    ['in the past', at('2026-06-17T20:30:00Z')],
    ['in a month', at('2026-07-18T20:30:00Z')],
    ['in words', '2026-06-18 20:30'],
  ])('is refused %s, and writes nothing down', async (_, startTime) => {
    const { upgrades, send } = await given(HYBRID)
    expect(await codeOf(send(NEWEST, { startTime }))).toBe('PARAM_ERROR')
    expect(await upgrades()).toEqual([])
  })

  it('S8-67 an upgrade of a device that sleeps at night is ordered at night for the day alone, and succeeds', async () => {
    const { upgrades, send, seconds, firmware } = await given(STRING)
    seconds(12 * 3600)
    expect(await codeOf(send(NEWEST))).toBe('42')
    expect(await codeOf(send(NEWEST, { startTime: at('2026-06-19T00:30:00Z') }))).toBe('PARAM_ERROR')
    expect(await codeOf(send(NEWEST, { startTime: MORNING }))).toBe('fine')
    seconds(10 * 3600)
    expect(await upgrades()).toMatchObject([{ state: 'DONE', kept: NEWEST, reason: null }])
    expect((await firmware())['version']).toBe(NEWEST)
  })

  it('waits over a restart of the cloud', async () => {
    const first = openSqliteStore(join(folder, 'kept'))
    await (await given(HYBRID, { store: first.store })).send(NEWEST, { startTime: EVENING })
    first.close()
    const second = openSqliteStore(join(folder, 'kept'))
    const { upgrades, seconds } = await given(HYBRID, { store: second.store })
    expect(await upgrades()).toMatchObject([{ state: 'PLANNED', startTime: EVENING }])
    seconds(10 * 3600 + 721)
    expect(await upgrades()).toMatchObject([{ state: 'DONE', kept: NEWEST }])
    second.close()
  })
})
