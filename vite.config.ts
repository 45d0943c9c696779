import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { type Connect, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { following } from './mocks/following.ts'
import { NONCE, securityHeaders, STRICT_TRANSPORT } from './mocks/security-headers.ts'
import { LANGUAGE_CODES } from './src/domain/brand/language.ts'
import { LANGUAGE, TOKEN } from './src/transport/cookie-names.ts'

/** What libraries carry for uses that we do not make of them; see src/decisions. */
const NEVER_USED: readonly {
  readonly of: string
  readonly names: readonly string[]
  readonly code: string
}[] = [
  // A mode that asks a server for the policy.
  { of: '/casbin.js/', names: ['axios'], code: 'export default {}' },
  // Fields and layouts of their own: of the whole library only `useForm` is ours.
  {
    of: '/@refinedev/antd/',
    names: ['react-markdown', 'remark-gfm', '@ant-design/pro-layout'],
    code: 'export const PageHeader = null, PageContainer = null; export default null',
  },
  // Addresses and file names as conditions of a policy, which ours has not, and policies that many write at once.
  { of: '/casbin-core/', names: ['buffer', 'minimatch'], code: 'module.exports = {}' },
  { of: '/casbin-core/', names: ['./ip', './syncedEnforcer'], code: 'export const ip = {}' },
  // Import and export by refine's own hooks, and the stack of a call for its tools.
  { of: '/@refinedev/', names: ['papaparse', 'error-stack-parser'], code: 'export default {}' },
  // Names of records in sentences of refine's own, which we do not show.
  {
    of: '/@refinedev/core/',
    names: ['pluralize'],
    code: 'export default { singular: String, plural: String }',
  },
  // Lists and objects within an address; what ours hold is in `src/schema/list-state.ts`.
  {
    of: '/@refinedev/',
    names: ['qs'],
    code: `export default {
  parse: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringify: (query) => '?' + String(new URLSearchParams(query)),
}`,
  },
]

function withoutNeverUsed(): Plugin {
  return {
    name: 'without-never-used',
    enforce: 'pre',
    resolveId(id, importer) {
      const at = NEVER_USED.findIndex(({ of, names }) => names.includes(id) && importer?.includes(of))
      return at < 0 ? null : `\0never-used-${String(at)}`
    },
    load(id) {
      const at = /^\0never-used-(\d+)$/.exec(id)?.[1]
      return at === undefined ? null : (NEVER_USED[Number(at)]?.code ?? null)
    },
  }
}

/** Refuses to build what the checks of declarations refuse, with resource, part and the nearest right word. */
function declarationsChecked(): Plugin {
  return {
    name: 'declarations-checked',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    async buildStart() {
      const { module } = await runnerImport<{ check(): void }>('/resources/tools/checked.ts')
      module.check()
    },
  }
}

/** `mocks/dev.ts` is loaded by the dev server itself, so that it follows edits. */
interface CloudModule {
  cloudMiddleware(env: NodeJS.ProcessEnv): Connect.NextHandleFunction
}

/** The simulated cloud behind the dev server, on the same origin. */
function cloudBehindDevServer(): Plugin {
  return {
    name: 'cloud-behind-dev-server',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode !== 'development' || process.env['VITEST']) return
      // A list of files is not followed on the server's side: one more or one less makes the cloud anew.
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (/\/(resources|mocks|src)\//.test(file)) server.environments.ssr.moduleGraph.invalidateAll()
        })
      const load = async () => (await server.ssrLoadModule('/mocks/dev.ts')) as CloudModule
      server.middlewares.use(await following(load, (loaded) => loaded.cloudMiddleware(process.env)))
    },
  }
}

/** Writes `.br` and `.gz` beside every text file, so that a server need not compress while people wait. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  return {
    name: 'precompress',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    async writeBundle(options) {
      const folder = options.dir ?? 'dist/web'
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name))
      for (const name of texts) {
        const path = join(folder, name)
        const bytes = await readFile(path)
        await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 }
        await writeFile(`${path}.br`, await brotli(bytes, { params: quality }))
      }
    },
  }
}

/** Parts of screens run with `npm run check`; whole journeys are slow and run with `npm test` only. */
const inJsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 60_000,
  // As the browser tests: a machine that others use may starve one of them.
  retry: process.env['CI'] ? 1 : 0,
  server: { deps: { inline: [/@refinedev\/react-router/] } },
  // A console forgets what was done in it when it ends; a process and all modules anew for each file cost half the tier.
  pool: 'forks' as const,
  isolate: false,
}

