import { deviceSpeaks, displayState } from '../../domain/devices/device'
import type { Device, DeviceRecord } from '../../domain/devices/device-records'
import { shareOf, specificYield } from '../../domain/energy/rates'
import type { RecordValues } from '../../schema/codec'
import { deviceList } from '../../transport/calls/devices'
import {
  addDevices,
  deleteDevices,
  editDevice,
  moveDevices,
  plantDevices,
} from '../../transport/calls/power-system'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { fieldErrors } from '../field-errors'
import { numberOf, plantOf, textOf } from './values'

const DEVICE_FIELDS = { installedCapacity: 'capacity', deviceSn: 'serial' }

/** Devices a page of C59; a plant has some hundreds. */
const PAGE = 1000

/** C59 knows what a device is, C82 what it hears, holds and makes right now. Without C82 those columns stay empty. */
async function list(ask: CustomAsk): Promise<readonly RecordValues[]> {
  const { send, signal } = ask
  const plantId = plantOf(ask)
  const live = send(deviceList(plantId), { signal }).catch((): readonly Device[] => [])
  const rows: DeviceRecord[] = []
  for (let at = 1; ; at++) {
    const page = await send(plantDevices(plantId, { at, size: PAGE }), { signal })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) break
  }
  return recordsOf(rows, await live, ask.asleep)
}

function recordsOf(
  rows: readonly DeviceRecord[],
  live: readonly Device[],
  asleep: CustomAsk['asleep'],
): readonly RecordValues[] {
  const liveById = new Map(live.map((one) => [one.id, one]))
  const idBySerial = new Map(rows.map(({ serial, id }) => [serial, id]))
  const behind = (row: DeviceRecord) => liveById.get(row.id)?.gatewaySerial ?? null
  const children = new Map<string, number>()
  for (const row of rows) {
    const gateway = behind(row)
    if (gateway !== null && gateway !== row.serial) children.set(gateway, (children.get(gateway) ?? 0) + 1)
  }
  return rows.flatMap((row) => {
    if (row.id === null) return []
    const gateway = behind(row)
    const now = liveById.get(row.id)
    const { id, name, serial, type, alerting, capacity, productionToday } = row
    const state = displayState(row.state, asleep(row.collected))
    const live = deviceSpeaks(state)
    const production = live ? row.production : null
    const dcPower = live ? (now?.dcPower ?? null) : null
    return [
      {
        id,
        // Where its own page is opened.
        deviceId: id,
        plantId: row.plantId,
        label: name ?? serial,
        name,
        serial,
        type,
        state,
        alerting,
        parent: row.parentSerial,
        gateway: gateway === serial ? null : (idBySerial.get(gateway) ?? null),
        production,
        productionToday,
        capacity,
        fullPowerHours: specificYield(productionToday, capacity),
        productionTotal: now?.productionTotal ?? null,
        dcPower,
        // A hybrid that discharges its battery gives more than its modules make: no efficiency then.
        efficiency: shareOf(production, dcPower),
        chargedToday: now?.chargedToday ?? null,
        dischargedToday: now?.dischargedToday ?? null,
        signal: now?.signal ?? null,
        children: serial === null || now === undefined ? null : (children.get(serial) ?? 0),
        firmware: now?.firmware ?? null,
        mac: now?.mac ?? null,
        stateOfCharge: live ? (now?.stateOfCharge ?? null) : null,
        batteryPower: live ? (now?.batteryPower ?? null) : null,
        gridPower: live ? (now?.gridPower ?? null) : null,
        others: (now?.others ?? []).map(({ key, value }) => `${key}: ${value}`),
        productId: row.productId,
        collected: row.collected,
      },
    ]
  })
}

export const deviceCalls: CustomCalls = {
  list,
  async create(values, ask) {
    const added = await ask.send(
      addDevices(plantOf(ask), [
        {
          serial: textOf(values['serial']) ?? '',
          type: textOf(values['type']) ?? '',
          gatewayId: numberOf(values['gateway']) ?? 0,
          name: textOf(values['name']),
          capacity: numberOf(values['capacity']),
        },
      ]),
    )
    return { ...values, id: added[0]?.id ?? null }
  },
  async update(id, values, ask) {
    const change = {
      name: textOf(values['name']),
      capacity: numberOf(values['capacity']),
      newSerial: null,
    }
    await fieldErrors(ask.send(editDevice(plantOf(ask), Number(id), change)), DEVICE_FIELDS)
    return { ...values, id }
  },
  remove: (ids, ask) => allAtOnce(ids, () => ask.send(deleteDevices(plantOf(ask), ids.map(Number)))),
  actions: {
    move: ({ ids, input }, ask) =>
      allAtOnce(ids, () =>
        ask.send(moveDevices(plantOf(ask), ids.map(Number), numberOf(input['gateway']) ?? 0)),
      ),
  },
}
