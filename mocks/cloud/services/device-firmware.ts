import { upgradeTimeRefusal } from '../../../src/domain/devices/upgrade-time'
import { sunIsDown } from '../../../src/domain/place/sun'
import { type Call, operable } from '../wire/call'
import { badParameter, refusal } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import { noteDevice } from '../devices/device-log'
import { orderRow } from '../devices/device-orders'
import { type DeviceView, signalOf, deviceViews } from '../devices/device-view'
import { FIRMWARE, firmwareAt, type Release, releasesOf } from '../devices/firmware'
import type { Fields } from '../energy/figures'
import { snapshot } from '../energy/readings'
import { deviceText } from '../texts/device-texts'
import { languageOf } from '../texts/languages'
import { ordersOf, queueOrder } from './device-control'
import { viewAsked } from './device-detail'

/** Percent of signal below which the link breaks off before an upgrade is through. */
const WEAK = 45

/** Whether a device lives of the sun alone, and stops in the middle of what it does when that is gone. */
const livesOfSun = ({ device, plant }: DeviceView) =>
  device.type === 'INVERTER' && (plant.battery === null || plant.battery === undefined)

const produces = (call: Call, { plant }: DeviceView, at: number) =>
  (snapshot(call.world.engine, plant, at).moment?.power.gen ?? 0) > 0

/** Ours: what runs on a device, what is offered for it, and what was installed, the newest first. */
export function firmware(call: Call): Fields {
  const view = viewAsked(call, call.params['id'])
  const { device } = view
  const all = ordersOf(call, view)
  const lan = languageOf(call.query.get('lan'))
  return {
    version: firmwareAt(all, device, call.now),
    releases: releasesOf(device.type).map(({ en, ...one }) => ({
      ...one,
      notes: en.map((note) => deviceText(note, lan)),
      daylight: livesOfSun(view),
    })),
    upgrades: all
      .filter((one) => one.key === FIRMWARE && one.device === device.id)
      .map((one) => {
        const row = orderRow(one, all, call.now)
        const failed = row['state'] === 'DONE' && one.fails !== undefined
        const part = (call.now - one.from) / (one.until - one.from)
        return {
          ...row,
          state: failed ? 'FAILED' : row['state'],
          progress: row['state'] === 'RUNNING' ? Math.floor(part * 100) : null,
          reason: failed ? one.fails : null,
        }
      })
      .reverse(),
  }
}

/** Whether what is begun now comes to its end. */
function fateOf(call: Call, view: DeviceView, until: number): 'POWER' | 'LINK' | undefined {
  if (livesOfSun(view) && !produces(call, view, until)) return 'POWER'
  const { plant, systemId, gateway } = view
  const logger = deviceViews(call.world, plant, systemId, call.now).find(
    ({ device }) => device.id === gateway?.id,
  )
  return logger && (signalOf(logger) ?? 100) < WEAK ? 'LINK' : undefined
}

/** Seconds an upgrade takes; one that breaks off does so half-way. */
const lasts = ({ minutes }: Release, fails: boolean) => (fails ? minutes * 30 : minutes * 60)

/** Sends an upgrade to a device, behind the orders of its plant, or at a set time. */
export function sendUpgrade(call: Call): Fields {
  const body = record(call.body)
  const view = viewAsked(call, body['deviceId'], (plant) => operable(call, plant, 'device:update'))
  const { device, plant } = view
  if (words(body['deviceSn'])?.toUpperCase() !== device.serial.toUpperCase()) throw badParameter('deviceSn')
  const release = releasesOf(device.type).find(({ version }) => version === body['version'])
  const orders = ordersOf(call, view)
  const before = firmwareAt(orders, device, Infinity)
  if (!release || before === null || release.version === before) throw badParameter('version')
  const at = startAsked(call, view, release, body['startTime'])
  const dark = sunIsDown(call.now, plant.place.latitude, plant.place.longitude)
  // A device that sleeps at night can get a start time in advance; one that is silent by day cannot.
  if (at === null ? view.away || (livesOfSun(view) && !produces(call, view, call.now)) : view.away && !dark)
    throw refusal(42, 'device has no data')
  const own = orders.some(
    ({ key, device: of, until }) => key === FIRMWARE && of === device.id && until > call.now,
  )
  if (own) throw refusal(50, 'an upgrade of this device is under way')
  const prepare = (from: number) => {
    const fails = fateOf(call, view, from + lasts(release, false))
    return {
      key: FIRMWARE,
      before,
      value: release.version,
      kept: fails ? before : release.version,
      seconds: lasts(release, fails !== undefined),
      ...(fails ? { fails } : {}),
    }
  }
  const order = queueOrder(call, view, prepare, at)
  noteDevice(call, plant, device.id, at === null ? 'FIRMWARE' : 'SCHEDULED', before, release.version)
  return { id: order.id, startTime: order.from }
}

/** The instant that an upgrade is to begin at, epoch s; null for at once. */
function startAsked(call: Call, view: DeviceView, { minutes }: Release, raw: unknown): number | null {
  if (raw === undefined || raw === null) return null
  const at = typeof raw === 'number' ? Math.floor(raw) : null
  const release = { minutes, daylight: livesOfSun(view) }
  if (upgradeTimeRefusal(at, call.now, release, view.plant.place) !== null) throw badParameter('startTime')
  return at
}

/** Takes back an upgrade that is scheduled; 50 for one that has begun. */
export function withdrawUpgrade(call: Call): Fields {
  const body = record(call.body)
  const view = viewAsked(call, body['deviceId'], (plant) => operable(call, plant, 'device:update'))
  const { device, plant } = view
  const orders = ordersOf(call, view)
  const asked = whole(body['id'])
  const order = orders.find(({ id, device: of, planned }) => planned && of === device.id && id === asked)
  if (!order) throw badParameter('id')
  if (order.from <= call.now) throw refusal(50, 'the upgrade has begun')
  call.world.devices.change(plant, { orders: orders.filter((one) => one !== order) })
  noteDevice(call, plant, device.id, 'WITHDRAWN', order.before, order.value)
  return { id: order.id }
}
