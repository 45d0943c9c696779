import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PARTS = [
  'src',
  'resources',
  'mocks',
  'index.html',
  'package.json',
  'tsconfig.json',
  'build',
  'vite.config.ts',
  'reverse-proxy.conf',
]

/** The configuration names the run, and every worker of it inherits the name. */
const home = () => join(tmpdir(), `heliograph-drop-in-${process.env['HELIOGRAPH_RUN'] ?? 'alone'}`)

function build(folder: string): void {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'resources', 'maintenance-visits.ts'), placed('maintenance-visits'))
  writeFileSync(join(folder, 'resources', 'inspections.ts'), placed('inspections'))
  // Nobody waits for the files of the copy over a line: they are not packed, which is a quarter of the work.
  const config = readFileSync('vite.config.ts', 'utf8')
  const unpacked = config.replace('    precompress(),\n', '')
  if (unpacked === config) throw new Error('what packs the files has another name')
  writeFileSync(join(folder, 'vite.config.ts'), unpacked)
  execFileSync('npm', ['run', '--silent', 'build:all'], { cwd: folder, stdio: 'pipe' })
}

/** A declaration of these tests, as it would stand in `resources`. */
const placed = (name: string) =>
  readFileSync(`tests/support/dropped-in/${name}.ts`, 'utf8').replaceAll('../../../src/', '../src/')

/** Every test that walks over all declarations, tried in a copy of the project that has more than are shipped. Throws with what was said. */
export function walkDropped(): void {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-shown-'))
  try {
    for (const part of [...PARTS, ...CHECKED]) cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const name of ['maintenance-visits', 'inspections', 'alarm-queue'])
      writeFileSync(join(folder, 'resources', `${name}.ts`), placed(name))
    const run = (command: string, ...args: readonly string[]) =>
      execFileSync(command, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })
    run(process.execPath, 'tests/run/resource.mjs', 'check')
    walkingTests(run)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${stdout}\n${stderr}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function walkingTests(run: (command: string, ...args: readonly string[]) => string): void {
  const files = run('grep', '-rlE', WALKS, ...WALKING, '--include=*.test.ts')
    .trim()
    .split('\n')
  const whatever = files.filter((file) => WHATEVER_IS_DECLARED.some((one) => file.endsWith(one)))
  if (whatever.length !== WHATEVER_IS_DECLARED.length) throw new Error('a test has another name')
  run(
    join('node_modules', '.bin', 'vitest'),
    'run',
    '--project',
    'node',
    ...files.filter((file) => !whatever.includes(file)),
  )
}

/** What the checks read beside what is built. */
const CHECKED = ['tests', '.github', '.oxfmtrc.json', '.oxlintrc.json', '.gitignore', 'README.md']
/** Tests that look at every declaration there is; those of `src/providers` and the screens take one of them by its name. */
const WALKS =
  "resources\\b.* from '(\\.\\./)*(\\./)?(resources/)?index'|support/permission-table'|plans\\.all"
const WALKING = ['src/schema', 'src/app', 'resources', 'tests/contract']
/** Those of rules that hold for any declaration, over many examples; and of rows that the simulated cloud holds. */
const WHATEVER_IS_DECLARED = [
  'access-switching.test.ts',
  'filters-answered.test.ts',
  'misspelt.test.ts',
  'orders-paged.test.ts',
]

/** A copy of the project with two more declarations in it, built. Whichever worker needs it first builds it, once a run. */
export async function droppedHome(): Promise<string> {
  const folder = home()
  const [ready, failed] = [join(folder, 'ready'), join(folder, 'failed')]
  // Making a folder is what only one of them can do.
  const first = mkdirSync(folder, { recursive: true }) !== undefined
  if (first) {
    try {
      build(folder)
      writeFileSync(ready, '')
    } catch (error) {
      writeFileSync(failed, String(error))
    }
  }
  while (!existsSync(ready)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    await new Promise((resume) => setTimeout(resume, 200))
  }
  return folder
}

/** After the whole run. */
// oxlint-disable-next-line no-restricted-exports -- Playwright calls the default export of its teardown.
export default function removeDroppedHome(): void {
  rmSync(home(), { recursive: true, force: true })
}
