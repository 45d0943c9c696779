import { spawnSync } from 'node:child_process'
import { findChromium } from '../run/chromium.mjs'

/**
 * Walks that take too long for every change: kills of the server, every word in every field of every call, and all of
 * what tests try a part of (`tests/support/walk.ts`).
 */
const KILLS = process.env.KILLS ?? '1000'
const WALKS = [
  { title: `${KILLS} kills`, project: 'durability', file: 'tests/durability/kill.test.ts', env: { KILLS } },
  {
    title: 'kills between the steps of a cancellation, an export and a payment',
    project: 'durability',
    file: 'tests/durability/steps.test.ts',
    env: { STEPS: '40' },
  },
  {
    title: 'kills between the steps of a cover, a claim and a plan that renews itself',
    project: 'durability',
    file: 'tests/durability/papers.test.ts',
    env: { STEPS: '8' },
  },
  {
    title: 'hostile words in every field, misspellings, sums of more plants and days, changes of identity',
    project: 'node',
    file: 'cloud-hostile-words misspelt access-switching cloud-curve cloud-device-sums cloud-modules',
    env: { WALK: 'full' },
  },
  {
    title: 'every failure of every write',
    project: 'jsdom',
    file: 'tests/journeys/failing tests/journeys/dialogs-that-write',
    env: { WALK: 'full' },
  },
  {
    title: 'every screen, account and language in the browser, and damaged replies on every screen',
    project: 'browser',
    file: 'e2e/screens matrix e2e/languages sign-in-family any-json rows-stay stays-shown',
    env: { WALK: 'full' },
  },
]

const command = (project, file) =>
  project === 'browser'
    ? [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        ...file.split(' '),
      ]
    : ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...file.split(' ')]

for (const { title, project, file, env } of WALKS) {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, command(project, file), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '', ...env },
  })
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  )
  if (status !== 0) process.exitCode = 1
}
