import type { Plugin } from 'vite'
import { toConsole } from './applies.ts'

const ROUTER = /\/react-router\/dist\//

/** That one of its files which has more than code for servers. */
const WARNINGS = 'ENABLE_DEV_WARNINGS = true'

/**
 * What keeps code of react-router in the build that nobody uses, or only a developer: a name for React's tools counts as
 * a use of what it names.
 */
const EDITS: readonly { readonly find: RegExp | string; readonly put: string }[] = [
  // Its entry is the one for developers, whatever is built.
  { find: WARNINGS, put: 'ENABLE_DEV_WARNINGS = false' },
  { find: /^\w+\.displayName = "\w+";$/gm, put: '' },
  { find: /(?<== )React\d*\.(forwardRef|createContext|memo)\(/g, put: '/* @__PURE__ */ $&' },
  // Links that fetch ahead what a server of its own framework draws.
  { find: /(?<=return )shouldPrefetch && .+ : (?=link;)/, put: '' },
]

/** Of refine, each function is handed its name at run time, whether anybody uses it or not. */
const NAMED = /\/@refinedev\/(core|antd)\/dist\//

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

type Call = Node & {
  callee: Node & { name?: string; property?: Node & { name?: string } }
  arguments: Node[]
}

interface Cut {
  readonly start: number
  readonly end: number
  readonly put: string
}

/** The code with other words in the place of some of its calls. */
function withCalls(code: string, program: Node, cutsOf: (call: Call) => readonly Cut[]): string {
  const cuts: Cut[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    const own = value.type === 'CallExpression' ? cutsOf(value as Call) : []
    cuts.push(...own)
    // Nothing of a call that goes as a whole is looked at.
    if (!own.some(({ start, end }) => start === value.start && end === value.end))
      Object.values(value).forEach(walk)
  }
  walk(program)
  let at = 0
  const kept = cuts
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, put }) => {
      const before = code.slice(at, start)
      at = end
      return before + put
    })
  return kept.join('') + code.slice(at)
}

/** Without calls of `__name(what, "name")`: of each only what it names is left. */
function withoutNames(code: string, program: Node): string {
  return withCalls(code, program, ({ start, end, callee, arguments: [named] }) =>
    callee.name === '__name' && named !== undefined
      ? [
          { start, end: named.start, put: '(' },
          { start: named.end, end, put: ')' },
        ]
      : [],
  )
}

const TEXTS = /\/i18next\/dist\/esm\//

/** What i18next writes into the console only with `debug`. */
const HINTS = new Set(['log', 'warn', 'deprecate', 'once'])

/** Where it takes its formats by name. */
const FORMATS = 'formatter = Formatter;'

/** Without hints, and without formats by name in a text, `{{sum, number}}`: ours are numbers that are formatted already. */
function withoutHints(code: string, program: Node): string {
  const quiet = withCalls(code, program, ({ start, end, callee }) =>
    HINTS.has(callee.property?.name ?? '') && /\blogger\.\w+$/i.test(code.slice(callee.start, callee.end))
      ? [{ start, end, put: '0' }]
      : [],
  )
  return quiet.replace(FORMATS, '')
}

/** Libraries without what only their authors' tools need. */
export function lighterLibraries(): Plugin {
  const found = { router: false, names: false, hints: false }
  return {
    name: 'lighter-libraries',
    apply: toConsole,
    transform(code, id) {
      if (NAMED.test(id)) {
        const lighter = withoutNames(code, this.parse(code))
        found.names ||= lighter !== code
        return { code: lighter, map: null }
      }
      if (TEXTS.test(id)) {
        const lighter = withoutHints(code, this.parse(code))
        found.hints ||= code.includes(FORMATS) && !/logger\.warn/.test(lighter)
        return { code: lighter, map: null }
      }
      if (!ROUTER.test(id) || !code.includes(WARNINGS)) return null
      found.router = true
      const lighter = EDITS.reduce((text, { find, put }) => {
        const edited = text.replace(find, put)
        if (edited === text) this.error(`nothing in ${id} is like ${String(find)}`)
        return edited
      }, code)
      return { code: lighter, map: null }
    },
    // A later version of a library may call all of this otherwise.
    buildEnd(error) {
      if (error === undefined && !(found.router && found.names && found.hints))
        this.error('react-router, refine or i18next is built otherwise: nothing of it was made lighter')
    },
  }
}
