import { defineConfig } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'
import { FULL } from '../support/walk'

const path = findChromium()
// Whatever the workers of one run share is named after it.
process.env['HELIOGRAPH_RUN'] ??= String(process.pid)

/**
 * They need a build with declarations of their own. What `npm test` has of them:
 * `tests/journeys/dropped/dropped-in.test.tsx` and `tests/contract/shown-declaration.test.ts`.
 */
const OF_DROPPED = ['drop-in.spec.ts', 'records.spec.ts', 'records-refused.spec.ts']
/** They are about what a service worker does. */
const OF_SERVICE_WORKERS = ['mock-mode.spec.ts', 'offline-shell.spec.ts']

export default defineConfig({
  testDir: '.',
  globalTeardown: './support/dropped.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'pages', testIgnore: [...(FULL ? [] : OF_DROPPED), ...OF_SERVICE_WORKERS] },
    {
      name: 'service-workers',
      testMatch: OF_SERVICE_WORKERS,
      // Each test has a browser without the worker of another.
      use: { serviceWorkers: 'allow', reuseContext: false } as object,
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(path ? { executablePath: path } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // Without a graphics card a process of its own for pictures only costs.
        '--disable-gpu',
        '--in-process-gpu',
        // A test is over before code that is compiled once more, for speed, has paid for that, unless it runs thousands of
        // times: about a tenth of all work.
        // What a start of the console makes and drops lies in young memory without being gathered half a dozen times.
        '--js-flags=--no-opt --invocation-count-for-maglev=5000 --min-semi-space-size=64',
      ],
    },
    // Each frame of a fade or a skeleton is drawn by the processor. Files that are about dialogs, menus and touch
    // turn motion on again.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    // One context for all tests of a worker, emptied between them: scripts are loaded and compiled once.
    reuseContext: true,
    // A trace of every test costs a third of the whole run; `--trace on` records those that are run again.
    trace: 'off',
    // Kept for every test until its end is known; `--trace on` shows more.
    screenshot: 'off',
  },
})