/** Writes the example of a reverse proxy beside the files, with the headers that this very build needs. */
function proxyExample(): Plugin {
  return {
    name: 'proxy-example',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild && env.mode !== 'mock',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist/web'
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      const headers = Object.entries({ ...securityHeaders(page, '$request_id'), ...STRICT_TRANSPORT }).map(
        ([name, value]) => `    add_header ${name} "${value}" always;`,
      )
      const example = await readFile('reverse-proxy.conf', 'utf8')
      await writeFile(
        join(folder, '..', 'reverse-proxy.conf'),
        example.replace('@HEADERS@', headers.join('\n')).replace('@NONCE@', NONCE),
      )
    },
  }
}

/** The name of the session's cookie, which index.html looks for before any script is there. */
function sessionCookie(): Plugin {
  return {
    name: 'session-cookie',
    transformIndexHtml: (page) => page.replace('%TOKEN%', TOKEN),
  }
}

/** Where the cloud lives in the page there is no configuration to be waited for. */
function deliveredTheme(): Plugin {
  return {
    name: 'delivered-theme',
    transformIndexHtml: (page) => page.replace('data-theme=""', 'data-theme="dark"'),
  }
}

const FIRST_ROWS = ['/src/app/first-rows/first-rows.tsx', '/src/app/other-locales.ts']

/** The scripts and texts that a screen begins with, by its address; the first that fits. `rows` run before the others. */
const SCREENS = [
  {
    at: '^/(plant(/|$)|$)',
    rows: FIRST_ROWS,
    scripts: ['/src/pages/plant/plant-screen.tsx'],
    texts: ['first', 'other', 'plant', 'lists'],
  },
  {
    at: '^/plants$',
    rows: FIRST_ROWS,
    scripts: ['/src/console/list/resource-list.tsx'],
    texts: ['first', 'other', 'plant', 'lists'],
  },
  {
    at: '^/alerts$',
    rows: [],
    scripts: ['/src/console/list/resource-list.tsx'],
    texts: ['first', 'lists', 'alarms'],
  },
  { at: '', rows: [], scripts: ['/src/console/list/resource-list.tsx'], texts: ['first', 'lists'] },
]

/** What every screen behind sign-in begins with. */
const CONSOLE = ['/src/app/mount.tsx', '/src/app/signed-in-app.tsx', '/casbin.js/lib/index.js']

/** Where the page begins with what its start needs; a page without this mark begins nothing. */
const AHEAD = '<!-- ahead -->'

/**
 * Lets the page itself begin what its start needs, before its first script is there: the configuration, and for somebody
 * who is signed in the scripts of the console and of the screen that the address names.
 */
function startedAhead(): Plugin {
  return {
    name: 'started-ahead',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild && env.mode !== 'mock',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!page.includes(AHEAD)) return page
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const named = (end: string) => {
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
          if (found === undefined) throw new Error(`no script has ${end}`)
          return found
        }
        /** With what it imports, as far as the page does not name it already. */
        const filesOf = (end: string): string[] => {
          const seen = new Set<string>()
          const take = (name: string) => {
            if (seen.has(name)) return
            seen.add(name)
            const file = bundle?.[name]
            if (file?.type === 'chunk') file.imports.forEach(take)
          }
          take(named(end).fileName)
          const styles = [...seen].flatMap((name) => {
            const file = bundle?.[name]
            return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
          })
          return [...seen, ...styles].filter((name) => !page.includes(name)).map((name) => `/${name}`)
        }
        const textsOf = (parts: readonly string[]) =>
          Object.fromEntries(
            LANGUAGE_CODES.map((code) => [
              code,
              parts.map((part) => `/${named(`virtual:${part}-texts/${code}`).fileName}`),
            ]),
          )
        const filesOfAll = (ends: readonly string[]) => [...new Set(ends.flatMap(filesOf))]
        const screens = SCREENS.map(({ at, rows, scripts, texts }) => {
          const first = filesOfAll(rows)
          const later = filesOfAll([...CONSOLE, ...scripts]).filter((name) => !first.includes(name))
          return [at, first, textsOf(texts), later]
        })
        return page.replace(
          AHEAD,
          `<script>
;(function () {
  window.configurationAsked = fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(3000) })
  configurationAsked.catch(function () {})
  var kept = function (name) {
    return (document.cookie.match('(?:^|; )' + name + '=([^;]*)') || [])[1]
  }
  var token = kept('${TOKEN}')
  if (!token || token === 'clear') return
  var screens = ${JSON.stringify(screens)}
  var screen = screens.find(function (one) { return new RegExp(one[0]).test(location.pathname) })
  // Fetched and not read: that would hold up what is asked first. A style sheet takes its turn with its script.
  var begin = function (file, priority) {
    if (/css$/.test(file)) return fetch(file, { priority: priority }).catch(function () {})
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.fetchPriority = priority
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
  screen[1].concat(screen[2][kept('${LANGUAGE}')] || []).forEach(function (file) { begin(file, 'high') })
  // A dozen requests take a slow processor as long as the first paint, which goes before them.
  var rest = function () { screen[3].forEach(function (file) { begin(file, 'low') }) }
  var idle = window.requestIdleCallback || function (run) { setTimeout(run, 50) }
  document.addEventListener('readystatechange', function () { idle(rest, { timeout: 500 }) }, { once: true })
})()
</script>`,
        )
      },
    },
  }
}

