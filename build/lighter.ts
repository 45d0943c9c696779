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

/** The code without calls of `__name(what, "name")`: of each only what it names is left. */
function withoutNames(code: string, program: Node): string {
  const cuts: { start: number; end: number; put: string }[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    if (value.type === 'CallExpression') {
      const { callee, arguments: given } = value as Node & {
        callee: Node & { name?: string }
        arguments: Node[]
      }
      const [named] = given
      if (callee.name === '__name' && named !== undefined) {
        cuts.push({ start: value.start, end: named.start, put: '(' })
        cuts.push({ start: named.end, end: value.end, put: ')' })
      }
    }
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

/** Libraries without what only their authors' tools need. */
export function lighterLibraries(): Plugin {
  const found = { router: false, names: false }
  return {
    name: 'lighter-libraries',
    apply: toConsole,
    transform(code, id) {
      if (NAMED.test(id)) {
        const lighter = withoutNames(code, this.parse(code))
        found.names ||= lighter !== code
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
      if (error === undefined && !(found.router && found.names))
        this.error('react-router or refine is built otherwise: nothing of it was made lighter')
    },
  }
}
