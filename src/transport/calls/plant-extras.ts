import { deviceStateOf } from '../../domain/devices/device'
import {
  BUSINESS_PRESETS,
  type PanelArray,
  type PanelModule,
  type PlantLayout,
  type RelatedBusiness,
} from '../../domain/plants/plant-records'
import type { LayoutProposal } from '../../domain/modules/photo-array'
import type { CalendarDate } from '../../domain/plants/reading'
import type { PictureFrame } from '../../domain/values/picture-frame'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import {
  one,
  epoch,
  id,
  list,
  num,
  partRows,
  record,
  text,
  trimmedEnum,
  word,
  words,
  type WireRecord,
} from '../wire'

/** C46: 1 five minutes, 2 days, 3 months, 4 years per row. */
export type ReportStep = '1' | '2' | '3' | '4'

/** C46: a workbook; a refusal (48, 49) comes as JSON. */
export function exportReport(
  plantId: number,
  wanted: {
    step: ReportStep
    from: CalendarDate
    to: CalendarDate
    /** Title and wire name of each column. */
    fields: readonly { name: string; storageName: string }[]
  },
): Call<Blob> {
  return {
    method: 'POST',
    path: `/maintain-s/station/report/export/${plantId}`,
    reads: true,
    as: 'blob',
    body: { timeType: wanted.step, startTime: wanted.from, endTime: wanted.to, reportFields: wanted.fields },
    read(raw) {
      if (!isFile(raw)) throw malformed('report: a file was expected')
      return raw
    },
  }
}

/** Not by class: a file of another realm is a file as well. */
function isFile(value: unknown): value is Blob {
  return typeof value === 'object' && value !== null && 'size' in value && 'arrayBuffer' in value
}

/** C47. */
export function relatedBusinesses(plantId: number): Call<readonly RelatedBusiness[]> {
  return get(`/maintain-s/station/${plantId}/queryRelated/businesses`, (raw) =>
    list(raw, 'related businesses', readBusiness),
  )
}

/** C48. */
export function addBusiness(
  plantId: number,
  businessId: number,
  codes: readonly string[],
): Call<RelatedBusiness> {
  return {
    method: 'POST',
    path: '/maintain-s/station/addRelated/business',
    body: { stationId: plantId, businessId, roleCode: codes },
    read: (raw) => one(raw, 'business', readBusiness),
  }
}

/** C49. */
export function removeBusiness(plantId: number, businessId: number): Call<null> {
  return {
    method: 'DELETE',
    path: `/maintain-s/station/${plantId}/deleteRelated/business/${businessId}`,
    read: () => null,
  }
}

export function readBusiness(row: WireRecord): RelatedBusiness | null {
  const businessId = id(row['businessId'])
  if (businessId === null) return null
  return {
    id: businessId,
    name: text(row['name']),
    type: word(row['type']),
    codes: words(row['roleCode']),
    contact: text(row['contact']),
    phone: text(row['phone']),
    email: text(row['email']),
    related: epoch(row['relatedTime']),
    grantedBy: text(row['grantedBy']),
    preset: trimmedEnum(row['preset'], BUSINESS_PRESETS),
    state: trimmedEnum(row['state'], ['PENDING', 'ACTIVE', 'EXPIRED']),
    accepted: epoch(row['acceptedTime']),
    expires: epoch(row['expiresTime']),
    lastActive: epoch(row['lastActiveTime']),
    people: num(row['peopleCount']),
  }
}

/** Left, top, width and height as shares of a picture. */
function boxOf(value: unknown): PictureFrame | null {
  if (!Array.isArray(value)) return null
  const [x, y, width, height] = value.map(num)
  const isValid = [x, y, width, height].every((share) => share != null && share >= 0 && share <= 1)
  return isValid ? ({ x, y, width, height } as PictureFrame) : null
}

/** C50; its RECOGNITION_ERROR is the page's to show. `box` is ours. */
export function recogniseLayout(plantId: number, photoUrl: string, deviceType: string): Call<LayoutProposal> {
  return {
    method: 'POST',
    path: `/maintain-s/station/layout/photo/recognition/${plantId}`,
    body: { photoUrl, deviceType },
    read(raw) {
      const reply = record(raw, 'layout proposal')
      return {
        rows: num(reply['rows']),
        columns: num(reply['columns']),
        items: partRows(reply['items'], (item) => {
          const row = id(item['row'])
          const column = id(item['column'])
          return row === null || column === null
            ? null
            : {
                ...{ row, column, serial: word(item['deviceSn']), confidence: num(item['confidence']) },
                box: boxOf(item['box']),
              }
        }),
      }
    },
  }
}

/** C51. */
export function plantLayout(plantId: number, deviceType: string): Call<PlantLayout> {
  return get(`/maintain-s/station/layout/${plantId}/info/${encodeURIComponent(deviceType)}`, (raw) => {
    const reply = record(raw, 'layout')
    return {
      type: deviceType,
      version: word(reply['version']),
      background: word(reply['background']),
      arrays: partRows(reply['arrays'], readArray),
    }
  })
}

function readArray(row: WireRecord): PanelArray {
  return {
    id: word(row['id']),
    name: text(row['name']),
    azimuth: num(row['azimuth']),
    tilt: num(row['tilt']),
    rows: num(row['rows']),
    columns: num(row['columns']),
    landscape: row['orientation'] === 'LANDSCAPE',
    modules: partRows(row['modules'], readModule),
  }
}

function readModule(row: WireRecord): PanelModule {
  return {
    row: id(row['row']),
    column: id(row['column']),
    deviceId: id(row['deviceId']),
    serial: word(row['deviceSn']),
    parentSerial: word(row['parentSn']),
    string: word(row['string']),
    power: num(row['power']),
    voltage: num(row['voltage']),
    temperature: num(row['temperature']),
    energyToday: num(row['energyDay']),
    state: deviceStateOf(num(row['state'])),
  }
}
