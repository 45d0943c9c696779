import { spawnSync } from 'node:child_process'
import { findChromium } from '../run/chromium.mjs'

/** Walks that take too long for every change: kills of the server, and all of what tests try a part of (`tests/support/walk.ts`). */
const KILLS = process.env.KILLS ?? '1000'
const WALKS = [
  { title: `${KILLS} kills`, project: 'durability', file: 'tests/durability/kill.test.ts', env: { KILLS } },
  {
    title: 'kills between the steps of a cancellation, an export and a payment',
    project: 'durability',
    file: 'tests/durability/steps.test.ts',
    env: { STEPS: '40', WALK: 'full' },
  },
  {
    title: 'kills between the steps of a cover, a claim and a plan that renews itself',
    project: 'durability',
    file: 'tests/durability/papers.test.ts',
    env: { STEPS: '8', WALK: 'full' },
  },
  { title: 'all that tests in Node try a part of', project: 'node', env: { WALK: 'full' } },
  { title: 'all that tests in jsdom try a part of', project: 'jsdom*', env: { WALK: 'full' } },
  { title: 'all that browser tests try a part of', project: 'browser', env: { WALK: 'full' } },
]

const BROWSER = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts']

const command = (project, file = '') => [
  ...(project === 'browser' ? BROWSER : ['node_modules/vitest/vitest.mjs', 'run', '--project', project]),
  ...file.split(' ').filter(Boolean),
]

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
