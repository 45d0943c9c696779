import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const onPath = (name) => {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

const playwrightsOwn = () => {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, Playwright's own, Debian's `chromium-headless-shell` (the
 * same engine without the browser's windows: a sixth less processor time) or `chromium`, Chrome.
 * @returns {string | null}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : null
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return playwrightsOwn() ?? names.map(onPath).find(Boolean) ?? (existsSync(mac) ? mac : null)
}

const tryRun = (command, args) => {
  console.log(`$ ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}

/** Finds a Chromium, or installs one: with Playwright first, with Debian's packages where that is allowed. */
export function ensureChromium() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  console.log('No Chromium found; installing one for the browser tests.')
  tryRun('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  const installed = findChromium()
  if (installed) return installed
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    tryRun('apt-get', ['update'])
    const install = (name) => tryRun('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (!install('chromium-headless-shell')) install('chromium')
  }
  return findChromium()
}

export const NO_CHROMIUM =
  'The browser tests need a Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.'
