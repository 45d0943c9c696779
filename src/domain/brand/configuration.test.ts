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
