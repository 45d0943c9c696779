/** Message of the loaded page to the worker: its build, and the files it consists of. */
export interface ShellMessage {
  readonly build: string
  readonly files: readonly string[]
}

interface Keeping {
  keys(): Promise<readonly string[]>
  open(name: string): Promise<Pick<Cache, 'match' | 'put'>>
  delete(name: string): Promise<boolean>
}

export interface ShellDeps {
  readonly origin: string
  readonly caches: Keeping
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  isOnline(): boolean
  /** Ends this worker and frees the pages that it serves. */
  unregister(): Promise<unknown>
}

export const SHELL = 'shell '
/** On a reply with the page: nothing is to be kept here any more. It reaches a page whose scripts are broken too. */
export const OFF = 'x-shell-worker'

/** The page's address for every route. */
const PAGE = '/'
const CONFIGURATION = '/config.json'
/** Builds of which the files stay: what is open in another tab may still want its own. */
const BUILDS = 2

/**
 * Keeps the shell for the time without a network, and nothing else: the page, its scripts and styles, its settings.
 * With a network the server's word always counts, so that no old version can stick; a call of the API never passes here.
 */
export function createShellWorker({ origin, caches, fetch, isOnline, unregister }: ShellDeps) {
  /** The page in sight came from here: its files are wanted from here as well. */
  let cutOff = false

  async function builds(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(SHELL))
  }

  /** The newest one first: a build that is kept is kept whole, page and files. */
  async function kept(path: string): Promise<Response | undefined> {
    for (const name of (await builds()).reverse()) {
      const found = await (await caches.open(name)).match(path)
      if (found) return found
    }
    return undefined
  }

  async function leave(): Promise<void> {
    for (const name of await builds()) await caches.delete(name)
    await unregister()
  }

  async function page(request: Request, ahead: Promise<Response | undefined>): Promise<Response> {
    try {
      const reply = (await ahead) ?? (await fetch(request))
      if (reply.headers.get(OFF) === 'off') await leave()
      const found = reply.status >= 500 ? await kept(PAGE) : undefined
      cutOff = found !== undefined
      return found ?? reply
    } catch (error) {
      const found = await kept(PAGE)
      cutOff = true
      if (found === undefined) throw error
      return found
    }
  }

  async function settings(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      const found = await kept(CONFIGURATION)
      if (found === undefined) throw error
      return found
    }
  }

  async function file(request: Request, path: string): Promise<Response> {
    return (await kept(path)) ?? fetch(request)
  }

  return {
    /** Undefined leaves the request to the browser, as if nobody stood between. */
    answer(request: Request, ahead: Promise<Response | undefined>): Promise<Response> | undefined {
      const { pathname, origin: from } = new URL(request.url)
      if (request.method !== 'GET' || from !== origin) return undefined
      // The wall display is never without a network, and loads itself again when there is a new version.
      if (request.mode === 'navigate') return isWall(pathname) ? undefined : page(request, ahead)
      if (pathname === CONFIGURATION) return settings(request)
      return isFile(pathname) && (cutOff || !isOnline()) ? file(request, pathname) : undefined
    },
    /** A page that runs is worth keeping; one that is broken never says so. */
    async keep({ build, files }: ShellMessage): Promise<void> {
      const cache = await caches.open(SHELL + build)
      for (const path of [...files, PAGE, CONFIGURATION]) {
        if (!isFile(path) && path !== PAGE && path !== CONFIGURATION) continue
        // Files are named by what is in them; the page is kept once, with the headers that it came with.
        if (path !== CONFIGURATION && (await cache.match(path))) continue
        const reply = await fetch(path).catch(() => null)
        if (reply?.status !== 200) continue
        // The server may have a newer build already: its page belongs to other files.
        if (path === PAGE && !(await reply.clone().text()).includes(build)) continue
        await cache.put(path, reply)
      }
      for (const old of (await builds()).slice(0, -BUILDS)) await caches.delete(old)
    },
    leave,
  }
}

const isFile = (path: string) => /^\/assets\/[^/]+$/.test(path)
const isWall = (path: string) => /^\/largescreen(\/|$)/i.test(path)
