import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION, FUNCTION_CODES, readConfiguration } from './configuration'

describe('readConfiguration', () => {
  it('S1-49 S1-50 S1-51 S1-52 S1-53 S1-54 S1-55 S1-56 delivers the values of the specification', () => {
    expect(readConfiguration({})).toEqual(DEFAULT_CONFIGURATION)
    expect(DEFAULT_CONFIGURATION).toMatchObject({
      version: '1.7.1',
      innerVersion: '128',
      layoutVersion: '1.5.3',
      theme: 'dark',
      multiDataCentre: false,
      isOem: false,
      deviceControl: false,
      qrCode: true,
      encryptedMode: false,
    })
    expect(FUNCTION_CODES.every((code) => DEFAULT_CONFIGURATION.functions[code])).toBe(true)
    expect(FUNCTION_CODES).toHaveLength(16)
    expect(DEFAULT_CONFIGURATION.supportLans).toHaveLength(18)
  })

  it('S3-28 S3-29 accepts each field', () => {
    const raw = {
      ...{ isOem: true, server: 'https://cloud.example', source: 'DEYE', prefix: '/mdc-eu', platform: 'P' },
      ...{
        thirdLogin: true,
        functions: { suggestion: false },
        amapKey: 'a',
        gmapKey: 'g',
        supportLans: ['pl', 'xx'],
      },
      ...{
        platformName: { default: 'Sun', de: 'Sonne' },
        appShowName: 'App',
        environment: 'uat',
        theme: 'light',
      },
      oemData: {
        chartColors: ['#fff', 5],
        colorList: [{ type: 'primary', colorCode: '#000', alpha: 50 }, null],
      },
    }
    expect(readConfiguration(raw)).toMatchObject({
      isOem: true,
      server: {
        china: 'https://cloud.example',
        foreign: 'https://cloud.example',
        india: 'https://cloud.example',
      },
      source: 'DEYE',
      prefix: '/mdc-eu',
      thirdLogin: true,
      functions: { suggestion: false, register: true },
      supportLans: ['pl'],
      platformName: { default: 'Sun', byLanguage: { de: 'Sonne' } },
      environment: 'uat',
      theme: 'light',
      oemData: { chartColors: ['#fff'], colorList: [{ type: 'primary', colorCode: '#000', alpha: 50 }] },
    })
  })

  it('S3-28 a broken field has its default and spoils no other', () => {
    expect(
      readConfiguration({ version: 9, theme: 'pink', isOem: 'yes', qrCode: false, functions: null }),
    ).toEqual({
      ...DEFAULT_CONFIGURATION,
      qrCode: false,
    })
    expect(readConfiguration({ server: { china: 'c' } }).server).toEqual({
      china: 'c',
      foreign: '',
      india: '',
    })
  })

  const only = (part: object) => ({ ...DEFAULT_CONFIGURATION, ...part })

  it.each([
    ...(['version', 'innerVersion', 'layoutVersion', 'source', 'prefix', 'platform', 'amapKey'] as const),
    ...(['gmapKey', 'mapsProxy', 'ipLookup', 'appShowName'] as const),
  ])('S3-28 the text %s is read by itself; what is no text has its default', (name) => {
    expect(readConfiguration({ [name]: 'own' })).toEqual(only({ [name]: 'own' }))
    for (const broken of [5, null, ['own'], { own: 1 }])
      expect(readConfiguration({ [name]: broken })).toEqual(DEFAULT_CONFIGURATION)
  })

  it.each([
    ...(['multiDataCentre', 'isOem', 'deviceControl', 'seenData', 'offlineShell', 'qrCode'] as const),
    ...(['serviceOut', 'thirdLogin'] as const),
  ])('S3-28 the flag %s is read by itself; what is none has its default', (name) => {
    for (const flag of [true, false])
      expect(readConfiguration({ [name]: flag })).toEqual(only({ [name]: flag }))
    for (const broken of [0, 1, 'true', null])
      expect(readConfiguration({ [name]: broken })).toEqual(DEFAULT_CONFIGURATION)
  })

  it.each(FUNCTION_CODES)('S3-28 the function %s is switched off by itself', (code) => {
    const functions = { ...DEFAULT_CONFIGURATION.functions, [code]: false }
    expect(readConfiguration({ functions: { [code]: false } })).toEqual(only({ functions }))
    expect(readConfiguration({ functions: { [code]: 'no' } })).toEqual(DEFAULT_CONFIGURATION)
  })

  it.each<[object, object]>([
    [{ theme: 'light' }, { theme: 'light' }],
    [{ theme: 'system' }, { theme: 'system' }],
    [{ encryptedMode: 'require' }, { encryptedMode: 'require' }],
    [{ encryptedMode: true }, { encryptedMode: true }],
    [{ encryptedMode: 'yes' }, {}],
    [
      { publicKeys: { dev: 'd', test: 't', other: 'o', more: 'm' } },
      { publicKeys: { dev: 'd', test: 't', other: 'o' } },
    ],
    [{ publicKeys: { dev: 5 } }, {}],
    [{ publicKeys: ['d'] }, {}],
    [
      { server: { china: 'c', foreign: 'f', india: 'i' } },
      { server: { china: 'c', foreign: 'f', india: 'i' } },
    ],
    [{ server: null }, {}],
    [{ thirdParty: { weChat: 'w', qq: 'q' } }, { thirdParty: { weChat: 'w', qq: 'q' } }],
    [{ thirdParty: 'w' }, {}],
    [
      { customerService: { script: 's', zone: 'z', from: '8', to: '17' } },
      { customerService: { script: 's', zone: 'z', from: '8', to: '17' } },
    ],
    [{ customerService: { script: 1, zone: null } }, {}],
    [{ platformName: 'Sun' }, { platformName: { default: 'Sun', byLanguage: {} } }],
    [{ platformName: '' }, {}],
    [
      { platformName: { de: 'Sonne', pl: '', fr: 5, xx: 'X' } },
      { platformName: { default: 'Heliograph', byLanguage: { de: 'Sonne' } } },
    ],
    [{ supportLans: ['pl', 'de'] }, { supportLans: ['pl', 'de'] }],
    [{ oemData: { chartColors: 'red', colorList: {} } }, {}],
    [
      {
        oemData: {
          colorList: [{ type: 'primary', colorCode: '#000' }, { type: 'error' }, { colorCode: '#111' }, 7],
        },
      },
      { oemData: { chartColors: [], colorList: [{ type: 'primary', colorCode: '#000', alpha: 100 }] } },
    ],
  ])('S3-28 %j is read', (raw, part) => expect(readConfiguration(raw)).toEqual(only(part)))

  it('S3-28 what is no object is no configuration, and what it inherits is none of its own', () => {
    for (const raw of [null, undefined, 'dark', 5, [['theme', 'light']]])
      expect(readConfiguration(raw)).toEqual(DEFAULT_CONFIGURATION)
    expect(readConfiguration(Object.create({ version: 'x', isOem: true, theme: 'light' }))).toEqual(
      DEFAULT_CONFIGURATION,
    )
  })

  it('S3-28 never throws, whatever the file', () => {
    const keys = Object.keys(DEFAULT_CONFIGURATION).map((key) => [key, fc.anything()])
    fc.assert(fc.property(fc.anything(), (raw) => void readConfiguration(raw)))
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys), { requiredKeys: [] }), (raw) => {
        expect(Object.keys(readConfiguration(raw))).toEqual(Object.keys(DEFAULT_CONFIGURATION))
      }),
    )
  })
})
