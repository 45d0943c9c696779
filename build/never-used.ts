import type { Plugin } from 'vite'

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
  // Maps, sets, dates and circles, compared by what they hold: refine compares ids and the list of resources.
  {
    of: '/@refinedev/core/',
    names: ['lodash-es/isEqual.js'],
    code: `const holds = (value) =>
  typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
export default function isEqual(one, other) {
  if (Object.is(one, other)) return true
  if (!holds(one) || !holds(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
}`,
  },
  // Forms that save by themselves while somebody types.
  {
    of: '/@refinedev/core/',
    names: ['lodash-es/debounce.js'],
    code: `const nothing = () => {}
export default () => Object.assign(() => {}, { flush: nothing, cancel: nothing })`,
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

export function withoutNeverUsed(): Plugin {
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
