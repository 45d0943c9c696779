import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { bootWithoutReact, scriptsWithoutCircles } from './build/checks.ts'
import { declarationsChecked } from './build/declarations.ts'
import { precompress, proxyExample } from './build/delivery.ts'
import { cloudBehindDevServer } from './build/dev-cloud.ts'
import { HeaviestFirst } from './build/heaviest-first.ts'
import { withoutNeverUsed } from './build/never-used.ts'
import { lighterLibraries } from './build/lighter.ts'
import { deliveredTheme, firstStyles, sessionCookie } from './build/page.ts'
import { chunkFileNames, GROUPS, sharedOnly } from './build/scripts.ts'
import { startedAhead } from './build/started-ahead.ts'
import { textsOfLanguages } from './build/texts.ts'
import { NONCE } from './mocks/security-headers.ts'

/** Parts of screens and whole journeys. */
const inJsdom = {
  environment: 'jsdom',
  setupFiles: [
    'tests/support/setup.ts',
    ...(process.env['LATE_PARTS'] ? ['tests/support/late-parts.ts'] : []),
  ],
  testTimeout: 60_000,
  server: { deps: { inline: [/@refinedev\/react-router/] } },
  // A console forgets what was done in it when it ends; a process and all modules anew for each file cost half the tier.
  pool: 'forks' as const,
  isolate: false,
  // As the whole run starts its own process (`tests/run/steps.mjs`).
  execArgv: process.execArgv,
}

/** Elements as they are delivered; a plugin, since compiled modules are kept apart by the names of plugins: three projects share them. */
const elementsAsDelivered: Plugin = {
  name: 'elements-as-delivered',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

/** The page that everything begins with. */
const PAGE = { index: 'index.html' }

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  plugins: [
    withoutNeverUsed(),
    lighterLibraries(),
    declarationsChecked(),
    textsOfLanguages(),
    sessionCookie(),
    startedAhead(),
    firstStyles(),
    sharedOnly(),
    scriptsWithoutCircles(),
    bootWithoutReact(),
    react(),
    tailwind(),
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
    sequence: { sequencer: HeaviestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A machine that others use may starve one of them.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          // Rules and the cloud keep nothing in modules; a process and all modules anew for each file cost half the tier.
          pool: 'threads',
          isolate: false,
          include: ['{src,resources,mocks}/**/*.test.ts', 'tests/{architecture,contract}/**/*.test.ts'],
        },
      },
      {
        // Starts the built server many times: a step of `npm test`, not of `npm run check`.
        extends: true,
        test: {
          name: 'durability',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['tests/durability/**/*.test.ts'],
        },
      },
      {
        // One project: a worker that goes on to another one begins anew, and loads the console once more.
        extends: true,
        plugins: [elementsAsDelivered],
        test: {
          ...inJsdom,
          name: 'jsdom',
          // React as it is delivered, too.
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.test.tsx', 'tests/journeys/*.test.tsx'],
        },
      },
      // Runs for as long as it is given: `npm run fuzz`.
      { extends: true, test: { ...inJsdom, name: 'fuzz', include: ['tests/fuzz/**/*.test.tsx'] } },
      {
        // Parts are counted or come late, and React gives the warnings that only its developers get.
        extends: true,
        plugins: [elementsAsDelivered],
        test: {
          ...inJsdom,
          name: 'jsdom-watched',
          setupFiles: [...inJsdom.setupFiles, 'tests/support/watched-parts.ts'],
          include: ['tests/journeys/watched/*.test.tsx'],
        },
      },
      {
        // Each file declares resources of its own that are not shipped; with those warnings as well.
        extends: true,
        plugins: [elementsAsDelivered],
        test: {
          ...inJsdom,
          name: 'jsdom-dropped',
          isolate: true,
          include: ['tests/journeys/dropped/*.test.tsx'],
        },
      },
    ],
  },
}))
