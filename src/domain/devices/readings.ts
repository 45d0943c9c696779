import { finding, searchable } from '../values/folded'
import { temperatureOf } from './unit-words'
import type { DeviceDetail, DeviceValue, DeviceValueGroup } from './device-records'

/** What a device said last, by the names of the wire. */
export type Readings = ReadonlyMap<string, DeviceValue>

export function readingsOf(detail: Pick<DeviceDetail, 'groups'>): Readings {
  return new Map(detail.groups.flatMap(({ values }) => values.map((value) => [value.key, value] as const)))
}

/** The number that a text of the wire is; null for words, and for what is missing. */
export function numberOf(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? ''
  if (!/^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(trimmed)) return null
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : null
}

/** A number that has a unit: firmware `0104` and serials are words. */
export function quantityOf(value: Pick<DeviceValue, 'value' | 'unit'> | undefined): number | null {
  return value === undefined || value.unit === null ? null : numberOf(value.value)
}

export const read = (readings: Readings, key: string): number | null => numberOf(readings.get(key)?.value)

/** The model that the cloud names, or the kind that the device says it is. */
export const modelOf = (detail: Pick<DeviceDetail, 'model' | 'groups'>): string | null =>
  detail.model ?? readingsOf(detail).get('INV_MOD1')?.value ?? null

/** Names of the wire for what runs on a device itself; protocol and display have versions of their own. */
const FIRMWARE = ['MAIN', 'MDUv1']

export function firmwareOf(detail: Pick<DeviceDetail, 'groups'>): string | null {
  const readings = readingsOf(detail)
  return FIRMWARE.map((key) => readings.get(key)?.value).find((text) => text) ?? null
}

/** The first of several names that a device uses for the same thing. */
export function readFirst(readings: Readings, keys: readonly string[]): number | null {
  for (const key of keys) {
    const value = read(readings, key)
    if (value !== null) return value
  }
  return null
}

export interface ParameterFilter {
  readonly text: string
  /** Keys of an earlier reading that changed since; null shows all. */
  readonly changed: ReadonlySet<string> | null
}

/** Whether each word of a search stands somewhere in what is shown of a parameter. */
export function isFound(text: string, parts: readonly (string | null | undefined)[]): boolean {
  const words = text.split(/\s+/).filter(Boolean).map(finding)
  if (words.length === 0) return true
  const searched = parts.map((part) => searchable(part ?? ''))
  return words.every((has) => searched.some(has))
}

/** Groups as delivered with the parameters that fit; groups without any are left out, nothing unknown is dropped. */
export function foundGroups(
  groups: readonly DeviceValueGroup[],
  { text, changed }: ParameterFilter,
): readonly DeviceValueGroup[] {
  return groups.flatMap((group) => {
    const values = group.values.filter(
      (value) =>
        (changed === null || changed.has(value.key)) &&
        isFound(text, [value.label, value.key, value.value, group.name]),
    )
    return values.length === 0 ? [] : [{ ...group, values }]
  })
}

/** Keys whose text is another one than before; what came or went has changed as well. */
export function changedKeys(before: Readings, now: Readings): ReadonlySet<string> {
  const keys = new Set([...before.keys(), ...now.keys()])
  return new Set([...keys].filter((key) => before.get(key)?.value !== now.get(key)?.value))
}

/** Everything that was delivered, for the clipboard: groups, keys, units and raw codes as they came. */
export function readingsJson(detail: DeviceDetail): string {
  const { id, serial, name, type, model, productId, collected, zone } = detail
  const groups = detail.groups.map(({ tag, name: title, values }) => ({
    tag,
    name: title,
    parameters: values.map(({ key, label, value, unit, raw, at, range }) => ({
      key,
      name: label,
      value,
      unit: temperatureOf(unit),
      ...(raw !== null && raw !== value ? { raw } : {}),
      ...(at === null ? {} : { at }),
      ...(range === null ? {} : { range }),
    })),
  }))
  return JSON.stringify({ id, serial, name, type, model, productId, collected, zone, groups }, null, 2)
}

/** Parameters that can be picked, in the groups in which the device delivers them; what it does not say stands last, without a name. */
export function parametersIn<T extends { readonly key: string }>(
  parameters: readonly T[],
  groups: readonly DeviceValueGroup[],
): readonly { readonly name: string | null; readonly parameters: readonly T[] }[] {
  const groupOf = new Map(
    groups.flatMap(({ name, tag, values }) => values.map(({ key }) => [key, name ?? tag] as const)),
  )
  const names = [...new Set([...groups.map(({ name, tag }) => name ?? tag), null])]
  return names.flatMap((name) => {
    const own = parameters.filter(({ key }) => (groupOf.get(key) ?? null) === name)
    return own.length === 0 ? [] : [{ name, parameters: own }]
  })
}
