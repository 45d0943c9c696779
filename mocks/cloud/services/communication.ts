import { type Call, sessionOf } from '../wire/call'
import { record, whole, words } from '../wire/call-values'
import { emptyParameter, readDenied, refusal } from '../wire/refusal'
import { base64url, hmac } from '../wire/digest'
import { type DeviceView, deviceViews } from '../devices/device-view'
import { clockOffset, happenings, lastUpload, signals, uploadRuns } from '../devices/uploads'
import type { Fields } from '../energy/figures'
import { proven } from '../people/check-code'
import { carries } from '../plants/plant'
import { DAY, dayStart, SLOT } from '../place/zone'
import { networkOf } from './devices'
import { homeOfSerial } from './home-of-serial'

/* How a logger reaches the cloud, by its serial. Ours: the vendor's cloud shows it to people of the plant only. */

const LINK_DAYS = 7
const SHOWN_DAYS = 7

const serialOf = (call: Call) => {
  const serial = words(record(call.body)['deviceSn'])?.toUpperCase()
  if (!serial) throw emptyParameter('deviceSn')
  return serial
}

/** The logger of a serial, for every caller: 59 of another area, 66 without uploads, 42 if there is none. */
function loggerOf(call: Call, serial: string): DeviceView {
  const id = ownHome(call, serial) ?? homeOfSerial(call, serial)
  const plant = id === null ? null : call.world.plant(id, call.centre)
  const view =
    plant &&
    deviceViews(call.world, plant, plant.id, call.now).find(
      ({ device }) => device.type === 'COLLECTOR' && device.serial.toUpperCase() === serial,
    )
  if (view) return view
  if (serial.startsWith('LG59')) throw refusal(59, 'not available in this area')
  if (serial.startsWith('LG66')) throw refusal(66, 'no upload records')
  throw refusal(42, 'device does not exist')
}

/** Plants of the caller are looked through whole, those of others as far as the books know them. */
function ownHome(call: Call, serial: string): number | null {
  const has = (id: number) => {
    const plant = call.world.plant(id, call.centre)
    return plant !== null && call.world.devices.of(plant).some((one) => one.serial === serial)
  }
  return sessionOf(call).plants.find(has) ?? null
}

const signed = (call: Call, serial: string, until: number) =>
  base64url(hmac(call.world.secret, `communication|${call.centre}|${serial}|${until}`)).slice(0, 22)

function isLink(call: Call, serial: string, link: string): boolean {
  const [until, mark] = link.split('.')
  const end = whole(until)
  return end !== null && end > call.now && mark === signed(call, serial, end)
}

type Right = 'plant' | 'code' | 'link'

/** Why the caller may see more than the verdict; a wrong code is refused, a link that is over gives nothing. */
function rightOf(call: Call, { plant }: DeviceView, serial: string): Right | null {
  const session = sessionOf(call)
  if (session.reaches(plant.id) && session.may('device:read', plant.id)) return 'plant'
  const { proof, link } = record(call.body)
  const [code, shared] = [words(proof), words(link)]
  if (code) {
    proven(call, serial, code)
    return 'code'
  }
  return shared && isLink(call, serial, shared) ? 'link' : null
}

/** The verdict is for everybody who is signed in, what lies behind it is not. */
export function communication(call: Call): Fields {
  const serial = serialOf(call)
  const view = loggerOf(call, serial)
  const station = whole(record(call.body)['stationId'])
  if (station !== null && sessionOf(call).reaches(station) && station !== view.plant.id)
    throw refusal(55, 'the gateway is not in this plant')
  const right = rightOf(call, view, serial)
  return {
    deviceSn: view.device.serial,
    lastUploadTime: lastUpload(view, call.now),
    uploadInterval: SLOT,
    right: right?.toUpperCase() ?? null,
    detail: right === null ? null : detailOf(call, view, right),
  }
}

/** A link for those who have none of these rights; nobody who came by one passes on another. */
export function shareCommunication(call: Call): Fields {
  const serial = serialOf(call)
  const view = loggerOf(call, serial)
  const right = rightOf(call, view, serial)
  if (right === null || right === 'link') throw readDenied()
  const until = call.now + LINK_DAYS * DAY
  return { link: `${until}.${signed(call, serial, until)}`, expires: until }
}

const hidden = (text: string | null) =>
  text === null ? null : `${text.slice(0, 1)}••${text.length > 2 ? text.slice(-1) : ''}`

function detailOf(call: Call, view: DeviceView, right: Right): Fields {
  const { plant, device } = view
  const views = deviceViews(call.world, plant, plant.id, call.now)
  const loggers = views.filter((one) => one.device.type === 'COLLECTOR')
  const heard = lastUpload(view, call.now)
  const runs = heard === null ? [] : uploadRuns(plant, call.now - SHOWN_DAYS * DAY, heard)
  const events = happenings(plant, runs)
  const network = networkOf(view, loggers.indexOf(view))
  const sent = Math.floor(DAY / SLOT)
  const rejected = events.filter(({ kind, time }) => kind === 'rejected' && time > call.now - DAY).length
  const arrived = uploadRuns(plant, call.now - DAY, heard ?? 0).reduce(
    (sum, { from, to }) => sum + (to - from) / SLOT + 1,
    0,
  )
  return {
    stationId: right === 'plant' ? plant.id : null,
    timeZone: plant.place.zone,
    locationLat: Math.round(plant.place.latitude * 10) / 10,
    locationLng: Math.round(plant.place.longitude * 10) / 10,
    powered: carries(plant.gridType).battery || plant.type === 'GROUND',
    networkMode: network.networkMode,
    ssid: hidden(network.ssid),
    ip: network.ip === null ? null : network.ip.replace(/\d+\.\d+$/, '••.••'),
    operator: network.operator,
    firmware: network.firmware,
    bootTime:
      heard === null ? null : (events.find(({ kind }) => kind === 'powerOn')?.time ?? bootOf(view, heard)),
    clockOffset: heard === null ? null : clockOffset(view),
    sent: heard === null ? null : Math.min(sent, arrived + rejected),
    accepted: heard === null ? null : Math.min(sent - rejected, arrived),
    rejected: heard === null ? null : rejected,
    signals: network.networkMode === 'LAN' ? [] : signals(view, runs, call.now),
    runs,
    events: events.slice(0, 100),
    devices: views
      .filter((one) => one.above?.id === device.id)
      .slice(0, 60)
      .map((one) => ({ deviceSn: one.device.serial, name: one.device.name, time: heard })),
    siblings: loggers
      .filter((one) => one !== view && one.device.id !== device.id)
      .map((one) => {
        const time = lastUpload(one, call.now)
        const run = time === null ? undefined : uploadRuns(plant, call.now - SHOWN_DAYS * DAY, time).at(-1)
        return { deviceSn: one.device.serial, time, from: run?.from ?? null }
      }),
  }
}

/** Without a cold start in sight it has run for some weeks. */
function bootOf({ plant, device }: DeviceView, heard: number): number {
  const joined = plant.firstSample ?? dayStart(plant.place.zone, plant.joined)
  return Math.max(joined, heard - (20 + (device.id % 40)) * DAY)
}
