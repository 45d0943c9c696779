import { type Language, languageOf } from '../brand/language'
import type { EpochSeconds, Zone } from '../plants/reading'
import { zoneOffset } from '../time/instant'
import type { FleetPlant } from './figures'
import { WALL_PANELS, WALL_THEMES, type WallPanel, type WallTheme } from './wall-words'

/** How a wall display is set up. */
export interface WallSetup {
  readonly panels: readonly WallPanel[]
  /** Seconds for which panels stand before the next ones come. */
  readonly rotation: number
  /** Names of plants are not shown. */
  readonly masked: boolean
  /** The picture moves a little each minute, against burn-in. */
  readonly shift: boolean
  /** What it speaks; null is the language of the browser behind it. */
  readonly language: Language | null
  readonly theme: WallTheme
  /** What the fleet earns is shown, through its link as well. */
  readonly income: boolean
}

export const USUAL_WALL: WallSetup = {
  panels: WALL_PANELS,
  rotation: 30,
  masked: false,
  shift: true,
  language: null,
  theme: 'dark',
  income: false,
}
const ROTATION = { min: 10, max: 600 } as const

/** A set-up that somebody kept, of whatever version: what it does not say is as usual. */
export function readWall(content: Readonly<Record<string, unknown>>): WallSetup {
  const { panels, rotation, masked, shift, language, theme, income } = content
  const known = Array.isArray(panels) ? WALL_PANELS.filter((panel) => panels.includes(panel)) : WALL_PANELS
  const seconds = typeof rotation === 'number' && Number.isFinite(rotation) ? rotation : USUAL_WALL.rotation
  return {
    panels: known.length === 0 ? WALL_PANELS : known,
    rotation: Math.min(ROTATION.max, Math.max(ROTATION.min, Math.round(seconds))),
    masked: masked === true,
    shift: shift !== false,
    language: languageOf(language),
    theme: WALL_THEMES.find((one) => one === theme) ?? USUAL_WALL.theme,
    income: income === true,
  }
}

/** What is beside the map: panels that were chosen, and what is earned where the display shows it. */
export type WallPart = Exclude<WallPanel, 'ticker'> | 'income'

function partsOf({ panels, income }: WallSetup): readonly WallPart[] {
  const parts = panels.filter((panel) => panel !== 'ticker')
  return income ? [...parts, 'income'] : parts
}

/** Panels beside the map: two on each side. */
const CELLS = 4

/** Those that are seen now; where there are more than cells, they take turns. */
export function panelsAt(setup: WallSetup, now: EpochSeconds): readonly WallPart[] {
  const panels = partsOf(setup)
  if (panels.length <= CELLS) return panels
  const turn = Math.floor(now / setup.rotation) * CELLS
  return Array.from({ length: CELLS }, (_, index) => panels[(turn + index) % panels.length] ?? 'states')
}

/** Alarms that the line along the bottom goes through. */
export const TICKER_ALARMS = 5

/** Which of so many is seen now, where each stands for so many seconds. */
export const turnOf = (count: number, now: EpochSeconds, seconds: number): number =>
  count < 2 ? 0 : Math.floor(now / seconds) % count

/** Lines of a ranking that are seen at once, and for how long, seconds; fewer where a name takes two of them. */
const OF_ONE_LINE = { lines: 5, seconds: 15 }
const OF_TWO_LINES = { lines: 3, seconds: 10 }
/** Letters that fit beside a figure on the narrowest wall; those of East Asia are twice as wide. */
const ONE_LINE = 16

const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2), 0)

/** Which of the ranked are seen now, from and to. Nobody can point at a wall to read the end of a name. */
export function rankedPage(names: readonly string[], now: EpochSeconds): readonly [number, number] {
  const isLong = names.some((name) => widthOf(name) > ONE_LINE)
  const { lines, seconds } = isLong ? OF_TWO_LINES : OF_ONE_LINE
  const first = turnOf(Math.ceil(names.length / lines), now, seconds) * lines
  return [first, Math.min(first + lines, names.length)]
}

const REACH = 8

/** Where the picture stands in this minute, px of 1080 lines: a slow walk around that comes back. */
export function shiftAt(now: EpochSeconds): { readonly x: number; readonly y: number } {
  const walk = (step: number) => {
    const at = step % (4 * REACH)
    return at <= REACH ? at : at <= 3 * REACH ? 2 * REACH - at : at - 4 * REACH
  }
  const minute = Math.floor(now / 60)
  return { x: walk(minute), y: walk(minute + REACH) }
}

/** Clocks that have room beside each other. */
const CLOCKS = 3
/** For how long the others stand before the next ones come, seconds. */
const CLOCKS_TURN = 10

/** The clocks that are seen now: that of most plants always, beside it the others in turn, so that each zone has its own. */
export function clocksAt(zones: readonly Zone[], now: EpochSeconds): readonly Zone[] {
  const [first, ...others] = zones
  if (first === undefined || zones.length <= CLOCKS) return zones
  const beside = CLOCKS - 1
  const at = turnOf(Math.ceil(others.length / beside), now, CLOCKS_TURN) * beside
  return [first, ...others.slice(at, at + beside)]
}

/** Zones of the plants, that of most of them first; of those whose clocks agree now, one. */
export function clockZones(plants: readonly Pick<FleetPlant, 'zone'>[], now: EpochSeconds): readonly Zone[] {
  const count = new Map<Zone, number>()
  for (const { zone } of plants) if (zone !== null) count.set(zone, (count.get(zone) ?? 0) + 1)
  return [...count.entries()]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([zone]) => zone)
    .filter((zone, index, all) => {
      const offset = zoneOffset(now, zone)
      return all.findIndex((other) => zoneOffset(now, other) === offset) === index
    })
}

export interface WallSample {
  readonly at: EpochSeconds
  readonly power: number | null
}

const SLOT = 300
const DAY = 86_400

/** One sample each five minutes, of the last day at most: a display that runs for a month keeps no more. */
export function withSample(samples: readonly WallSample[], sample: WallSample): readonly WallSample[] {
  const slot = Math.floor(sample.at / SLOT)
  const kept = samples.filter(({ at }) => at > sample.at - DAY && Math.floor(at / SLOT) !== slot)
  return [...kept, sample]
}

/** Seconds until the fleet is asked again: rarely while all plants sleep, since nothing changes. */
export const paceOfWall = (asleep: boolean): number => (asleep ? 900 : 60)

/** Older than this, seconds, figures are called old. */
export const isOld = (updated: EpochSeconds, now: EpochSeconds, asleep: boolean): boolean =>
  now - updated > 3 * paceOfWall(asleep)
