import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checklist } from './checklist.mjs'
import { run } from './progress.mjs'
import { testsOf } from './report.mjs'

const bin = (name) => join('node_modules', '.bin', name)

/** A step that answers yes or no counts as one test. */
async function answered(name, command, args, how) {
  const { ok } = await run(name, command, args, how)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}
const tool = (name, command, args, how) => answered(name, bin(command), args, how)
const script = (name, args, how) => answered(name, process.execPath, args, how)

/**
 * Bundler and compilers take memory in pages of 2 MiB, of which they use little: to clear them is a fifth of a build.
 * A setting of their memory manager, mimalloc.
 */
process.env.MIMALLOC_ALLOW_THP ??= '0'

const seen = []

function counted(file, read) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    seen.push(...testsOf(report))
    return read(report)
  } catch {
    return null
  }
}

/** A runner that crashed before it could report is a failure, never a silent zero. */
async function runner(name, command, args, { env, nice }, file, read) {
  let counts = null
  const reported = () => (counts = counted(file, read))?.failed > 0
  const { ok } = await run(name, command, args, { env, nice, reported })
  counts ??= counted(file, read) ?? { passed: 0, failed: 1 }
  if (!ok && counts.failed === 0) counts.failed = 1
  if (counts.passed + counts.failed === 0) counts.failed = 1
  return counts
}

const scratch = mkdtempSync(join(tmpdir(), 'heliograph-tests-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** By the native compiler, in a third of the time; what works on the compiler's interface (`checklist.mjs`, the layers) needs version 6. */
const COMPILER = join('node_modules', 'typescript-7', 'bin', 'tsc')

/** Freeing memory takes the compiler almost half of its time; without it, it uses 2.2 GB in place of 1.9. */
const NOTHING_FREED = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const LAYERS = ['src', 'resources', 'mocks', '--config', 'tests/architecture/layers.cjs']

/** Everything that reads the sources and runs none of them, the longest first. */
export const statics = (how = {}) => [
  // Several threads are sooner done and take a quarter more of the processors.
  () =>
    script('types', [COMPILER, '--noEmit', ...(how.nice > 0 ? ['--singleThreaded'] : [])], {
      ...how,
      env: NOTHING_FREED,
    }),
  () => tool('dead code', 'knip', [], how),
  () => tool('layers', 'depcruise', LAYERS, how),
  () => tool('lint', 'oxlint', [], how),
  () => tool('format', 'oxfmt', ['--check', '.'], how),
  () => Promise.resolve(checklist()),
]

/** What the declarations lack. `npm test` asks it of more than those that are shipped, in `shown-declaration.test.ts`. */
export const declarations = () => script('declarations', ['tests/run/resource.mjs', 'check'])

/**
 * How V8 runs tests. A console of a test lives a second: with the usual budget a third of the processor compiles what
 * hardly runs again. The rest saves about a tenth: plain machine code at once, kept when memory is freed, and room for
 * what a console makes and drops.
 */
const SHORT_LIVED = [
  ...['--interrupt-budget=300000', '--always-sparkplug', '--no-flush-bytecode'],
  ...['--min-semi-space-size=32', '--max-semi-space-size=64'],
]

/** Tests of projects: all of their files, or those that are named. */
export function vitest(projects, { files = [], workers, nice } = {}) {
  const names = [projects].flat()
  const name = names.join(', ')
  const file = join(scratch, `${name}.json`)
  const args = [
    ...SHORT_LIVED,
    join('node_modules', 'vitest', 'vitest.mjs'),
    // What one process has compiled the others read. It is of this run alone: some modules are made of more than their file.
    ...['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(scratch, 'modules')}`],
    // A forgotten `.only` would hide all other tests.
    ...['run', '--allowOnly=false', ...names.flatMap((project) => ['--project', project])],
    ...(workers ? ['--maxWorkers', String(workers)] : []),
    ...['--reporter=default', '--reporter=./tests/run/reporters/files.mjs'],
    ...['--reporter=json', `--outputFile=${file}`],
    ...files,
  ]
  return () =>
    runner(`tests: ${name}`, process.execPath, args, { nice }, file, (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length,
    }))
}

export const build = () => run('build', 'npm', ['run', '--silent', 'build:all'])

/** Tests in a browser: one of the projects of `tests/e2e/playwright.config.ts`. */
export function browserTests(project, chromium, { workers }) {
  const file = join(scratch, `browser-${project}.json`)
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const args = [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    `--project=${project}`,
    '--forbid-only',
    `--workers=${workers}`,
    '--reporter=list,json,./tests/run/reporters/browser.mjs',
  ]
  return () =>
    runner(`tests: browser, ${project}`, bin('playwright'), args, { env }, file, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
    }))
}

/** Runs the steps in order, as many at a time as there are lanes, and sums their counts. */
export async function runAll(steps, lanes) {
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

const slowest = (list, count) => list.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
const shown = ({ seconds, name }) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)

function files() {
  const sums = new Map()
  for (const { seconds, name } of seen) {
    const file = name.split(' > ')[0]
    sums.set(file, (sums.get(file) ?? 0) + seconds)
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}

/** The slowest tests and files, and last what failed and why: somebody who reads the end of a log reads that. */
export function finish({ passed, failed }) {
  console.log('slowest tests')
  slowest(seen, 8).forEach(shown)
  console.log('slowest files')
  slowest(files(), 24).forEach(shown)
  for (const { name, failure } of seen.filter((test) => test.failure !== null))
    console.log(`\nFAILED ${name}\n${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
