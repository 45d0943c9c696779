import { readWall, TICKER_ALARMS, type WallSetup } from '../../../src/domain/fleet/wall'
import type { WallPanel } from '../../../src/domain/fleet/wall-words'
import { type Fields, kept } from '../energy/figures'
import { type Screen, SCREEN } from '../people/wall-links'
import type { World } from '../world'
import type { Call } from './call'
import { record, words } from './call-values'
import type { Handler } from './row'

/** What a wall display may ask. */
interface Opened {
  /** Panels that ask it; without them every display does. */
  panels?: readonly WallPanel[]
  /** Only a display that shows what is earned. */
  income?: true
  /** What is asked, whatever the call says. */
  ask?(call: Call, screen: Screen, setup: WallSetup): Partial<Call>
  /** The part of the reply that a wall may see. */
  select(answer: Fields, setup: WallSetup): Fields
}

const NAMING: readonly WallPanel[] = ['worst', 'best']
/** Of alarms: their count by level, and the newest by name; the ticker says how grave they are and since when. */
const OF_ALARM = ['showName', 'alertName', 'stationName']
const OF_TICKER = [...OF_ALARM, 'level', 'alertTime']

/** A hidden name must not be found by its place either: about a kilometre. */
const coarse = (degrees: unknown) =>
  typeof degrees === 'number' ? Math.round(degrees * 100) / 100 : (degrees ?? null)

const rowsOf = (answer: Fields) => (Array.isArray(answer['data']) ? answer['data'].map(record) : [])

function wallPlant(row: Fields, { masked, panels }: WallSetup): Fields {
  const named = !masked && NAMING.some((one) => panels.includes(one))
  const place = masked
    ? { locationLat: coarse(row['locationLat']), locationLng: coarse(row['locationLng']) }
    : {}
  return { ...row, ...place, name: named ? row['name'] : null }
}

const OPENED: Readonly<Record<string, Opened>> = {
  'GET /backyard-api-s/screen/:screenId': {
    ask: (_, { id }) => ({ params: { screenId: String(id) } }),
    select: ({ id, name }, setup) => ({ id, name, content: JSON.stringify(setup) }),
  },
  'GET /maintain-s/operating/station/screen/search': {
    select: (answer, setup) => ({ ...answer, data: rowsOf(answer).map((row) => wallPlant(row, setup)) }),
  },
  'GET /maintain-s/operating/station/produced/days': { panels: ['days'], select: (answer) => answer },
  'GET /maintain-s/operating/station/produced/curve': { panels: ['curve'], select: (answer) => answer },
  'GET /maintain-s/operating/station/produced/income': { income: true, select: (answer) => answer },
  'GET /maintain-s/operating/alert/triage/causes': { panels: ['alarms'], select: (answer) => answer },
  'POST /maintain-s/operating/alert/triage/search': {
    panels: ['alarms', 'ticker'],
    ask: ({ body }, _, { panels }) => ({
      body: { states: ['OPEN'], language: words(record(body)['language']) },
      query: new URLSearchParams({
        page: '1',
        size: String(panels.includes('ticker') ? TICKER_ALARMS : 1),
        'order.property': 'alertTime',
      }),
    }),
    select: (answer, { masked, panels }) => ({
      total: answer['total'],
      data: rowsOf(answer).map((row) => {
        const shown = panels.includes('ticker') ? OF_TICKER : OF_ALARM
        return kept(row, (name) => shown.includes(name) && !(masked && name === 'stationName'))
      }),
      summary: { openByLevel: record(answer['summary'])['openByLevel'] },
    }),
  },
}

/** What answers a wall display; null for what it does not show. */
export function answerOfWall(
  { store }: World,
  screenId: number,
  { name, handler }: { name: string; handler: Handler },
): Handler | null {
  const opened = Object.hasOwn(OPENED, name) ? OPENED[name] : undefined
  const screen = store.get(SCREEN, String(screenId)) as Screen | undefined
  if (!opened || !screen) return null
  const setup = readWall(contentOf(screen))
  if (opened.panels && !opened.panels.some((panel) => setup.panels.includes(panel))) return null
  if (opened.income && !setup.income) return null
  return (call) => {
    const answer = handler({ ...call, ...opened.ask?.(call, screen, setup) })
    return opened.select(answer as Fields, setup)
  }
}

function contentOf({ content }: Screen): Record<string, unknown> {
  try {
    return record(JSON.parse(content))
  } catch {
    return { masked: true }
  }
}
