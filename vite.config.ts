import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Connect, Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { securityHeaders, STRICT_TRANSPORT } from './mocks/security-headers.ts'

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
  // Addresses and file names as conditions of a policy; ours has neither.
  { of: '/casbin-core/', names: ['buffer', 'minimatch'], code: 'module.exports = {}' },
  // Import and export by refine's own hooks, and the stack of a call for its tools.
  { of: '/@refinedev/', names: ['papaparse', 'error-stack-parser'], code: 'export default {}' },
  // Names of records in sentences of refine's own, which we do not show.
  {
    of: '/@refinedev/core/',
    names: ['pluralize'],
    code: 'export default { singular: String, plural: String }',
  },
  // What stands in for a `WeakMap` where an engine has none.
  { of: '/qs/', names: ['side-channel'], code: 'module.exports = () => new WeakMap()' },
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
      const loaded = (await server.ssrLoadModule('/mocks/dev.ts')) as CloudModule
      server.middlewares.use(loaded.cloudMiddleware(process.env))
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
  testTimeout: 30_000,
  // As the browser tests: a machine that others use may starve one of them.
  retry: process.env['CI'] ? 1 : 0,
  server: { deps: { inline: [/@refinedev\/react-router/] } },
}

/** Writes the example of a reverse proxy beside the files, with the headers that this very build needs. */
function proxyExample(): Plugin {
  return {
    name: 'proxy-example',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild && env.mode !== 'mock',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist/web'
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      const headers = Object.entries({ ...securityHeaders(page), ...STRICT_TRANSPORT }).map(
        ([name, value]) => `    add_header ${name} "${value}" always;`,
      )
      const example = await readFile('reverse-proxy.conf', 'utf8')
      await writeFile(
        join(folder, '..', 'reverse-proxy.conf'),
        example.replace('@HEADERS@', headers.join('\n')),
      )
    },
  }
}

/** Where the cloud lives in the page there is no configuration to be waited for. */
function deliveredTheme(): Plugin {
  return {
    name: 'delivered-theme',
    transformIndexHtml: (page) => page.replace('data-theme=""', 'data-theme="dark"'),
  }
}

/**
 * Texts by language: those of the shell and of the sign-in page as one module (`virtual:first-texts/de`), and where all
 * others are, each in a part of its own (`virtual:other-texts/de`). One list of all files would be kilobytes.
 */
function textsOfLanguages(): Plugin {
  const names = ['console', 'faults', 'platform', 'sign-in']
  const variable = (at: number) => `texts${String(at)}`
  return {
    name: 'texts-of-languages',
    resolveId: (id) => (/^virtual:(first|other)-texts\//.test(id) ? `\0${id}` : null),
    load(id) {
      const [, which, language] = /^\0virtual:(first|other)-texts\/(\w+)$/.exec(id) ?? []
      if (which === undefined || language === undefined) return null
      const folder = `/resources/locales/${language}`
      if (which === 'other') {
        const files = [`${folder}/*.json`, `!${folder}/{${names.join(',')}}.json`]
        return `export const files = import.meta.glob(${JSON.stringify(files)}, { import: 'default' })`
      }
      const imports = names.map((name, at) => `import ${variable(at)} from '${folder}/${name}.json'`)
      const entries = names.map((name, at) => `'${name}': ${variable(at)}`)
      return `${imports.join('\n')}\nexport const texts = { ${entries.join(', ')} }`
    },
  }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    withoutNeverUsed(),
    textsOfLanguages(),
    react(),
    cloudBehindDevServer(),
    precompress(),
    proxyExample(),
    ...(mode === 'mock' ? [deliveredTheme()] : []),
  ],
  publicDir: mode === 'mock' ? 'mocks/public' : false,
  define: { __MOCK__: JSON.stringify(mode === 'mock') },
  resolve: {
    dedupe: ['react', 'react-dom', 'dayjs', '@tanstack/react-query', '@refinedev/core', 'antd'],
  },
  server: { port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/web',
    // The chart library is one lazy chunk of about 1.4 MB by nature.
    chunkSizeWarningLimit: 1600,
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
          include: ['{src,resources,mocks}/**/*.test.ts', 'tests/{architecture,contract}/**/*.test.ts'],
        },
      },
      {
        // Starts the built server many times: a step of `npm test`, not of `npm run check`.
        extends: true,
        test: { name: 'durability', environment: 'node', include: ['tests/durability/**/*.test.ts'] },
      },
      { extends: true, test: { ...inJsdom, name: 'jsdom', include: ['src/**/*.test.tsx'] } },
      { extends: true, test: { ...inJsdom, name: 'journeys', include: ['tests/journeys/**/*.test.tsx'] } },
    ],
  },
}))
