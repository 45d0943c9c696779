import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bench, USER } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { DEFAULT_CONFIGURATION } from '../domain/brand/configuration'
import type { Plant } from '../domain/plants/reading'
import { FaultError, faultOf } from '../transport/fault-error'
import { CHOICES, createStorage, LANGUAGE_HEARD } from '../transport/storage'
import { SEEN_DATA } from './seen-on'

const CAPABLE = '/maintain-s/capabilities'
const INFORMATION = '/maintain-s/operating/station/information/'
const plantOf = (id: number) => ({ id, name: 'Pier' }) as Plant
const withdrawn = new FaultError({ kind: 'permission', what: 'operate' }, { write: true })

afterEach(() => vi.unstubAllGlobals())

describe('the defaults of questions', () => {
  const { queries, mutations } = bench().queryDefaults

  it('repeat nothing behind the back of a person, and never wait in silence', () => {
    expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, networkMode: 'always' })
    expect(mutations).toEqual({ retry: false, networkMode: 'always' })
  })

  it.each([
    ['error', 'always'],
    ['success', false],
    ['pending', false],
  ])('back on the network what is %s is asked again: %s', (status, again) =>
    expect(queries.refetchOnReconnect({ state: { status } })).toBe(again),
  )
})

describe('the language of the console', () => {
  it('begins with the texts that are named, and is kept when it changes', async () => {
    const loaded: string[] = []
    const loadLocale = (language: string, namespace: string) => (loaded.push(`${language} ${namespace}`), Promise.resolve({})) // oxfmt-ignore
    const b = bench({ deps: { loadLocale, namespaces: ['login'] } })
    await b.i18n.ready
    expect(loaded).toEqual(['en login'])
    await b.i18n.change('de')
    expect(b.storage.recall(LANGUAGE_HEARD)).toBe('de')
  })

  it('follows another tab, to a language that there is', async () => {
    const b = bench()
    await b.i18n.ready
    const other = createStorage(b.window)
    for (const [chosen, language] of [['tlh', 'en'], ['fr', 'fr']] as const) {
      other.remember(LANGUAGE_HEARD, chosen)
      b.window.signalOtherTab(`heliograph.${LANGUAGE_HEARD}`)
      await expect.poll(() => b.i18n.language()).toBe(language)
    } // oxfmt-ignore
  })
})

describe('features that are switched off', () => {
  const functions = { ...DEFAULT_CONFIGURATION.functions, notices: false }

  it.each([
    ['nothing but control, as it comes', {}, ['deviceControl']],
    ['nothing, with control', { deviceControl: true }, []],
    ['a function', { deviceControl: true, functions }, ['notices']],
    ['what was seen', { deviceControl: true, seenData: false }, [SEEN_DATA]],
  ])('are %s', (_, configuration, off) => {
    expect(bench({ configuration }).blocked()).toEqual(off)
    expect(bench({ configuration, deps: { blocked: ['insurance'] } }).blocked()).toEqual([
      ...off,
      'insurance',
    ])
  })

  it('are those of the brand from the moment it is known, and permissions are asked again', () => {
    const b = bench({ deps: { blocked: ['insurance'] } })
    const told: string[] = []
    const leave = b.onPermissionsChange((of) => told.push(of))
    b.block(['messages'])
    expect(b.blocked()).toEqual(['deviceControl', 'messages'])
    leave()
    b.block([])
    expect([b.blocked(), told]).toEqual([['deviceControl'], ['all']])
  })
})

