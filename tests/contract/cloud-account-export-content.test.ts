import { describe, expect, it } from 'vitest'
import { type Json, rows } from './cloud-client'
import { aWorld } from './cloud-world'

const PATH = '/user-s/acc/export'

/** Numbers that count nothing: what they are is in their name. */
const PLAIN = /^(id|.*Id|region\w+|.*State|.*Status|operating)$/

async function exported(format: 'JSON' | 'CSV') {
  const { cloud, seconds } = aWorld()
  const owner = await cloud.signIn('owner')
  await owner.post(PATH, { key: 'k', format })
  seconds(60)
  return { owner, file: await owner.get(`${PATH}/1/file`) }
}

interface Content {
  units: Record<string, string>
  plants: (Json & { id: number; devices: Json[] })[]
}

describe('S2-39 what an account’s file has in it', () => {
  it('is what the API answers at the same instant, plant by plant and device by device', async () => {
    const { owner, file } = await exported('JSON')
    const { plants } = file.json as unknown as Content
    expect(plants.map(({ id }) => id).sort()).toEqual([63400010, 63400020, 63400030])
    for (const { devices, ...plant } of plants) {
      const shown = (await owner.get(`/maintain-s/operating/station/information/${plant.id}`)).json
      expect({ ...plant, externalRoleCode: shown['externalRoleCode'] }).toEqual(shown)
      expect(plant['currency']).toBe('EUR')
      const listed = await owner.post('/maintain-s/power/system/deviceList', {
        stationId: plant.id,
        size: 1000,
      })
      const byId = (list: Json[]) => [...list].sort((one, other) => Number(one['id']) - Number(other['id']))
      expect(byId(devices)).toEqual(byId(rows(listed.json)))
    }
  })

  it('names a unit for each number that has one', async () => {
    const { file } = await exported('JSON')
    const { units, plants } = file.json as unknown as Content
    const records = plants.flatMap(({ devices, ...plant }) => [plant as Json, ...devices])
    const numbers = new Set(
      records.flatMap((one) =>
        Object.entries(one).flatMap(([name, value]) => (typeof value === 'number' ? [name] : [])),
      ),
    )
    expect([...numbers].filter((name) => !PLAIN.test(name) && !units[name])).toEqual([])
    expect(units).toMatchObject({
      generationPower: 'W', generationValue: 'kWh', installedCapacity: 'kW', temperature: '°C',
      irradiateIntensity: 'W/m²', incomeValue: 'currency', fullPowerHoursDay: 'h', lastUpdateTime: 'epoch s, UTC',
    }) // oxfmt-ignore
  })

  it('a table says the units in its first line, and quotes what a cell must not do', async () => {
    const { file } = await exported('CSV')
    const [head = ''] = file.text.split('\r\n')
    expect(head.startsWith('id,')).toBe(true)
    for (const one of ['generationPower (W)', 'temperature (°C)', 'incomeValue (currency)'])
      expect(head.split(',')).toContain(one)
  })
})
