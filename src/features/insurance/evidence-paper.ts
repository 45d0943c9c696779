import { valueAxis } from '../../charts/axis'
import { ENERGY_HUES } from '../../domain/brand/branding'
import type { evidencePack } from '../../domain/alarms/evidence-pack'
import type { Period } from '../../domain/alarms/evidence-days'
import { zoneOf } from '../../domain/plants/zone-of'
import { plantDay, zonedInstant } from '../../domain/time/instant'
import { MISSING, truncate } from '../../domain/values/quantity'
import type { PaperDocument, PaperPart } from '../../kit/paper/parts'

type Pack = ReturnType<typeof evidencePack>

const SLOT = 300
/** As the words of the pack itself: English, so that everybody's is the same. */
const PERIODS: Readonly<Record<Period, string>> = {
  before: 'Week before the alarm',
  during: 'Days of the alarm',
  after: 'Day after the alarm',
}

/** Covers of a policy, in the same words. */
const COVERS: Readonly<Record<string, string>> = {
  ELEMENTS: 'Storm, hail and fire',
  YIELD: 'Lost yield',
  THEFT: 'Theft',
}

const WEATHERS: Readonly<Record<string, string>> = {
  'snow-s': 'snow',
  'rainy-s': 'light rain',
  'rainy-l': 'heavy rain',
  thunder: 'thunderstorm',
  unknow: MISSING,
}

/** A code of the wire as words: RECOVERED, HEAT_PUMP. */
function inWords(code: string | null | undefined): string {
  const text = said(code).replace(/[_-]/g, ' ')
  return text === MISSING || /[a-z]/.test(text) ? said(code) : text.charAt(0) + text.slice(1).toLowerCase()
}

const said = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? MISSING : String(value)
const cut = (value: number | null): string => (value === null ? MISSING : truncate(value))
const amount = (value: number | null, unit: string): string =>
  value === null ? MISSING : `${truncate(value)} ${unit}`

/** A pack as pages for people, with the check sum of the file that has every value. The same pack, the same document. */
export function evidencePaper(pack: Pack, sum: string): PaperDocument {
  const { claim, plant, alarm, device, yield: yields } = pack
  const zone = zoneOf(plant)
  const time = (at: number | null) => zonedInstant(at, zone)
  const place =
    plant.latitude === null || plant.longitude === null ? MISSING : `${plant.latitude}, ${plant.longitude}`
  const title = `Evidence for claim ${claim.id} · ${plant.name ?? plant.id}`
  return {
    title,
    language: 'en',
    wide: false,
    parts: [
      { kind: 'title', text: title },
      facts([
        ['Claim', `${COVERS[String(claim.cover)] ?? inWords(claim.cover)}, ${time(claim.created)}`],
        ['Description', said(claim.text)],
        ['Plant', `${said(plant.name)} (${plant.id}), ${amount(plant.capacity, 'kWp')}`],
        ['Address', said(plant.address)],
        ['Position', place],
        ['Time zone', zone],
      ]),
      { kind: 'heading', text: 'Alarm' },
      facts([
        ['Alarm', [alarm.code, alarm.name].map(said).join(' · ')],
        ['Meaning', said(alarm.description)],
        ['State', inWords(alarm.state)],
        ['Begin', time(alarm.started)],
        ['End', alarm.ended === null ? 'lasts' : time(alarm.ended)],
        ['Loss, estimated', amount(alarm.lost, 'kWh')],
      ]),
      { kind: 'heading', text: 'Device' },
      device === null
        ? { kind: 'note', text: 'The alarm names no device.' }
        : facts([
            ['Name', said(device.name)],
            ['Serial number', said(device.serial)],
            ['Type, model', [inWords(device.type), said(device.model)].join(', ')],
            ['Logger', said(device.gateway)],
          ]),
      { kind: 'heading', text: 'Expected against measured yield' },
      facts([
        [`Measured, days: ${yields.days}`, amount(yields.measured, 'kWh')],
        ['Expected for these days', amount(yields.expected, 'kWh')],
        [`Mean of the days before: ${yields.daysBefore}`, amount(yields.expectedPerDay, 'kWh')],
        ['Energy performance index', cut(yields.index)],
      ]),
      ...(['before', 'during', 'after'] as const).flatMap((period) => curveOf(pack, period, zone)),
      { kind: 'heading', text: 'Days' },
      {
        kind: 'table',
        head: ['Date', 'Period', 'Production (kWh)', 'Specific yield (h)'],
        rows: pack.days.map(({ date, period, production, specificYield }) => [
          date,
          PERIODS[period],
          cut(production),
          cut(specificYield),
        ]),
        figures: [2, 3],
      },
      ...actionsOf(pack, time),
      ...weatherOf(pack, time),
      { kind: 'heading', text: 'Formulas' },
      facts(Object.entries(pack.formulas)),
      { kind: 'heading', text: 'Check sum' },
      facts([['SHA-256 of the pack (JSON)', sum]]),
    ],
  }
}

const facts = (of: readonly (readonly [string, string])[]): PaperPart => ({ kind: 'facts', facts: of })

/** Power over the days of a period, one after the other; a slot that was not measured is a gap. */
function curveOf({ days }: Pack, period: Period, zone: string): readonly PaperPart[] {
  const those = days.filter((day) => day.period === period)
  if (those.length === 0) return []
  const labels: string[] = []
  const values: (number | null)[] = []
  for (const { date, curve } of those) {
    const { from, slots } = plantDay(date, zone)
    const measured = new Map(
      curve.map(([at, power]) => [Math.floor(((at ?? 0) - from) / SLOT), power ?? null]),
    )
    for (let slot = 0; slot < slots; slot++) {
      labels.push(slot === Math.floor(slots / 2) ? date : '')
      values.push(measured.get(slot) ?? null)
    }
  }
  const series = [{ name: PERIODS[period], colour: ENERGY_HUES.production, values }]
  return [{ kind: 'plot', shape: 'lines', axis: valueAxis('W', values), series, labels }]
}

function actionsOf({ actions }: Pack, time: (at: number | null) => string): readonly PaperPart[] {
  const rows = [
    ...actions.log.map(({ at, by, action }) => ({ at, by, what: inWords(action) })),
    ...actions.notes.map(({ at, by, text }) => ({ at, by, what: text })),
    ...(actions.device ?? []).map(({ at, person, kind, before, after }) => ({
      ...{ at, by: person },
      what: [inWords(kind), [before, after].filter(Boolean).join(' > ')].filter(Boolean).join(': '),
    })),
  ].sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
  return [
    { kind: 'heading', text: 'Who did what' },
    rows.length === 0
      ? { kind: 'note', text: 'Nothing is recorded.' }
      : {
          kind: 'table',
          head: ['Time', 'Person', 'Action'],
          rows: rows.map(({ at, by, what }) => [time(at), said(by), said(what)]),
          figures: [],
        },
  ]
}

function weatherOf({ weather }: Pack, time: (at: number | null) => string): readonly PaperPart[] {
  const rows = weather.flatMap(({ hours }) => hours)
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: 'Weather' },
    {
      kind: 'table',
      head: ['Time', 'Weather', 'Temperature (°C)', 'Humidity (%)', 'Wind (m/s)'],
      rows: rows.map(({ at, weather: one, temperature, humidity, windSpeed }) => [
        time(at),
        WEATHERS[String(one)] ?? said(one),
        cut(temperature),
        cut(humidity),
        cut(windSpeed),
      ]),
      figures: [2, 3, 4],
    },
  ]
}