describe('permissions are asked again', () => {
  it('when the identity changes, or the plant, and not for anything else', async () => {
    const b = bench({ answers: { [INFORMATION]: () => json({ id: 7 }) } })
    const told: string[] = []
    b.onPermissionsChange((of) => told.push(of))
    await b.signedIn()
    expect(new Set(told)).toEqual(new Set(['all']))
    told.length = 0
    b.session.amend({ weakPassword: true })
    b.currentPlant.refreshDevices()
    expect(told).toEqual([])
    b.currentPlant.select(plantOf(7))
    expect(told).toEqual(['plant'])
  })

  it('and a plant or what a server can do is not of the next session', async () => {
    const b = bench({ answers: { [CAPABLE]: () => json({ capabilities: [] }), [INFORMATION]: () => json({ id: 7 }) } }) // oxfmt-ignore
    await b.signedIn()
    await b.capabilities.ask()
    b.currentPlant.select(plantOf(7))
    const { epoch } = b.session.getState()
    b.session.seeAs({ role: { id: 1, name: 'x' }, codes: [] })
    expect(b.session.getState().epoch).toBe(epoch + 1)
    expect([b.currentPlant.getState().plant?.id, b.capabilities.getState().status]).toEqual([7, 'known'])
    await b.session.logout()
    expect([b.currentPlant.getState().plant, b.capabilities.getState().status]).toEqual([null, 'idle'])
  })

  it('what is refused to a write asks for the rights of person and plant', async () => {
    const b = bench({ answers: { [INFORMATION]: () => json({ id: 7 }) } })
    await b.signedIn()
    b.currentPlant.select(plantOf(7))
    await expect.poll(() => b.currentPlant.getState().detail).toBe('ready')
    const before = b.cloud.sent.length
    await b.auth.onError(withdrawn)
    await expect
      .poll(() => b.cloud.sent.slice(before).map(({ path }) => path.split('?')[0]))
      .toEqual(['/user-s/acc/org/login-user', `${INFORMATION}7`])
  })
})

it('who tries on a role changes nothing', async () => {
  const b = bench({ answers: { '/x': () => json({}) } })
  await b.signedIn()
  const write = () => b.send({ method: 'POST', path: '/x', read: () => 'done' }).catch(faultOf)
  expect(await write()).toBe('done')
  b.session.seeAs({ role: { id: 1, name: 'x' }, codes: [] })
  expect(await write()).toMatchObject({ kind: 'rejected', code: 'PREVIEW' })
  expect(b.cloud.to('/x')).toHaveLength(1)
})

it('a session that the cloud ends is over here', async () => {
  const b = bench({ answers: { '/x': () => json({ code: '401' }, 401) } })
  await b.signedIn()
  b.cloud.answers['/oauth2-s/oauth/token'] = () => json({}, 401)
  await b.send({ method: 'GET', path: '/x', read: () => null }).catch(() => null)
  expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
})

describe('what was seen on this machine', () => {
  const machine = () => ({ indexedDB: new IDBFactory(), build: 'one' })

  it('is nothing without a place for it', () => expect(bench().seen).toBeNull())

  it.each([
    ['nothing stands against it', {}, null, true],
    ['the person wants all of it', {}, { seenData: 'all' }, true],
    ['the person wants nothing of it', {}, { seenData: 'nothing' }, false],
    ['the installation has switched it off', { configuration: { seenData: false } }, null, false],
    ['the brand has switched it off', { deps: { blocked: [SEEN_DATA] } }, null, false],
  ])(
    'may be kept where %s',
    async (_, { deps = {}, ...given }: Parameters<typeof bench>[0] & object, choices, may) => {
      const b = bench({ ...given, deps: { ...deps, machine: machine() } })
      await b.signedIn()
      if (choices !== null) b.storage.remember(CHOICES, JSON.stringify(choices))
      expect(b.seen?.holder() !== null).toBe(may)
    },
  )

  it('goes when it is switched off, and with nothing else', async () => {
    const b = bench({ deps: { machine: machine() } })
    await b.signedIn()
    const seen = b.seen
    if (seen === null) throw new Error('no door')
    const forget = vi.spyOn(seen, 'forget')
    b.block(['messages'])
    expect(forget).not.toHaveBeenCalled()
    b.block([SEEN_DATA])
    expect(forget).toHaveBeenCalledOnce()
  })

  it('says who one is while the cloud cannot be reached, and what calls of the start answered', async () => {
    const shared = machine()
    const way = { cut: false }
    const answers = {
      '/user-s/acc/org/login-user': () => (way.cut ? Promise.reject(new TypeError('cut')) : json(USER)),
      [CAPABLE]: () => (way.cut ? Promise.reject(new TypeError('cut')) : json({ capabilities: ['members'] })),
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const b = bench({ answers, deps: { machine: shared } })
    await b.signedIn()
    await b.capabilities.ask()
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await expect
      .poll(async () => (await b.seen?.open())?.recall(b.seen?.holder() ?? '', 'identity'))
      .toBeDefined()
    way.cut = true
    vi.stubGlobal('navigator', { onLine: false })
    await b.session.restore()
    expect(b.session.getState()).toMatchObject({ status: 'in', identity: { user: { name: 'Ada Muster' } } })
    b.capabilities.forget()
    await b.capabilities.ask()
    expect([...b.capabilities.getState().held]).toEqual(['members'])
  })
})
