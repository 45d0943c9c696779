import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const [HOME, ROOF] = [63400030, 63400020]
const L = '/maintain-s/station/layout'

describe('strings that the inverters of a plant report', () => {
  it.each([
    [ROOF, 'OPTIMIZER'],
    [HOME, 'PV_MODULE'],
  ])('of plant %d have as many modules as its drawing, string by string', async (plant, type) => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const strings = (await owner.get(`${L}/${plant}/strings/${type}`)).json as unknown as Json[]
    const { arrays } = (await owner.get(`${L}/${plant}/info/${type}`)).json as {
      arrays: { modules: Json[] }[]
    }
    const drawn = new Map<string, number>()
    for (const { parentSn, string } of arrays.flatMap(({ modules }) => modules)) {
      const key = `${String(parentSn)} ${String(string)}`
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
    }
    const shown = strings.map(({ deviceSn, string, modules }) => [
      `${String(deviceSn)} ${String(string)}`,
      modules,
    ])
    expect(new Map(shown as [string, number][])).toEqual(drawn)
    expect(strings[0]).toMatchObject({ deviceName: 'Inverter 1', string: 1, name: 'PV1' })
  })

  it('S6-04 are shown to nobody who may not draw', async () => {
    const { cloud } = aWorld()
    const viewer = await cloud.signIn('viewer')
    const admin = await cloud.signIn('admin')
    expect(await codeOf(viewer.get(`${L}/${ROOF}/strings/OPTIMIZER`))).toMatch(/^(15|22|24)$/)
    expect(await codeOf(admin.get(`${L}/${ROOF}/strings/OPTIMIZER`))).toMatch(/^(15|22)$/)
    expect(await codeOf(admin.get(`${L}/63900002/strings/NOTHING`))).toBe('PARAM_ERROR')
  })

  it('of a plant without a drawing are those of the inverters that were added to it', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const created = await owner.post('/maintain-s/station', {
      station: {
        ...{ name: 'Ulmenhof', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', installedCapacity: 8 },
        location: { lat: 52.4, lng: 13, address: 'Feldweg 9' },
        region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
      },
      finance: { currency: 'EUR' },
    })
    const plant = Number(created.json['id'])
    const strings = async () => (await owner.get(`${L}/${plant}/strings/PV_MODULE`)).json as unknown as Json[]
    expect((await owner.get(`${L}/${plant}/info/PV_MODULE`)).json['arrays']).toEqual([])
    expect(await strings()).toEqual([])
    const devices = ['INV7700001', 'INV7700002'].map((deviceSn, index) => ({
      ...{ deviceSn, type: 'INVERTER', name: index === 0 ? 'Shed' : 'Barn', installedCapacity: 4 },
    }))
    expect(await codeOf(owner.post(`/maintain-s/power/system/${plant}/device`, { devices }))).toBe('fine')
    const shown = await strings()
    expect(shown.map(({ deviceName, name }) => `${String(deviceName)} ${String(name)}`)).toEqual([
      ...['Shed PV1', 'Shed PV2'],
      ...['Barn PV1', 'Barn PV2'],
    ])
    expect(shown.reduce((sum, { modules }) => sum + Number(modules), 0)).toBe(18)
  })
})
