import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import process, { argv, env, execPath } from 'node:process'
import { parseArgs } from 'node:util'

/**
 * Changes every expression of the named files, one at a time, and counts the changes that a test notices.
 * `npm run mutants -- src/domain/energy/*.ts --tests src/domain/energy --list`
 */
const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: ['src/', 'resources/', 'mocks/'] },
    project: { type: 'string', multiple: true, default: ['node'] },
    every: { type: 'string', default: '1' },
    tries: { type: 'string', default: '60' },
    list: { type: 'boolean', default: false },
  },
})
const files = positionals.filter((name) => !/\.(test|d)\.tsx?$/.test(name))
if (files.length === 0) {
  console.error('Which files? npm run mutants -- src/domain/energy/*.ts --tests src/domain/energy --list')
  process.exit(2)
}

const scratch = mkdtempSync(join(tmpdir(), 'heliograph-mutants-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
writeFileSync(join(scratch, 'events'), '')
spawnSync(
  execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--config', 'tests/mutants/config.ts', '--root', '.', '--reporter', 'dot'],
    ...values.project.flatMap((name) => ['--project', name]),
    ...values.tests,
  ],
  {
    stdio: ['ignore', 'ignore', values.list ? 'ignore' : 'inherit'],
    env: {
      ...env,
      MUTANTS_FILES: files.join(' '),
      MUTANTS_SCRATCH: scratch,
      MUTANTS_EVERY: values.every,
      MUTANTS_TRIES: values.tries,
    },
  },
)

const lines = readFileSync(join(scratch, 'events'), 'utf8').split('\n').filter(Boolean)
const events = lines.map((line) => JSON.parse(line))
const killed = new Set(events.flatMap((event) => event.killed ?? []))
const reached = new Set(events.flatMap((event) => event.reached ?? []))
/** What ran outside of tests only, as files were loaded: no test runs that again, so it is neither killed nor missed. */
const loaded = new Set(events.flatMap((event) => event.loaded ?? []).filter((id) => !reached.has(id)))
const mutants = JSON.parse(readFileSync(join(scratch, 'mutants.json'), 'utf8'))

/** One line a file; with `--list` what no test noticed as well. */
const share = (part, whole) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %  ${part}/${whole}`
const dead = (list) => list.filter(({ id }) => killed.has(id)).length
const tried = (list) => list.filter(({ id }) => !loaded.has(id))
const line = (list) =>
  `${share(dead(list), tried(list).length)}${list.length > tried(list).length ? `  and ${list.length - tried(list).length} at load` : ''}`
for (const name of new Set(mutants.map(({ fileName }) => fileName))) {
  const list = mutants.filter(({ fileName }) => fileName === name)
  console.log(`${line(list)}  ${relative('.', name)}`)
  if (!values.list) continue
  for (const { id, location, replacement, mutatorName } of list.filter((one) => !killed.has(one.id)))
    console.log(
      `          ${location.start.line + 1}:${location.start.column + 1}  ${reached.has(id) ? '' : loaded.has(id) ? 'at load  ' : 'not reached  '}${mutatorName}  ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
    )
}
console.log(`${line(mutants)}  in all`)
for (const { failing } of events.filter((event) => event.failing))
  console.log(`fails without a mutant: ${failing}`)
for (const { once, reached: count } of events.filter((event) => event.once))
  console.log(`passes once only, ${count} mutants not tried: ${once}`)
