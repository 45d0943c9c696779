import { describe, expect, it } from 'vitest'
import { createShellWorker, OFF, SHELL } from './shell-worker'

const ORIGIN = 'https://console.example'

/** Caches of a browser, in the order in which they were opened first. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  return {
    all,
    keys: () => Promise.resolve([...all.keys()]),
    open(name: string) {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return Promise.resolve({
        match: (path: RequestInfo | URL) => Promise.resolve(held.get(path as string)?.clone()),
        put: (path: RequestInfo | URL, reply: Response) =>
          Promise.resolve(void held.set(path as string, reply)),
      })
    },
    delete: (name: string) => Promise.resolve(all.delete(name)),
  }
}

const pageOf = (build: string) => `<script src="${build}"></script>`

/** A worker before a server that serves a build, is away, or is broken. */
function bench() {
  const caches = memoryCaches()
  const server = { build: '/assets/start-one.js', state: 'well' as 'well' | 'away' | 'broken', off: false }
  const world = { online: true, ended: 0, asked: [] as string[] }
  const fetch = (asked: Request | string) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    world.asked.push(path)
    if (server.state === 'away') return Promise.reject(new TypeError('Failed to fetch'))
    if (server.state === 'broken') return Promise.resolve(new Response('Bad gateway', { status: 502 }))
    const body = path.startsWith('/assets/')
      ? `file ${path}`
      : path === '/config.json'
        ? '{}'
        : pageOf(server.build)
    return Promise.resolve(new Response(body, { headers: server.off ? { [OFF]: 'off' } : {} }))
  }
  const worker = createShellWorker({
    origin: ORIGIN,
    caches,
    fetch,
    isOnline: () => world.online,
    unregister: () => Promise.resolve(void (world.ended += 1)),
  })
  /** What a page would get; undefined where the worker keeps out of it, 'failed' for no answer at all. */
  const ask = async (path: string, init: { method?: string; mode?: string; origin?: string } = {}) => {
    const { method = 'GET', mode = 'cors', origin = ORIGIN } = init
    const request = { url: origin + path, method, mode } as Request
    const reply = worker.answer(request, Promise.resolve(undefined))
    return reply?.then(
      (one) => one.text(),
      () => 'failed',
    )
  }
  const visit = (path: string) => ask(path, { mode: 'navigate' })
  return { caches, server, world, worker, ask, visit }
}

const FILES = ['/assets/start-one.js', '/assets/plant-1.js']
const ONE = { build: '/assets/start-one.js', files: FILES }

describe('the worker that keeps the shell', () => {
  it('gives page, files and settings without a network, whatever the route', async () => {
    const { worker, server, ask, visit } = bench()
    await worker.keep(ONE)
    server.state = 'away'
    expect(await visit('/plant/infos/data?plant=1')).toBe(pageOf(ONE.build))
    expect(await ask('/assets/plant-1.js')).toBe('file /assets/plant-1.js')
    expect(await ask('/config.json')).toBe('{}')
  })

  it('stands in for a server that is broken, and for none that is well', async () => {
    const { worker, server, visit } = bench()
    await worker.keep(ONE)
    server.state = 'broken'
    expect(await visit('/plant')).toBe(pageOf(ONE.build))
    server.state = 'well'
    server.build = '/assets/start-two.js'
    expect(await visit('/plant')).toBe(pageOf('/assets/start-two.js'))
  })

  it.each([
    ['a call', '/mdc-eu/maintain-s/operating/station/search', {}],
    ['a call that writes', '/mdc-eu/maintain-s/station', { method: 'DELETE' }],
    ['a foreign script', '/assets/x.js', { origin: 'https://maps.example' }],
    ['the wall display', '/largescreen', { mode: 'navigate' }],
    ['a file while there is a network', '/assets/plant-1.js', {}],
  ])('keeps out of the way of %s', async (_, path, init) => {
    const { worker, ask, world } = bench()
    await worker.keep(ONE)
    world.asked.length = 0
    expect(await ask(path, init)).toBeUndefined()
    expect(world.asked).toEqual([])
  })

  it('keeps nothing but page, files and settings, whatever the message says', async () => {
    const { worker, caches } = bench()
    await worker.keep({
      ...ONE,
      files: [...FILES, '/mdc-eu/user-s/acc/org/login-user', 'https://x.example/a.js'],
    })
    expect([...(caches.all.get(SHELL + ONE.build) ?? new Map()).keys()]).toEqual([
      ...FILES,
      '/',
      '/config.json',
    ])
  })

  it('keeps no page of another build beside its files', async () => {
    const { worker, server, visit } = bench()
    server.build = '/assets/start-two.js'
    await worker.keep(ONE)
    server.state = 'away'
    expect(await visit('/plant')).toBe('failed')
  })

  it('keeps the files of the build before for what is open still, and of no older one', async () => {
    const { worker, server, caches, visit, ask } = bench()
    for (const build of ['one', 'two', 'three']) {
      server.build = `/assets/start-${build}.js`
      await worker.keep({ build: server.build, files: [server.build] })
    }
    expect([...caches.all.keys()]).toEqual([`${SHELL}/assets/start-two.js`, `${SHELL}/assets/start-three.js`])
    server.state = 'away'
    expect(await visit('/')).toBe(pageOf('/assets/start-three.js'))
    expect(await ask('/assets/start-two.js')).toBe('file /assets/start-two.js')
  })

  it('never sticks to a bad build: what the server says next counts, and a page that does not run is not kept', async () => {
    const { worker, server, visit } = bench()
    await worker.keep(ONE)
    server.build = '/assets/broken.js'
    expect(await visit('/plant')).toBe(pageOf('/assets/broken.js'))
    server.state = 'away'
    expect(await visit('/plant')).toBe(pageOf(ONE.build))
    server.state = 'well'
    server.build = '/assets/mended.js'
    expect(await visit('/plant')).toBe(pageOf('/assets/mended.js'))
  })

  it('ends itself and leaves nothing when the server says so, even where no script of the page runs', async () => {
    const { worker, server, caches, world, visit } = bench()
    await worker.keep(ONE)
    caches.all.set('not ours', new Map())
    server.off = true
    await visit('/plant')
    expect([...caches.all.keys()]).toEqual(['not ours'])
    expect(world.ended).toBe(1)
  })

  it('without anything kept a lost network is a lost network', async () => {
    const { server, visit, world, ask } = bench()
    server.state = 'away'
    expect(await visit('/plant')).toBe('failed')
    world.online = false
    expect(await ask('/config.json')).toBe('failed')
  })
})
