import { type Call, paged, readable, sessionOf, type Target } from '../wire/call'
import { badParameter, Refusal, refusal } from '../wire/refusal'
import { record, whole } from '../wire/call-values'
import { readingsUnder } from '../alarms/alarm-readings'
import { type DeviceView, deviceViews, homeOfDevice, shareAt } from '../devices/device-view'
import { DEVICE_KINDS } from '../devices/device-kinds.data'
import type { Fields } from '../energy/figures'
import { deviceText } from '../texts/device-texts'
import { languageOf, type Lan } from '../texts/languages'
import { modelOf } from '../devices/models'
import { parametersOf } from '../devices/parameters'
import { valueFrame } from '../devices/value-frames'
import { GROUPS, type Reading } from '../devices/reading'
import type { Parameter } from '../devices/parameters.data'
import { periodsOf, temperatureAt } from './operating'
import { clockOf, seriesOf } from './device-series'

/** A device of the caller's plants: 42 if there is none, 15 if it is somebody else's, 22 if it may not be read, unless another right is asked for. */
export function viewAsked(
  call: Call,
  raw: unknown,
  allowed: (plant: number) => Target = (plant) => readable(call, plant, 'device:read'),
): DeviceView {
  const id = whole(raw)
  if (id === null) throw badParameter('deviceId')
  const home = homeOfDevice(call, id)
  if (!home) throw refusal(42, 'device does not exist')
  if (!sessionOf(call).reaches(home.plant.id)) throw new Refusal(403, '15', 'data not visible')
  const { plant, systemId } = allowed(home.plant.id)
  const view = deviceViews(call.world, plant, systemId, call.now).find(({ device }) => device.id === id)
  if (!view) throw refusal(42, 'device does not exist')
  return view
}

const formatted = ({ decimals = 2 }: Parameter, value: number | string) =>
  typeof value === 'string' ? value : value.toFixed(decimals)

/** A value that is a word of the device, and not its name or its version, has one in every language. */
const worded = ({ code }: Parameter, value: string, lan: Lan) => (code ? deviceText(value, lan) : value)

/** D1: everything the device said last, in groups; empty groups are left out. */
export function detail(call: Call): Fields {
  const body = record(call.body)
  const view = viewAsked(call, body['deviceId'])
  const { device, plant, shot, collected } = view
  const lan = languageOf(body['language'])
  return {
    deviceId: device.id,
    deviceSn: device.serial,
    siteId: plant.id,
    name: device.name,
    type: device.type,
    model: modelOf(plant, device.type),
    deviceTypeName: device.type,
    productId: DEVICE_KINDS[device.type].productId,
    timeZone: plant.place.zone,
    connectStatus: view.away ? 0 : view.alarmed ? 2 : 1,
    deviceState: view.away ? 3 : view.alarmed ? 2 : 1,
    alertStatus: view.alarmed ? 1 : -1,
    alertStatusWithin: -1,
    alertStatusOutside: -1,
    alertStatusUser: -1,
    collectionTime: collected,
    activationState: 1,
    parDeviceId: view.gateway?.id ?? null,
    parDeviceSn: view.gateway?.serial ?? null,
    installationTime: null,
    countryName: null,
    chargerDto: null,
    linkDeviceData: null,
    configModule: '{"admc":"1000"}',
    isMesh: false,
    desireStatus: {},
    realStatus: {},
    desireQueue: [],
    paramCategoryList: shot.moment ? groupsOf(call, view, lan) : [],
  }
}

function groupsOf(call: Call, view: DeviceView, lan: Lan): Fields[] {
  const { plant, shot, device, share } = view
  if (!shot.moment) return []
  const life = periodsOf(call.world, plant, call.now, shot.today).total
  const reading: Reading = {
    plant,
    power: shot.moment.power,
    day: shot.day,
    life: { ...life, gen: life.gen + plant.totalOffset },
    share: share ?? 1,
    part: share === null ? 1 : shareAt(plant, device.type, view.index, shot.moment.at, share),
    index: view.index,
    deviceId: device.id,
    at: shot.moment.at,
    air: temperatureAt(call.world, plant, shot.moment.at),
    serial: device.serial,
    firmware: view.firmware,
    clock: clockOf(plant.place.zone, shot.moment.at),
  }
  const parameters = parametersOf(plant, device.type)
  const under = readingsUnder(call, view, shot.today)
  return GROUPS.flatMap((group) => {
    const fieldList = parameters
      .filter((one) => one.group === group.tag)
      .map((one, index) => {
        const value = formatted(one, under(one.key, reading.at, one.value(reading)))
        return {
          key: deviceText(one.en, lan),
          value: worded(one, value, lan),
          storageName: one.key,
          unit: one.unit,
          serialNumber: group.order + index,
          orgValue: one.code ? String(one.code(reading)) : value,
          ...valueFrame(one.key, reading),
        }
      })
    if (fieldList.length === 0) return []
    const { tag, categoryId, order } = group
    return [{ name: deviceText(group.en, lan), serialNumber: order, tag, categoryId, fieldList }]
  })
}

/** D2: what can be drawn. */
export function parameters(call: Call): Fields[] {
  const { plant, device } = viewAsked(call, call.query.get('deviceId'))
  const lan = languageOf(call.query.get('lan'))
  return parametersOf(plant, device.type)
    .filter(({ unit }) => unit !== null)
    .map(({ key, en, unit }) => ({ storageName: key, name: deviceText(en, lan), unit }))
}

/** D3: parameters over time; without names all of them, words as well. */
export function stats(call: Call): Fields[] {
  const view = viewAsked(call, call.params['id'])
  const lan = languageOf(call.query.get('lan'))
  const shown = [...call.query.getAll('showParams'), ...call.query.getAll('showParams[]')]
  const wanted = parametersOf(view.plant, view.device.type).filter(({ key, unit }) =>
    shown.length === 0 ? true : unit !== null && shown.includes(key),
  )
  return seriesOf(call, view, wanted).map(({ parameter, points }) => ({
    storageName: parameter.key,
    name: deviceText(parameter.en, lan),
    unit: parameter.unit,
    detailList: points.map(({ at, value }) => ({
      collectionTime: at,
      value: worded(parameter, formatted(parameter, value), lan),
    })),
  }))
}

/** D4: the last frames of a day, as bytes in hex. */
export function originalData(call: Call): { total: number; data: Fields[] } {
  const view = viewAsked(call, call.query.get('deviceId'))
  const { collected, device } = view
  if (collected === null) return { total: 0, data: [] }
  const frames = Array.from({ length: 48 }, (_, index) => {
    const at = collected - index * 300
    const bytes = `${device.serial}|${at}`
      .split('')
      .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    return { collectionTime: at, data: `a5${bytes.join('')}15` }
  })
  return paged(call, frames)
}

/** Ours: what people did to a device, the newest first; the first of it is that it came. */
export function records(call: Call): { total: number; data: Fields[] } {
  const { plant, device } = viewAsked(call, call.params['id'])
  const { log } = call.world.devices.edits(plant)
  const own = log.filter((one) => one.device === device.id)
  const added = own.some(({ kind }) => kind === 'ADDED')
  const first = { time: plant.started, kind: 'ADDED', userName: plant.ownerName, before: null, after: null }
  const all = [...(added ? [] : [first]), ...own].reverse()
  return paged(
    call,
    all.map(({ time, kind, userName, before, after }) => ({ time, kind, userName, before, after })),
  )
}
