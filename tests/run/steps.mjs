import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checklist } from './checklist.mjs'

/** Runs one command to its end; its output is kept and shown only when it failed. */
function run(name, command, args, env = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => (output += String(error)))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve({ name, ok: code === 0, output })
    })
  })
}

const bin = (name) => join('node_modules', '.bin', name)

/** One tool that answers yes or no counts as one test. */
async function tool(name, command, args) {
  const { ok } = await run(name, bin(command), args)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function counted(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** A runner that crashed before it could report is a failure, never a silent zero. */
async function runner(name, command, args, env, file, read) {
  const { ok } = await run(name, bin(command), args, env)
  const counts = counted(file, read) ?? { passed: 0, failed: 1 }
  if (!ok && counts.failed === 0) counts.failed = 1
  if (counts.passed + counts.failed === 0) counts.failed = 1
  return counts
}

const scratch = mkdtempSync(join(tmpdir(), 'heliograph-tests-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

export const statics = [
  () =>
    tool('lint', 'eslint', [
      '.',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '--max-warnings=0',
    ]),
  () => tool('format', 'prettier', ['--check', '.', '--cache', '--log-level=warn']),
  () => tool('types', 'tsc', ['--noEmit']),
  () =>
    tool('layers', 'depcruise', ['src', 'resources', 'mocks', '--config', 'tests/architecture/layers.cjs']),
  () => tool('dead code', 'knip', []),
  () => Promise.resolve(checklist()),
]

export function vitest(project) {
  const file = join(scratch, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`]
  return () =>
    runner(`tests: ${project}`, 'vitest', args, {}, file, (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length,
    }))
}

export const build = () => run('build', 'npm', ['run', '--silent', 'build:all'])

export function browserTests(chromium) {
  const file = join(scratch, 'e2e.json')
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json']
  return () =>
    runner('tests: browser', 'playwright', args, env, file, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }))
}

/** Runs the steps with two at a time, in order, and sums their counts. */
export async function runAll(steps, lanes = 2) {
  const queue = [...steps]
  const total = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { passed, failed } = await step()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return total
}

export function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
