import { settingRefusal } from '../../../src/domain/devices/device-settings'
import { type Call, operable, sessionOf } from '../wire/call'
import { badParameter, refusal } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import { noteDevice } from '../devices/device-log'
import { type DeviceOrder, freeFrom, orderRow, valueOf, withOrder, workUntil } from '../devices/device-orders'
import type { DeviceView } from '../devices/device-view'
import { FIRMWARE } from '../devices/firmware'
import { type Setting, settingsOf } from '../devices/settings.data'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'
import { deviceText } from '../texts/device-texts'
import { languageOf } from '../texts/languages'
import { viewAsked } from './device-detail'

/** Ours: how long a device takes for one order, and how many may wait at a plant. */
const ORDER_SECONDS = 20
const MAX_WAITING = 5

const UPGRADE = { en: 'Firmware' } as const

export const ordersOf = (call: Call, { plant }: DeviceView) => call.world.devices.edits(plant).orders ?? []

/** Ours: what may be written, and what is on its way or was written, the newest first. */
export function settings(call: Call): Fields {
  const view = viewAsked(call, call.params['id'])
  const { device, plant } = view
  const lan = languageOf(call.query.get('lan'))
  const said = ({ en }: { en: string }) => deviceText(en, lan)
  const all = ordersOf(call, view)
  // One queue: an upgrade that is still to come stands in it, what became of it by its own list.
  const own = all.filter(
    ({ device: of, key, until }) => of === device.id && (key !== FIRMWARE || until > call.now),
  )
  const here = settingsOf(plant, device.type)
  const nameOf = (key: string) => (key === FIRMWARE ? UPGRADE : here.find((one) => one.key === key))
  return {
    settings: here.map((one) => ({
      storageName: one.key,
      name: said(one),
      unit: one.unit,
      value: valueOf(own, one, plant, call.now),
      range: one.range ?? null,
      choices: one.choices?.map((choice) => ({ code: choice.code, name: said(choice) })) ?? null,
      effect: one.effect,
      risk: one.risk,
      codeGroup: one.group,
    })),
    orders: own.map((one) => ({ ...orderRow(one, all, call.now), name: said(nameOf(one.key) ?? { en: one.key }) })).reverse(), // oxfmt-ignore
  }
}

type OrderFacts = Pick<DeviceOrder, 'key' | 'before' | 'value' | 'kept' | 'fails'> & {
  readonly seconds: number
}

/**
 * Puts an order behind the orders of its plant, or at a set time; 50 where too many wait. `prepare` is given when it
 * begins.
 */
export function queueOrder(
  call: Call,
  view: DeviceView,
  prepare: (from: number) => OrderFacts,
  at: number | null = null,
): DeviceOrder {
  const { device, plant } = view
  const { devices, store } = call.world
  const orders = ordersOf(call, view)
  const edits = devices.edits(plant)
  const triggeredUntil = edits.triggeredUntil ?? 0
  if (orders.filter(({ from, planned }) => !planned && from > call.now).length >= MAX_WAITING)
    throw refusal(50, 'the device executes commands in order')
  const earliest = Math.max(at ?? call.now, workUntil(edits, call.now), triggeredUntil)
  const from = freeFrom(orders, earliest, (begun) => prepare(begun).seconds)
  const { seconds, ...rest } = prepare(from)
  const order: DeviceOrder = {
    ...rest,
    id: nextNumber(store, `order ${plant.id}`, 1),
    device: device.id,
    userName: sessionOf(call).account.name,
    sent: call.now,
    from,
    until: from + seconds,
    wait: at !== null || from <= call.now ? null : triggeredUntil > call.now ? '51' : '50',
    ...(at === null ? {} : { planned: true }),
  }
  devices.change(plant, {
    orders: withOrder(orders, order),
    ...(at === null ? { busyUntil: order.until } : {}),
  })
  return order
}

/** A value that the setting can have, as it is written; refused otherwise. */
function valueAsked({ range, choices = [] }: Setting, raw: unknown): string {
  const text = words(String(raw ?? ''))
  const value = range === undefined || text === null ? text : Number(text)
  if (settingRefusal({ range: range ?? null, choices, value: null }, value) !== null)
    throw badParameter('extendWeb')
  return String(value)
}

function inputOf(raw: unknown): Record<string, unknown> {
  try {
    return record(record(JSON.parse(String(raw)))['inputParam'])
  } catch {
    throw badParameter('extendWeb')
  }
}

/** Sends a setting to a device; while others are under way it waits for its turn. */
export function sendOrder(call: Call): Fields {
  const body = record(call.body)
  const view = viewAsked(call, body['deviceId'], (plant) => operable(call, plant, 'device:update'))
  const { device, plant } = view
  if (words(body['deviceSn'])?.toUpperCase() !== device.serial.toUpperCase()) throw badParameter('deviceSn')
  const setting = settingsOf(plant, device.type).find(({ key }) => key === body['code'])
  if (!setting) throw badParameter('code')
  const value = valueAsked(setting, inputOf(body['extendWeb'])[setting.key])
  if (view.away) throw refusal(42, 'device has no data')
  const own = ordersOf(call, view).filter((one) => one.device === device.id)
  const before = valueOf(own, setting, plant, Infinity)
  const kept = setting.kept ? String(setting.kept(plant, Number(value))) : value
  const order = queueOrder(call, view, () => ({ key: setting.key, before, value, kept, seconds: ORDER_SECONDS })) // oxfmt-ignore
  const shown = (text: string) => {
    const choice = setting.choices?.find(({ code }) => code === text)?.en
    return [`${setting.en}:`, choice ?? text, setting.unit ?? ''].join(' ').trim()
  }
  noteDevice(call, plant, device.id, 'COMMAND', shown(before), shown(value))
  return { id: order.id }
}
