import { GRID_TYPES } from '../../domain/plants/plant'
import {
  type GridTypeCheck,
  type Metering,
  METERING_KEYS,
  type MeteringKey,
  type ZeroExport,
} from '../../domain/plants/plant-records'
import { type Call, get } from '../call'
import { epoch, flag, id, num, openEnum, record, text, word, type WireRecord } from '../wire'

const of = (plantId: number, rest: string) => `/maintain-s/station/${plantId}/${rest}`

/** C36. */
export function metering(plantId: number): Call<Metering> {
  return get(of(plantId, 'metering'), meteringOf)
}

/** C37: wire names, as far as they changed. */
export function saveMetering(plantId: number, changes: Readonly<WireRecord>): Call<Metering> {
  return { method: 'POST', path: of(plantId, 'metering'), body: changes, read: meteringOf }
}

/** C38: automatic or own. */
export function saveMeteringStrategy(plantId: number, strategy: 'DYNAMIC' | 'CUSTOM'): Call<Metering> {
  return {
    method: 'POST',
    path: of(plantId, 'metering/strategy'),
    body: { statisticMethodSettingStrategy: strategy },
    read: meteringOf,
  }
}

/** C39: all six keys. */
export function saveMeteringMethods(
  plantId: number,
  methods: Readonly<Record<MeteringKey, string | null>>,
): Call<Metering> {
  return { method: 'POST', path: of(plantId, 'meteringMethod'), body: { ...methods }, read: meteringOf }
}

function meteringOf(raw: unknown): Metering {
  return readMetering(record(raw, 'metering'))
}

export function readMetering(row: WireRecord): Metering {
  const methods = METERING_KEYS.map((key) => [key, word(row[key])])
  return {
    methods: Object.fromEntries(methods) as Record<MeteringKey, string | null>,
    strategy: openEnum(row['statisticMethodSettingStrategy'], ['DYNAMIC', 'CUSTOM']),
    consumeProportion: num(row['theoryConsumeProportion']),
    generationOffset: num(row['generationTotalOffset']),
    consumptionOffset: num(row['consumeTotalOffset']),
  }
}

/** C41. */
export function zeroExport(plantId: number): Call<ZeroExport> {
  return get(of(plantId, 'config/generationZero'), readZeroExport)
}

/** C42; `limit` in W. */
export function saveZeroExport(
  plantId: number,
  { on, limit }: { on: boolean; limit: number | null },
): Call<ZeroExport> {
  return {
    method: 'POST',
    path: of(plantId, 'config/generationZero'),
    body: { generationZero: on ? 1 : 0, limitPower: limit },
    read: readZeroExport,
  }
}

function readZeroExport(raw: unknown): ZeroExport {
  const row = record(raw, 'zero export')
  return {
    on: flag(row['generationZero']),
    limit: num(row['limitPower']),
    meterId: id(row['meterId']),
    modified: epoch(row['lastModifiedDate']),
  }
}

/** C43: may the grid type become `target`? */
export function checkGridType(plantId: number, target?: string): Call<GridTypeCheck> {
  return get(of(plantId, 'gridtype'), readGridType, { gridInterconnectionType: target })
}

/** C44. */
export function saveGridType(plantId: number, target: string): Call<GridTypeCheck> {
  return {
    method: 'POST',
    path: of(plantId, 'gridtype'),
    query: { gridInterconnectionType: target },
    read: readGridType,
  }
}

function readGridType(raw: unknown): GridTypeCheck {
  const row = record(raw, 'grid type')
  return {
    current: openEnum(row['gridInterconnectionType'], GRID_TYPES),
    target: openEnum(row['target'], GRID_TYPES),
    changeable: flag(row['changeable']),
    reason: text(row['reason']),
  }
}

/** C45: lets installer and support look in; answers the new state. */
export function saveAuthorisation(plantId: number, open: boolean): Call<boolean | null> {
  return {
    method: 'POST',
    path: of(plantId, 'auth/config'),
    body: { authOpen: open },
    read: (raw) => flag(record(raw, 'authorisation')['authOpen']),
  }
}
