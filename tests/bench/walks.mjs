import { spawnSync } from 'node:child_process'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
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
    title: 'hostile words, all of them',
    project: 'node',
    file: 'tests/contract/cloud-hostile-words.test.ts',
    env: { WALK: 'full' },
  },
  {
    title: 'every misspelling of a declaration, sums of more plants and days, more changes of identity',
    project: 'node',
    file: 'misspelt access-switching cloud-curve cloud-device-sums cloud-modules',
    env: { WALK: 'full' },
  },
  {
    title: 'every failure of every write',
    project: 'journeys',
    file: 'tests/journeys/failing tests/journeys/dialogs-that-write',
    env: { WALK: 'full' },
  },
  {
    title: 'every screen of every resource, in the browser',
    project: 'browser',
    file: 'e2e/screens',
    env: { WALK: 'full' },
  },
  {
    title: 'what each account sees on every screen, and each language at 360 px, in the browser',
    project: 'browser',
    file: 'matrix e2e/languages sign-in-family',
    env: { WALK: 'full' },
  },
  {
    title: 'damaged replies on every screen, in the browser',
    project: 'browser',
    file: 'any-json',
    env: { WALK: 'full' },
  },
  {
    title: 'what moves or hides while a page comes in, in the browser',
    project: 'browser',
    file: 'rows-stay stays-shown',
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

/** @returns {{ title: string, seconds: number, failed: boolean }[]} */
export const walk = () =>
  WALKS.map(({ title, project, file, env }) => {
    const started = performance.now()
    const { status } = spawnSync(process.execPath, command(project, file), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '', ...env },
    })
    return { title, seconds: (performance.now() - started) / 1000, failed: status !== 0 }
  })

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { title, seconds, failed } of walk()) {
    console.log(`${failed ? 'FAIL' : 'ok  '} ${title} (${seconds.toFixed(0)} s)`)
    if (failed) process.exitCode = 1
  }
}
