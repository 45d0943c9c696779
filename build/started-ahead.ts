import type { Plugin } from 'vite'
import { LANGUAGE_CODES } from '../src/domain/brand/language.ts'
import { LANGUAGE, TOKEN } from '../src/transport/cookie-names.ts'
import { toServed } from './applies.ts'

const FIRST_ROWS = ['/src/app/first-rows/first-rows.tsx', '/src/app/other-locales.ts']
const FIRST_CURVE = '/src/app/first-rows/first-curve.tsx'

/** The scripts and texts that a screen begins with, by its address; the first that fits. `rows` run before the others. */
const SCREENS = [
  {
    at: '^/plant/infos/data$',
    rows: [...FIRST_ROWS, FIRST_CURVE],
    scripts: ['/src/pages/plant/plant-screen.tsx'],
    texts: ['first', 'other', 'plant', 'lists'],
  },
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
export function startedAhead(): Plugin {
  return {
    name: 'started-ahead',
    apply: toServed,
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
