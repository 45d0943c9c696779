import type { Draft } from '../../../domain/export/draft'
import type { MissingPlant } from '../../../domain/export/jobs'
import { completeness, countQualities, ROW_QUALITIES } from '../../../domain/export/rows'
import { faultCode, faultKey } from '../../../domain/faults/fault'
import type { EpochSeconds } from '../../../domain/plants/reading'
import { zonedInstant } from '../../../domain/time/instant'
import { MISSING, truncate } from '../../../domain/values/quantity'
import type { PlantRows } from './run-plants'
import { zoneOf } from '../../../domain/plants/zone-of'
import type { Column } from './source'
import { columnName, formulaWords, qualityWord, type Say, wordOf } from './words'

type Note = readonly [string, string]

/** Formulas, units, zone, completeness and the rule of what is missing, a line each. */
export function notesOf(
  draft: Draft,
  plants: readonly [PlantRows, ...PlantRows[]],
  missing: readonly MissingPlant[],
  { say, now }: { readonly say: Say; readonly now: EpochSeconds },
): readonly Note[] {
  const [{ order }] = plants
  const count = countQualities(plants.flatMap(({ rows }) => rows))
  const zone = zoneOf(order.plant)
  const many = draft.plants.length > 0
  return [
    [say('notes.what'), say('notes.how')],
    ...(many
      ? plants.map((one) => plantNote(one, say))
      : [[say('words:fields.plant'), nameOf(order.plant)] as const]),
    ...missing.map((one): Note => [
      `${say('state.missing')}: ${one.name} (${one.id})`,
      missingWords(one, say),
    ]),
    ...devicesOf(order, say),
    [wordOf('head.period', say), `${draft.from} – ${draft.to}`],
    [say('builder.step'), wordOf(`step.${draft.step}`, say)],
    ...(many ? [] : [[say('words:fields.zone'), draft.clock === 'utc' ? `UTC (${zone})` : zone] as const]),
    [say('notes.made'), zonedInstant(now, zone)],
    [say('builder.gap'), `${wordOf(`gap.${draft.gap}`, say)}. ${say('notes.rule')}`],
    [say('builder.digits'), wordOf(`digits.${draft.digits}`, say)],
    [say('notes.completeness'), shareOf(count)],
    ...ROW_QUALITIES.map((one) => [qualityWord(one, say), String(count[one])] as const),
    ...formulas(draft, plants, say),
  ]
}

const nameOf = ({ id, name }: { id: number; name: string | null }) => name ?? String(id)

function shareOf(count: Parameters<typeof completeness>[0]): string {
  const share = completeness(count)
  return share === null ? MISSING : `${truncate(share)} %`
}

/** What the parameters are of. */
function devicesOf({ draft, device }: PlantRows['order'], say: Say): readonly Note[] {
  const names =
    draft.devices.length > 0 ? device?.all?.map(({ name }) => name).join(', ') : (device?.serial ?? '')
  return names ? [[say('words:fields.device'), names]] : []
}

/** Its zone, how many rows it has and how complete they are. */
function plantNote({ order, rows }: PlantRows, say: Say): Note {
  const { draft, plant } = order
  const zone = zoneOf(order.plant)
  return [
    `${nameOf(plant)} (${plant.id})`,
    [
      draft.clock === 'utc' ? `UTC (${zone})` : zone,
      say('preview.rows', { rows: rows.length }),
      `${say('notes.completeness')}: ${shareOf(countQualities(rows))}`,
    ].join(' · '),
  ]
}

/** Why a plant is not in a file. */
export function missingWords({ fault }: Pick<MissingPlant, 'fault'>, say: Say): string {
  if (fault === null) return say('state.nothing')
  const code = faultCode(fault)
  return `${say(faultKey(fault))}${code === null ? '' : ` (${code})`}`
}

/** Which of the devices a row is of is no figure. */
const hasFormula =
  ({ template }: Draft) =>
  ({ key, name }: Column) =>
    !(template === 'parameters' && key === 'device' && name === null)

/** A formula for each column, once for each unit that it has. */
function formulas(draft: Draft, plants: readonly PlantRows[], say: Say): readonly Note[] {
  const all = plants.flatMap(({ columns, order: { plant } }) =>
    columns.filter(hasFormula(draft)).map((column): Note => {
      const unit = column.unit === null ? '' : ` (${column.unit})`
      return [columnName(column, say) + unit, formulaWords(column, draft, plant.gridType, say)]
    }),
  )
  return [...new Map(all)]
}
