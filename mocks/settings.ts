import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { addressOf } from './caller'
import { type Cloud, type CloudOptions, createCloud } from './cloud/index'
import { createMemoryStore } from './cloud/store/store'
import { COLLECTIONS } from './collections'
import type { ForeignOrigins } from './security-headers'
import { derivedInThreads } from './scrypt-threads'
import { type OpenedStore, openSqliteStore, StateUnavailable } from './store-sqlite'
import type { Tls } from './web-server'

export type Environment = Readonly<Record<string, string | undefined>>

export interface RunningCloud {
  cloud: Cloud
  notice: string | null
  close(): void
}

/** Wrong settings end the program with one sentence. */
export class SettingError extends Error {}

function countOf(env: Environment, name: string, fallback: number): number {
  const raw = env[name]
  if (raw === undefined || raw === '') return fallback
  const value = Number(raw)
  if (!Number.isInteger(value) || value < 0 || value > 200_000) {
    throw new SettingError(`${name}=${raw} is not a whole number from 0 to 200000.`)
  }
  return value
}

function originsOf(env: Environment, name: string): string[] {
  const origins = (env[name] ?? '').split(/\s+/).filter(Boolean)
  const odd = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (odd) throw new SettingError(`${name}: ${odd} is no origin such as https://count.example.org.`)
  return origins
}

/** Addresses of the proxies in front, parted by commas or blanks. */
export function trustedProxies(env: Environment): string[] {
  const proxies = (env['TRUST_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean)
  const odd = proxies.find((one) => isIP(one) === 0)
  if (odd) throw new SettingError(`TRUST_PROXY: ${odd} is no address of a proxy such as 127.0.0.1.`)
  return proxies.flatMap((one) => addressOf(one) ?? [])
}

/** Certificate and key of `TLS_CERT` and `TLS_KEY`; null without them. */
export function tlsOf(env: Environment): Tls | null {
  const [cert, key] = ['TLS_CERT', 'TLS_KEY'].map((name) => {
    const path = env[name]
    if (!path) return null
    try {
      return readFileSync(path)
    } catch {
      throw new SettingError(`${name}=${path} cannot be read.`)
    }
  })
  if (!cert !== !key) throw new SettingError('TLS_CERT and TLS_KEY belong together: one of them is missing.')
  return cert && key ? { cert, key } : null
}

/** Origins that the console may load scripts and pictures from besides its own, parted by blanks. */
export const foreignOrigins = (env: Environment): ForeignOrigins => ({
  scripts: originsOf(env, 'CONSOLE_SCRIPTS'),
  pictures: originsOf(env, 'CONSOLE_PICTURES'),
})

const THEMES = ['dark', 'light', 'system'] as const
export type ConsoleTheme = (typeof THEMES)[number]

/** The theme of this installation before anybody chose one; null leaves the delivered one. */
export function consoleTheme(env: Environment): ConsoleTheme | null {
  const raw = env['CONSOLE_THEME']
  if (!raw) return null
  const theme = THEMES.find((one) => one === raw)
  if (!theme) throw new SettingError(`CONSOLE_THEME=${raw} is none of ${THEMES.join(', ')}.`)
  return theme
}

/** The clock: real time, or real time shifted so that it starts at CLOUD_CLOCK. Epoch ms. */
function clockOf(env: Environment): () => number {
  const raw = env['CLOUD_CLOCK']
  if (!raw) return () => Date.now()
  const start = new Date(raw).getTime()
  if (Number.isNaN(start)) throw new SettingError(`CLOUD_CLOCK=${raw} is not an ISO instant.`)
  const shift = start - Date.now()
  return () => Date.now() + shift
}

function openedStore(folder: string): OpenedStore {
  if (folder === 'memory') return { store: createMemoryStore(), notice: null, close: () => undefined }
  try {
    return openSqliteStore(folder)
  } catch (error) {
    throw error instanceof StateUnavailable ? new SettingError(error.message) : error
  }
}

/** A cloud as the environment describes it; see mocks/README.md. */
export function cloudFromEnvironment(
  env: Environment,
  deliver: NonNullable<CloudOptions['deliver']> = () => undefined,
  onFailure: NonNullable<CloudOptions['onFailure']> = () => undefined,
): RunningCloud {
  const folder = env['CLOUD_STATE'] || '.cloud-state'
  const now = clockOf(env)
  const plants = countOf(env, 'CLOUD_PLANTS', 1200)
  const opened = openedStore(folder)
  const cloud = createCloud({
    seed: env['CLOUD_SEED'] || 'heliograph',
    now,
    plants,
    deliver,
    store: opened.store,
    derive: derivedInThreads,
    collections: COLLECTIONS,
    control: env['CLOUD_CONTROL'] === '1',
    slideVerify: env['CLOUD_SLIDE_VERIFY'] === '1',
    onFailure,
    ...(folder === 'memory' ? {} : { secret: randomBytes(32).toString('hex') }),
  })
  return { cloud, notice: opened.notice, close: opened.close }
}