/** Styles of the first script stand in the page: as a file they would hold up the first paint. */
function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild && env.mode !== 'mock',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) =>
        page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link: string, name: string) => {
          const file = bundle?.[name]
          return file?.type === 'asset' ? `<style>${String(file.source)}</style>` : link
        }),
    },
  }
}

/** What asks and what is painted first must not wait for React, which comes along with a single import of it. */
function bootWithoutReact(): Plugin {
  return {
    name: 'boot-without-react',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild && env.mode !== 'mock',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.endsWith('/src/app/main.ts'))) continue
        const react = file.moduleIds.find((id) => /\/node_modules\/react(-dom)?\//.test(id))
        if (react !== undefined) this.error(`the first script has ${react}`)
        const others = file.imports.filter((name) => !name.includes('rolldown-runtime'))
        if (others.length > 0) this.error(`the first script waits for ${others.join()}`)
      }
    },
  }
}

/** Scripts that import each other in a circle run before what they need is there. */
function scriptsWithoutCircles(): Plugin {
  return {
    name: 'scripts-without-circles',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const walk = (name: string, way: readonly string[]) => {
        if (way.includes(name)) this.error(`scripts in a circle: ${[...way, name].join(' > ')}`)
        const file = bundle[name]
        if (done.has(name) || file?.type !== 'chunk') return
        for (const one of file.imports) walk(one, [...way, name])
        done.add(name)
      }
      const worker = bundle['sw.js']
      if (worker?.type === 'chunk' && worker.imports.length > 0)
        this.error(`a worker is one file, and needs ${worker.imports.join()}`)
      for (const name of Object.keys(bundle)) walk(name, [])
    },
  }
}

/**
 * Texts that come together: those of the shell and the sign-in page, of lists, of alarms, of a plant, of what is set for a
 * plant, of one device and the layout, of the account, of what is bought and the wall display.
 */
