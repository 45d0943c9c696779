import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { routeKind } from '../../src/app/routes'
import { compile } from '../../src/schema/compile'
import { target } from '../../src/schema/endpoint'
import { OWN_FILES } from '../support/own-files'
import { aCloud, type Caller } from './cloud-client'
import { CALLS } from './transport-calls.data'

interface Line {
  method: string
  path: string
  ids: readonly string[]
  maker: string
  screens: readonly string[]
}

/** The rows of the table, as they stand in the document. */
const LINES: readonly Line[] = readFileSync(join(import.meta.dirname, '../../.github/CALLS.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [call = '', ids = '', maker = '', screens = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.replaceAll('`', '').trim())
    const [method = '', path = ''] = call.split(' ')
    return { method, path, ids: ids.split(' '), maker, screens: screens.split(', ') }
  })

const PREFIX = /^\/mdc-(?:cn|eu)/
/** Names of placeholders say nothing about the wire. */
const shape = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')
const isOf = (line: Line, method: string, path: string) =>
  line.method === method &&
  new RegExp(`^${line.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path.replace(PREFIX, ''))

const plans = compile(resources, access).all.filter(({ name }) => !OWN_FILES.has(name))
const DECLARED = plans.flatMap(({ name, endpoints, actions }) => [
  ...Object.entries(endpoints).map(([which, endpoint]) => ({
    name: `${name}: ${which}`,
    ...target(endpoint),
  })),
  ...Object.entries(actions).flatMap(([which, { endpoint }]) =>
    endpoint ? [{ name: `${name}: ${which}`, ...target(endpoint) }] : [],
  ),
])
const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../../src/transport/calls/*.ts', '!../../src/transport/calls/*.test.ts'],
  { eager: true },
)
const SOURCES = import.meta.glob<string>(
  ['../../src/transport/calls/*.ts', '!../../src/transport/calls/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
)
/** Functions whose value is a call. */
const CALLING = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/export function (\w+)\((?:(?!\nexport )[^])*?\): (\S+)/g)]
    .filter(([, , type]) => type?.startsWith('Call<'))
    .map(([, name]) => name ?? ''),
)
const MAKERS = new Set(Object.values(MODULES).flatMap((module) => Object.keys(module)))

describe('the table of calls and screens', () => {
  it.each(CALLS)('has $name', ({ name, sent }) => {
    const [method = '', address = ''] = sent.split(' ')
    const [path = ''] = address.split('?')
    const found = LINES.filter((line) => isOf(line, method, path))
    expect(found, `a row for ${method} ${path} in .github/CALLS.md`).not.toEqual([])
    const ids = name.match(/S7-\d+/g) ?? []
    for (const id of ids.slice(0, 1)) expect(found.flatMap((line) => line.ids)).toContain(id)
  })

  it('has every function that makes a call', () => {
    expect(CALLING.length).toBeGreaterThan(100)
    expect(CALLING.filter((name) => !LINES.some(({ maker }) => maker === name))).toEqual([])
  })

  it('has every call that a resource declares', () => {
    const missing = DECLARED.filter(
      ({ method, path }) => !LINES.some((line) => line.method === method && shape(line.path) === shape(path)),
    )
    expect(missing).toEqual([])
  })

  it('has every row of the calls from S7-27 on, and no call twice', () => {
    const ids = new Set(LINES.flatMap((line) => line.ids))
    // S7-36 to S7-45 are about C23, C29 and C30 again; S7-114 and S7-124 have no call of their own.
    const own = Array.from({ length: 99 }, (_, at) => at + 27).filter(
      (row) => !(row >= 36 && row <= 45) && row !== 114 && row !== 124,
    )
    expect(own.filter((row) => !ids.has(`S7-${String(row)}`))).toEqual([])
    const keys = LINES.map(({ method, path, maker }) => `${method} ${path} ${maker}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names functions that there are, and screens that have an address', () => {
    const names = new Set(resources.map(({ name }) => `resource ${name}`))
    for (const { path, maker, screens } of LINES) {
      expect(MAKERS.has(maker) || names.has(maker), `${maker} makes ${path}`).toBe(true)
      for (const screen of screens)
        expect(
          ['every page', 'no address yet'].includes(screen) ||
            routeKind(screen) !== 'unknown' ||
            resources.some(({ route }) => route === screen),
          screen,
        ).toBe(true)
    }
  })
})

describe('S7-124, S7-125 each of them is served', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await aCloud({ plants: 16 }).signIn('owner')
  })

  const filled = (path: string) =>
    path
      .replace('{span}', 'month')
      .replace('{kind}', 'inverter')
      .replace('{version}', '1')
      .replaceAll(/\{deviceType\}/g, 'OPTIMIZER')
      .replaceAll(/\{[^}]+\}/g, '63400030')
  const statusOf = async (method: string, path: string) => {
    if (method === 'GET') return (await owner.get(filled(path))).status
    return (await (method === 'DELETE' ? owner.delete : owner.post)(filled(path), {})).status
  }

  it.each(LINES)('$method $path ($maker)', async ({ method, path }) => {
    expect(await statusOf(method, path), '404 is a path that nobody serves').not.toBe(404)
  })

  it.each(DECLARED)('$name', async ({ method, path }) => {
    expect(await statusOf(method, path)).not.toBe(404)
  })

  it('a path that is no call answers 404', async () => {
    expect(await statusOf('GET', '/maintain-s/station/{id}/moon')).toBe(404)
  })
})
