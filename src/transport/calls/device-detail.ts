import { DEVICE_TYPES, type DeviceState, deviceStateOf } from '../../domain/devices/device'
import {
  DEVICE_NOTES,
  type DeviceDetail,
  type DeviceNote,
  type DeviceParameter,
  type DeviceSeries,
  type DeviceValue,
  type DeviceValueGroup,
} from '../../domain/devices/device-records'
import type { CalendarDate, Page } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { type Call, get } from '../call'
import {
  capitalEnum,
  epoch,
  id,
  list,
  num,
  openEnum,
  page,
  partRows,
  record,
  text,
  type WireRecord,
  word,
} from '../wire'

/* The device page (wire contract 2.11). */

/** D1; the plant is sent where it is known. */
export function deviceDetail(deviceId: number, plantId: number | null, language: string): Call<DeviceDetail> {
  return {
    method: 'POST',
    path: '/device-s/device/v3/detail',
    reads: true,
    body: {
      deviceId,
      ...(plantId === null ? {} : { siteId: plantId }),
      language,
      needRealTimeDataFlag: true,
    },
    read: readDetail,
  }
}

function readDetail(raw: unknown): DeviceDetail {
  const row = record(raw, 'device')
  const zone = word(row['timeZone'])
  const alert = num(row['alertStatus'])
  return {
    id: id(row['deviceId']),
    serial: word(row['deviceSn']),
    plantId: id(row['siteId']),
    name: text(row['name']),
    type: openEnum(row['type'], DEVICE_TYPES),
    typeName: text(row['deviceTypeName']),
    model: text(row['model']),
    productId: word(row['productId']),
    zone: isZone(zone) ? zone : null,
    state: deviceStateOf(num(row['deviceState'])),
    connected: connectionOf(num(row['connectStatus'])),
    alerting: alert === null ? null : alert > 0,
    collected: epoch(row['collectionTime']),
    gatewayId: id(row['parDeviceId']),
    gatewaySerial: word(row['parDeviceSn']),
    groups: [...partRows(row['paramCategoryList'], readGroup)].sort(byOrder),
  }
}

/** Offline is 0 here and 3 in `deviceState` (wire contract 3.1). */
function connectionOf(code: number | null): DeviceState | null {
  return code === 0 ? 'offline' : code === 1 ? 'online' : code === 2 ? 'alarm' : null
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

function readGroup(row: WireRecord): DeviceValueGroup {
  return {
    tag: word(row['tag']),
    name: label(row['name']),
    categoryId: word(row['categoryId']),
    order: num(row['serialNumber']) ?? 0,
    values: [...partRows(row['fieldList'], readValue)].sort(byOrder),
  }
}

function readValue(row: WireRecord): DeviceValue | null {
  const key = word(row['storageName'])
  if (key === null) return null
  return {
    key,
    label: label(row['key']),
    value: word(row['value']),
    unit: word(row['unit']),
    raw: word(row['orgValue']),
    order: num(row['serialNumber']) ?? 0,
    at: epoch(row['collectionTime']),
    range: rangeOf(num(row['minValue']), num(row['maxValue'])),
  }
}

/** Ours: the wire contract has no range of a value. */
const rangeOf = (min: number | null, max: number | null) =>
  min === null || max === null || max < min ? null : { min, max }

/** Labels hold no-break spaces. */
const label = (value: unknown) => text(value)?.replaceAll('\u00a0', ' ').trim() ?? null

/** D2: what can be drawn. */
export function deviceParameters(
  deviceId: number,
  productId: string,
  language: string,
): Call<readonly DeviceParameter[]> {
  return get('/device-s/device/params', (raw) => list(raw, 'parameters', readParameter), {
    productId,
    lan: language,
    queryType: 1,
    deviceId,
  })
}

function readParameter(row: WireRecord): DeviceParameter | null {
  const key = word(row['storageName'])
  return key === null ? null : { key, name: label(row['name']), unit: word(row['unit']) }
}

/** Which days of D3. */
export type SeriesRange =
  | { span: 'day' | 'week' | 'month' | 'year'; date: CalendarDate }
  | { span: 'dayrange'; from: CalendarDate; to: CalendarDate }
  | { span: 'total' }

/** D3; no keys asks for all. */
export function deviceSeries(
  deviceId: number,
  range: SeriesRange,
  language: string,
  keys: readonly string[] = [],
): Call<readonly DeviceSeries[]> {
  return get(`/device-s/device/${deviceId}/stats/${range.span}`, (raw) => list(raw, 'series', readSeries), {
    ...rangeQuery(range),
    lan: language,
    showParams: keys,
  })
}

function rangeQuery(range: SeriesRange): Record<string, string> {
  switch (range.span) {
    case 'total':
      return {}
    case 'dayrange':
      return { startDay: range.from.replaceAll('-', '/'), endDay: range.to.replaceAll('-', '/') }
    case 'month':
      return { month: range.date.slice(0, 7) }
    case 'year':
      return { year: range.date.slice(0, 4) }
    default:
      return { day: range.date }
  }
}

function readSeries(row: WireRecord): DeviceSeries | null {
  const parameter = readParameter(row)
  if (parameter === null) return null
  const points = partRows(row['detailList'], (point) => {
    const at = epoch(point['collectionTime'])
    return at === null ? null : { at, value: num(point['value']), text: word(point['value']) }
  })
  return { ...parameter, points: [...points].sort((one, other) => one.at - other.at) }
}

/** Ours, capability `deviceRecords`: what people did to a device, the newest first. */
export function deviceNotes(deviceId: number, at = 1, size = 50): Call<Page<DeviceNote>> {
  return {
    method: 'GET',
    path: `/device-s/device/${deviceId}/record`,
    query: { page: at, size },
    read: (raw) =>
      page(raw, 'records', (row) => ({
        at: epoch(row['time']),
        kind: capitalEnum(row['kind'], DEVICE_NOTES),
        person: text(row['userName']),
        before: text(row['before']),
        after: text(row['after']),
      })),
  }
}