const TEXT_PARTS = {
  first: ['console', 'faults', 'platform', 'sign-in'],
  lists: ['engine', 'units', 'words', 'access', 'plants', 'members', 'roles', 'gateways', 'alerts'],
  alarms: ['alarm-triage', 'alert-groups', 'alert-rules', 'plant-alerts'],
  plant: ['plant', 'devices', 'plant-profile'],
  details: [
    ...['meter-settings', 'businesses', 'ownership', 'plant-export'],
    ...['plant-finance', 'plant-metering', 'plant-zero-export'],
  ],
  tools: ['device', 'communication', 'modules', 'module-edit'],
  account: [
    ...['account', 'account-base', 'account-common', 'account-export', 'account-message'],
    ...['account-message-plan', 'two-factor', 'api-tokens', 'leaving', 'manuals'],
    ...['online-service', 'sign-up', 'suggestions'],
  ],
  services: [
    ...['billing', 'data-plans', 'data-plan-orders', 'invoice-data', 'message-credit', 'reminders'],
    ...['insurance', 'insurance-claims', 'insurance-policies', 'insurance-quotes', 'screens', 'wall'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A module that leads from each language to a part of its own. */
const byLanguage = (name: string, load: (language: string) => string) =>
  `export const ${name} = { ${LANGUAGE_CODES.map((code) => `'${code}': () => ${load(code)}`).join(', ')} }`

const textsTogether = (part: readonly string[]) => (language: string) => {
  const names = part.filter((name) => existsSync(`resources/locales/${language}/${name}.json`))
  const imports = names.map((name, at) => `import t${at} from '/resources/locales/${language}/${name}.json'`)
  return `${imports.join('\n')}\nexport const texts = { ${names.map((name, at) => `'${name}': t${at}`).join(', ')} }`
}

/** What belongs to none of the parts is a file of its own: a new resource needs no line here. */
function otherTexts(language: string): string {
  const folder = `/resources/locales/${language}`
  const { first, ...parts } = TEXT_PARTS
  const together = Object.entries(parts).flatMap(([part, names]) =>
    names
      .filter((name) => existsSync(`.${folder}/${name}.json`))
      .map((name) => {
        const load = `import('virtual:${part}-texts/${language}')`
        return `'${folder}/${name}.json': () => ${load}.then(({ texts }) => texts['${name}'])`
      }),
  )
  const held = [...first, ...Object.values(parts).flat()]
  const alone = JSON.stringify([`${folder}/*.json`, `!${folder}/{${held.join(',')}}.json`])
  return `export const files = { ...import.meta.glob(${alone}, { import: 'default' }), ${together.join(', ')} }`
}

const isThere = (file: string) => existsSync(join('node_modules', `${file}.js`))

/** A language's tag in antd: of the country of its name (`de_DE`), else of where most people speak it (`ja_JP`). */
function antdTag(language: string): string {
  const { region = '' } = new Intl.Locale(language).maximize()
  const tag = [language.toUpperCase(), region]
    .map((country) => `${language}_${country}`)
    .find((one) => isThere(`antd/es/locale/${one}`))
  if (tag === undefined) throw new Error(`antd has no texts in ${language}`)
  return tag
}

/** dayjs tells countries apart only where it must. */
function dayjsName(language: string): string {
  const own = antdTag(language).toLowerCase().replace('_', '-')
  return isThere(`dayjs/locale/${own}`) ? own : language
}

/** Texts of the libraries: antd's own, and the names of months and weekdays for its pickers. */
const libraryTexts = (language: string) => {
  const dayjs = dayjsName(language)
  return `import antd from 'antd/es/locale/${antdTag(language)}'\nimport 'dayjs/locale/${dayjs}'\nexport const locale = { antd, dayjs: '${dayjs}' }`
}

const TEXT_MODULES: Readonly<Record<string, (language: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(TEXT_PARTS).map(([part, names]) => [`${part}-texts`, textsTogether(names)]),
  ),
  'other-texts': otherTexts,
  'library-texts': libraryTexts,
}

/**
 * Texts by language: those that come together as one module each, lists of where all others are, and those of the
 * libraries. A language is its line in `src/domain/brand/language.ts` and its folder; one
 * list of all files would be kilobytes.
 */
function textsOfLanguages(): Plugin {
  return {
    name: 'texts-of-languages',
    resolveId: (id) => (/^virtual:[a-z]+-texts(\/\w+)?$/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, which = '', , language] = /^\0virtual:([a-z]+-texts)(\/(\w+))?$/.exec(id) ?? []
      const module = TEXT_MODULES[which]
      if (module === undefined) return null
      return language === undefined
        ? byLanguage('languages', (code) => `import('virtual:${which}/${code}')`)
        : module(language)
    },
  }
}

/** What the page of sign-in and the console behind it both import: every start needs it. */
const bothSides = new Set<string>()

/** What of it the first rows of plants need: React, the texts and the figures. */
const forRows = new Set<string>()

/** What lists and the pages of a plant both import. */
const onScreens = new Set<string>()

/** Of each module the subjects that need it; a part without a subject is one of its own. */
const subjects = new Map<string, ReadonlySet<string>>()

/** Characters of source that are shared by the same subjects, by their names. */
const sharedSize = new Map<string, number>()

/** What fewer characters of source are shared by is not worth a file: it goes to what many share. */
const SHARED_MIN = 16_000

const sharedBy = (id: string) => [...(subjects.get(id) ?? [])].sort().join()

/**
 * The file of a module by the subjects that need it: theirs alone, one for two of them, one for what more share. A module
 * imports only what at least the same subjects need, so these files import each other in no circle.
 */
function subjectFile(id: string): string | null {
  if (!/\/(src|resources)\//.test(id)) return null
  const by = sharedBy(id)
  const count = subjects.get(id)?.size ?? 0
  if (count < 2) return by in SUBJECTS ? by : null
  return count > 2 || (sharedSize.get(by) ?? 0) < SHARED_MIN ? 'shared' : `shared~${by}`
}

/** Finds what screens share, so that none of them loads what another one needs alone. */
function sharedOnly(): Plugin {
  return {
    name: 'shared-only',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const all = (...ends: readonly string[]) => {
        const seen = new Set<string>()
        const walk = (id: string) => {
          if (seen.has(id)) return
          seen.add(id)
          this.getModuleInfo(id)?.importedIds.forEach(walk)
        }
        ids.filter((id) => ends.some((end) => id.endsWith(end))).forEach(walk)
        return seen
      }
      const console = all('/src/app/signed-in-app.tsx')
      const rows = all('/src/app/first-rows/first-rows.tsx')
      for (const id of all('/src/app/login-route.tsx')) if (console.has(id)) bothSides.add(id)
      for (const id of all('/src/app/mount.tsx')) bothSides.add(id)
      for (const id of bothSides) if (rows.has(id)) forRows.add(id)
      const plant = all('/src/pages/plant/plant-screen.tsx', '/src/pages/plant/data/data-page.tsx')
      for (const id of all('/src/console/list/resource-list.tsx')) if (plant.has(id)) onScreens.add(id)
      for (const entry of ids) {
        if (this.getModuleInfo(entry)?.dynamicImporters.length === 0) continue
        const [subject = entry] = Object.entries(SUBJECTS).find(([, test]) => test.test(entry)) ?? []
        for (const id of all(entry)) subjects.set(id, new Set(subjects.get(id)).add(subject))
      }
      for (const id of subjects.keys()) {
        const by = sharedBy(id)
        sharedSize.set(by, (sharedSize.get(by) ?? 0) + (this.getModuleInfo(id)?.code?.length ?? 0))
      }
    },
  }
}

/** Small texts of a language lie in one file with others of that language: `first-de`. */
const TEXT_FILES: Readonly<Record<string, string>> = { other: 'first', library: 'alarms' }
const textFile = (id: string) =>
  id.replace(
    /.*virtual:(\w+)-texts\/(\w+)$/,
    (_all, part: string, language: string) => `${TEXT_FILES[part] ?? part}-${language}`,
  )

/** Parts of screens that are loaded when somebody opens them lie together by subject: each alone is hardly a kilobyte. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  account:
    /pages\/account\/|app\/account-area|features\/(messages|suggestions|tokens)\/|adapters\/(account|alert-rules|api-tokens|message-plan|suggestions)\./,
  alarms: /features\/alarms\/|adapters\/alerts\./,
  billing: /features\/billing\/|adapters\/(data-plans|invoice-data|message-credit|reminders)\./,
  dates: /console\/fields\/(date|instant|range)\//,
  device: /pages\/(device|plant\/devices)\//,
  devices: /features\/devices\/|adapters\/(devices|gateways|meter-settings|modules)\./,
  forms: /console\/record\/(action-inputs|form-body)/,
  inputs: /console\/fields\/(?!date|instant|range|colour|phone)/,
  insurance: /features\/insurance\/|adapters\/insurance\./,
  people: /features\/(ownership|people)\/|pages\/plant\/relate\/|adapters\/(businesses|members|roles)\./,
  plants:
    /features\/plants\/|pages\/plant\/(data|profile)\/|adapters\/(plants|plant-profile|plant-settings)\./,
  records: /console\/record\/record-|schema\/derived-fields/,
  shell:
    /app\/(layout\/|notices\/|unknown-route)|console\/(access|keys|palette)\/|kit\/states\/|pages\/(application|version|plant\/original-frame)/,
  'signed-out': /pages\/login\/|app\/sign-up-routes/,
  wall: /features\/wall\/|pages\/large-screen\/|app\/linked-screen|adapters\/screens\./,
}

/**
 * Files of script: what asks before anything is drawn, what draws, what every start needs, the first rows of plants, what every screen behind sign-in needs, what lists
 * and plants share, lists, plants, the page of sign-in, what keeps what was seen; each takes what it imports along, as
 * far as none before it has it. What is left and shared is cut by who shares it.
 */
const GROUPS = [
  { name: 'boot', test: /\/src\/app\/main\.ts$/, priority: 17 },
  { name: 'base', test: (id: string) => forRows.has(id), priority: 16 },
  {
    name: 'start',
    test: (id: string) => id.endsWith('/src/app/mount.tsx') || bothSides.has(id),
    priority: 15,
  },
  { name: 'first', test: /\/src\/app\/(first-rows\/first-rows\.tsx|other-locales\.ts)$/, priority: 14 },
  { name: 'console', test: /\/src\/app\/signed-in-app\.tsx$/, priority: 13 },
  { name: 'screens', test: (id: string) => onScreens.has(id), priority: 12 },
  { name: 'list', test: /\/src\/console\/list\/resource-list\.tsx$/, priority: 11 },
  { name: 'plant', test: /\/src\/pages\/plant\/(plant-screen|data\/data-page)\.tsx$/, priority: 10 },
  { name: 'sign-in', test: /\/src\/app\/login-route\.tsx$/, priority: 9 },
  {
    name: 'seen',
    test: /\/src\/(providers\/seen|transport\/seen-store|app\/seen\/query-store)\.ts$/,
    priority: 8,
  },
  {
    name: 'library',
    test: /\/node_modules\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
    minShareCount: 2,
    priority: 4,
  },
  ...[/^shared$/, /^shared~/, /^(?!shared)/].map((names, at) => ({
    name: subjectFile,
    debugName: `subjects ${at}`,
    test: (id: string) => names.test(subjectFile(id) ?? 'shared '),
    priority: 3 - at,
  })),
  {
    name: textFile,
    debugName: 'texts',
    test: /virtual:(first|other|alarms|library)-texts\/\w+$/,
    priority: 7,
  },
]

/** The page that everything begins with. */
const PAGE = { index: 'index.html' }

/** The names of shared scripts would be a list of all who share them. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0] ?? name}-[hash].js`

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  plugins: [
    withoutNeverUsed(),
    declarationsChecked(),
    textsOfLanguages(),
    sessionCookie(),
    startedAhead(),
    firstStyles(),
    sharedOnly(),
    scriptsWithoutCircles(),
    bootWithoutReact(),
    react(),
    cloudBehindDevServer(),
    precompress(),
    proxyExample(),
    ...(mode === 'mock' ? [deliveredTheme()] : []),
  ],
  html: { cspNonce: NONCE },
  publicDir: mode === 'mock' ? 'mocks/public' : false,
  define: {
    __MOCK__: JSON.stringify(mode === 'mock'),
    ...(command === 'build' ? { __CHECKED__: 'true' } : {}),
  },
  resolve: {
    dedupe: ['react', 'react-dom', 'dayjs', '@tanstack/react-query', '@refinedev/core', 'antd'],
  },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/web',
    // The chart library is one lazy chunk of about 1.4 MB by nature.
    chunkSizeWarningLimit: 1600,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: mode === 'mock' ? PAGE : { ...PAGE, sw: 'src/app/worker/sw.ts' },
            output: {
              codeSplitting: { groups: GROUPS },
              chunkFileNames,
              // A worker that changed its name could never be called back.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
          },
        }),
  },
  ssr: { external: ['libsql'] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A machine that others use may starve one of them.
          testTimeout: 30_000,
          // Rules and the cloud keep nothing in modules; a process and all modules anew for each file cost half the tier.
          pool: 'threads',
          isolate: false,
          include: ['{src,resources,mocks}/**/*.test.ts', 'tests/{architecture,contract}/**/*.test.ts'],
        },
      },
      {
        // Starts the built server many times: a step of `npm test`, not of `npm run check`.
        extends: true,
        test: { name: 'durability', environment: 'node', include: ['tests/durability/**/*.test.ts'] },
      },
      { extends: true, test: { ...inJsdom, name: 'jsdom', include: ['src/**/*.test.tsx'] } },
      // Runs for as long as it is given: `npm run fuzz`.
      { extends: true, test: { ...inJsdom, name: 'fuzz', include: ['tests/fuzz/**/*.test.tsx'] } },
      { extends: true, test: { ...inJsdom, name: 'journeys', include: ['tests/journeys/*.test.tsx'] } },
      {
        // They declare resources that are not shipped.
        extends: true,
        test: {
          ...inJsdom,
          name: 'journeys-alone',
          isolate: true,
          include: ['tests/journeys/alone/*.test.tsx'],
        },
      },
    ],
  },
}))
