import type { Region } from '../place/region'

/** What the address of a wall display brings: a key, in the data centre that knows it. */
export interface WallLink {
  readonly region: Region
  /** Null for a link that was cut on its way. */
  readonly key: string | null
  /** The display that the key opens. */
  readonly screenId: number | null
}

/** Why a link opens nothing: ended, paused, or asked from an address that it is not for. */
export type WallStop = 'over' | 'paused' | 'elsewhere'

const NAME = 'link'
const KEY = /^hgw_(\d{1,9})_[\w-]{32}$/

/** The part of an address that is never sent to a server, so that a key stands in no log of one. Null without a link. */
export function readWallLink(hash: string): WallLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const key = parts.get(NAME)
  if (key === null) return null
  const id = KEY.exec(key)?.[1]
  return {
    region: parts.get('region') === 'CHINA' ? 'CHINA' : 'FOREIGN_1',
    key: id === undefined ? null : key,
    screenId: id === undefined ? null : Number(id),
  }
}

/** The address that is handed on. */
export const wallAddress = (origin: string, key: string, region: Region): string =>
  `${origin}/largescreen#${NAME}=${key}${region === 'CHINA' ? '&region=CHINA' : ''}`
