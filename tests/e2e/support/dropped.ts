import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PARTS = [
  'src',
  'resources',
  'mocks',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'reverse-proxy.conf',
]

/** The configuration names the run, and every worker of it inherits the name. */
const home = () => join(tmpdir(), `heliograph-drop-in-${process.env['HELIOGRAPH_RUN'] ?? 'alone'}`)

/** The declaration that the README shows, letter for letter. */
export function shownInReadme(): string {
  const code = /```ts\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1]
  if (code === undefined) throw new Error('the README shows no declaration')
  return code
}

function build(folder: string): void {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'resources', 'maintenance-visits.ts'), shownInReadme())
  const inspections = readFileSync('tests/e2e/support/inspections.ts', 'utf8')
  writeFileSync(
    join(folder, 'resources', 'inspections.ts'),
    inspections.replaceAll('../../../src/', '../src/'),
  )
  execFileSync('npm', ['run', '--silent', 'build:all'], { cwd: folder, stdio: 'pipe' })
}

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
// eslint-disable-next-line no-restricted-exports -- Playwright calls the default export of its teardown.
export default function removeDroppedHome(): void {
  rmSync(home(), { recursive: true, force: true })
}
