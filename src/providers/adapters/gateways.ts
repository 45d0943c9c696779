import { displayState } from '../../domain/devices/device'
import type { Gateway, Networking } from '../../domain/devices/device-records'
import type { RecordValues } from '../../schema/codec'
import { networking } from '../../transport/calls/fleet'
import {
  deleteDevices,
  editDevice,
  gateway,
  gateways,
  registerGateways,
} from '../../transport/calls/power-system'
import { FaultError } from '../../transport/fault-error'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { plantOf, textOf } from './values'

function recordOf(
  row: Gateway,
  net: Networking | null,
  { asleep, plantId }: Pick<CustomAsk, 'asleep' | 'plantId'>,
): RecordValues {
  const { id, name, serial, state, signal, collected } = row
  return {
    id,
    plantId: plantId ?? null,
    deviceId: id,
    label: name ?? serial,
    serial,
    secret: null,
    name,
    state: displayState(state, asleep(collected)),
    signal,
    children: row.deviceCount,
    collected,
    mode: net?.mode ?? null,
    network: net?.ssid ?? null,
    address: net?.ip ?? null,
    mac: net?.mac ?? null,
    iccid: net?.iccid ?? null,
    operator: net?.operator ?? null,
    firmware: net?.firmware ?? null,
  }
}

/** Loggers of a plant: C52 lists them, C55 and C83 know one of them, C63 registers, C56 and C57 as any device. */
export const gatewayCalls: CustomCalls = {
  async list(ask) {
    const rows = await ask.send(gateways(plantOf(ask)), { signal: ask.signal })
    return rows.flatMap((row) => (row.id === null ? [] : [recordOf(row, null, ask)]))
  },
  async one(id, ask) {
    const { send, signal } = ask
    const plantId = plantOf(ask)
    // What is known of its network is an extra; the logger itself must be there.
    const nets = send(networking(plantId), { signal }).catch((): readonly Networking[] => [])
    const row = await send(gateway(plantId, Number(id)), { signal })
    const net = (await nets).find(({ deviceId }) => deviceId === row.id) ?? null
    return { ...recordOf(row, net, ask), id }
  },
  async create(values, ask) {
    const serial = textOf(values['serial']) ?? ''
    const secret = textOf(values['secret'])
    const { accepted, refused } = await ask.send(
      registerGateways(plantOf(ask), [serial], ...(secret === null ? [] : [secret])),
    )
    const [taken] = accepted
    if (taken === undefined) {
      const code = refused[0]?.code ?? '18'
      throw new FaultError({ kind: 'rejected', code, status: 400, body: null })
    }
    return { ...values, secret: null, id: taken.id }
  },
  async update(id, values, ask) {
    const change = { name: textOf(values['name']), capacity: null, newSerial: null }
    await ask.send(editDevice(plantOf(ask), Number(id), change))
    return { ...values, id }
  },
  remove: (ids, ask) => allAtOnce(ids, () => ask.send(deleteDevices(plantOf(ask), ids.map(Number)))),
}
