import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION, readConfiguration } from '../domain/brand/configuration'
import { address, type Addressed, type Place } from './address'

const FOREIGN: Place = { region: 'FOREIGN_1', area: null }
const CHINA: Place = { region: 'CHINA', area: 'CN' }
const path = '/maintain-s/fast/system/7'
const at = (call: Addressed, place: Place, settings = {}) =>
  address(call, { ...DEFAULT_CONFIGURATION, ...settings }, place)

describe('address', () => {
  it.each<[string, Addressed, Place, object, string]>([
    ['S7-06 international', { path }, FOREIGN, {}, `/mdc-eu${path}`],
    ['S7-05 China', { path }, CHINA, {}, `/mdc-cn${path}`],
    ['S7-07 mdc before the stored region', { path, mdc: 'CHINA' }, FOREIGN, {}, `/mdc-cn${path}`],
    ['S7-07 mdc the other way', { path, mdc: 'FOREIGN_1' }, CHINA, {}, `/mdc-eu${path}`],
    ['S7-08 the stored region without mdc', { path }, CHINA, {}, `/mdc-cn${path}`],
    ['S7-09 explicit prefix', { path, prefix: '/mdc-in' }, FOREIGN, {}, `/mdc-in${path}`],
    ['S7-09 explicit prefix without slash', { path, prefix: 'mdc-in/' }, CHINA, {}, `/mdc-in${path}`],
    ['S7-09 explicit prefix before mdc', { path, prefix: 'x', mdc: 'CHINA' }, FOREIGN, {}, `/x${path}`],
    ['S7-09 explicitly none', { path, prefix: '' }, FOREIGN, {}, path],
    ['S7-10 OEM', { path }, FOREIGN, { isOem: true }, path],
    ['S7-10 OEM before mdc', { path, mdc: 'CHINA' }, FOREIGN, { isOem: true }, path],
    ['configured prefix', { path }, FOREIGN, { prefix: '/home' }, `/home${path}`],
    ['S7-23 China server', { path }, CHINA, { server: SERVERS() }, `https://cn.example/mdc-cn${path}`],
    ['S7-23 foreign server', { path }, FOREIGN, { server: SERVERS() }, `https://eu.example/mdc-eu${path}`],
    [
      'S7-23 India special',
      { path },
      { region: 'FOREIGN_1', area: 'IN' },
      { server: SERVERS() },
      `https://in.example/mdc-eu${path}`,
    ],
    [
      'S7-23 mdc goes to its server',
      { path, mdc: 'CHINA' },
      FOREIGN,
      { server: SERVERS() },
      `https://cn.example/mdc-cn${path}`,
    ],
  ])('%s', (_, call, place, settings, url) => {
    expect(at(call, place, settings)).toBe(url)
  })

  it.each([
    ['S7-11', '/backyard-api-s/oem/project/basic-info'],
    ['S7-12', '/backyard-api-s/config/gee-test/enable'],
    ['S7-13', '/backyard-api-s/announcement/content'],
  ])('%s %s is exempt in both regions', (_, exempt) => {
    expect(at({ path: exempt }, FOREIGN)).toBe(exempt)
    expect(at({ path: exempt }, CHINA)).toBe(exempt)
    expect(at({ path: exempt, mdc: 'CHINA' }, FOREIGN)).toBe(exempt)
    expect(at({ path: `${exempt}/more` }, FOREIGN)).toBe(`/mdc-eu${exempt}/more`)
  })

  it.each(['local', 'dev', 'test', 'uat', 'pro'])(
    'S7-22 calls go to the host of the environment %s',
    (environment) => {
      const server = { foreign: `https://${environment}.example`, china: '', india: '' }
      const settings = readConfiguration({ environment, server })
      expect(settings.environment).toBe(environment)
      expect(at({ path }, FOREIGN, settings)).toBe(`https://${environment}.example/mdc-eu${path}`)
    },
  )

  it('writes the query without its empty values and escapes the others', () => {
    const query = { page: 1, 'order.property': 'id', lan: null, level1: undefined, text: 'a&b #1' }
    expect(at({ path, query }, FOREIGN)).toBe(`/mdc-eu${path}?page=1&order.property=id&text=a%26b+%231`)
    expect(at({ path, query: { lan: null } }, FOREIGN)).toBe(`/mdc-eu${path}`)
  })
})

function SERVERS() {
  return { china: 'https://cn.example/', foreign: 'https://eu.example', india: 'https://in.example' }
}
