import { describe, expect, it } from 'vitest'
import { DEVICE_TYPES } from '../../src/domain/devices/device'
import { releasesOf } from '../../mocks/cloud/devices/firmware'
import { deviceIdOf } from '../../mocks/cloud/devices/devices'
import { PARAMETERS } from '../../mocks/cloud/devices/parameters.data'
import { GROUPS } from '../../mocks/cloud/devices/reading'
import { SETTINGS } from '../../mocks/cloud/devices/settings.data'
import { DEVICE_TEXTS, DEVICE_WORDS } from '../../mocks/cloud/texts/device-texts.data'
import { deviceText } from '../../mocks/cloud/texts/device-texts'
import { LANGUAGES } from '../../mocks/cloud/texts/languages'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

/** Written the same in every language, or in some. */
const ALIKE = new Set(['BMS', 'Normal', 'EN 50549-1', 'VDE-AR-N 4105', 'G99'])
const SAID = [
  ...[...PARAMETERS, ...GROUPS, ...SETTINGS].map(({ en }) => en),
  ...DEVICE_TYPES.flatMap((type) => releasesOf(type).flatMap(({ en }) => en)),
  ...SETTINGS.flatMap(({ choices = [] }) => choices.map(({ en }) => en)),
]
const OTHERS = LANGUAGES.filter((lan) => lan !== 'en')
const HOME = 63400030
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/

describe('15: what a device says of itself', () => {
  it.each(OTHERS)('has words in %s, one for each of the English ones', (lan) => {
    const counts = (lines: readonly string[]) => lines.map((line) => line.split('|').length)
    expect(counts(DEVICE_TEXTS[lan])).toEqual(counts(DEVICE_WORDS))
    const english = [...SAID, ...DEVICE_WORDS.flatMap((line) => line.split('|'))]
    expect(english.filter((en) => !ALIKE.has(en) && deviceText(en, lan) === en)).toEqual([])
  })

  it.each(OTHERS)('is told apart in %s as well as in English', (lan) => {
    for (const type of DEVICE_TYPES) {
      const names = PARAMETERS.filter(({ types }) => types.includes(type)).map(({ en }) => en)
      const own = new Set(names.map((en) => deviceText(en, lan)))
      expect(own.size, type).toBe(new Set(names).size)
    }
  })

  it('keeps the number of what is meant, and what has no word', () => {
    expect(deviceText('DC voltage PV2', 'ja')).toBe('直流電圧 PV2')
    expect(deviceText('AC current S', 'pl')).toBe('Prąd AC L2')
    expect(deviceText('Cell voltage 12', 'fr')).toBe('Tension de cellule 12')
    expect(deviceText('VDE-AR-N 4105', 'de')).toBe('VDE-AR-N 4105')
  })

  it('is read in the language of the call: names, groups, words as values, series and settings', async () => {
    const { cloud } = aWorld({ plants: 1 })
    const owner = await cloud.signIn('owner')
    const inverter = deviceIdOf(HOME, 10)
    const list = async (path: string) => (await owner.get(path)).json as unknown as Json[]
    const { json } = await owner.post('/device-s/device/v3/detail', { deviceId: inverter, language: 'ja' })
    const groups = json['paramCategoryList'] as Json[]
    const fields = groups.flatMap(({ fieldList }) => fieldList as Json[])
    const words = fields.filter(({ value, orgValue }) => value !== orgValue)
    expect(words.length).toBeGreaterThan(4)
    const lines = await list(`/device-s/device/params?lan=ja&deviceId=${String(inverter)}`)
    const day = `day=2026/06/18&showParams=DP1`
    const series = await list(`/device-s/device/${String(inverter)}/stats/day?lan=ja&${day}`)
    const said = [
      ...groups.map(({ name }) => name),
      ...fields.map(({ key }) => key),
      ...words.map(({ value }) => value),
      ...lines.map(({ name }) => name),
      ...series.map(({ name }) => name),
    ]
    expect(said.filter((text) => text !== 'BMS' && !JAPANESE.test(String(text)))).toEqual([])
    expect(series).toHaveLength(1)
  })
})
