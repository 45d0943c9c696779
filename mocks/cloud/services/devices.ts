import { type Call, readable } from '../wire/call'
import { type DeviceView, deviceViews, macOf, signalOf } from '../devices/device-view'
import { DEVICE_KINDS } from '../devices/device-kinds.data'
import { dcPower } from '../devices/electrics'
import { type Fields, kwh } from '../energy/figures'
import { periodsOf } from './operating'

/** C81. */
export function types(call: Call): string[] {
  const { plant } = readable(call, call.params['id'], 'device:read')
  return [...new Set(call.world.devices.of(plant).map(({ type }) => type))]
}

/** C82. */
export function list(call: Call): Fields[] {
  const { plant, systemId } = readable(call, call.params['id'], 'device:read')
  const wanted = call.query.get('deviceType') ?? ''
  const views = deviceViews(call.world, plant, systemId, call.now)
  const shot = views[0]?.shot
  const lifetime = shot?.moment
    ? periodsOf(call.world, plant, call.now, shot.today).total.gen + plant.totalOffset
    : null
  return views
    .filter(({ device }) => wanted === '' || device.type === wanted)
    .map((view) => fastDevice(view, lifetime, multiplierOf(call, view)))
}

function fastDevice(view: DeviceView, lifetime: number | null, multiplier: number): Fields {
  const { device, plant, share, gateway } = view
  const logger = device.type === 'COLLECTOR'
  return {
    deviceId: device.id,
    deviceSn: device.serial,
    deviceName: device.name,
    deviceType: device.type,
    deviceStatus: view.away ? 3 : view.alarmed ? 2 : 1,
    alertStatus: view.alarmed ? 1 : -1,
    collectionTime: view.collected,
    gatewayId: gateway?.id ?? null,
    gatewaySn: gateway?.serial ?? null,
    generation: view.today,
    generationTotal: share === null || lifetime === null ? null : kwh(lifetime * share),
    generationPower: view.power,
    newDevice: false,
    productId: DEVICE_KINDS[device.type].productId,
    sensor: null,
    signalIntensity: signalOf(view),
    communicationMode: logger ? '2' : null,
    stationId: plant.id,
    systemId: view.systemId,
    timeZone: plant.place.zone,
    featureData: featureData(view, multiplier),
  }
}

/** What a meter's readings are multiplied by (C61); every meter here is wired as it was delivered. */
function multiplierOf(call: Call, { device, plant }: DeviceView): number {
  const { ctRatio = 1, ptRatio = 1, direction } = call.world.devices.edits(plant).meters[device.id] ?? {}
  return Number(ctRatio) * Number(ptRatio) * (direction === 'REVERSE' ? -1 : 1)
}

/** Raw keys as JSON text (wire contract C82). */
function featureData(view: DeviceView, multiplier: number): string {
  const now = view.shot.moment?.power
  if (!now) return '{}'
  switch (view.device.type) {
    case 'COLLECTOR':
      return JSON.stringify({ MDUv1: view.firmware, MDU_MAC_ADD1: macOf(view) })
    case 'INVERTER':
      return JSON.stringify({
        DPi_t1: String(Math.round(dcPower(view.power ?? 0, view.plant.acLimit / view.plant.inverters))),
        Etdy_ge1: (view.shot.day.gen * (view.share ?? 1)).toFixed(2),
        ...(view.plant.battery === null
          ? {}
          : {
              Etdy_cg1: view.shot.day.charge.toFixed(2),
              Etdy_dcg1: view.shot.day.discharge.toFixed(2),
            }),
      })
    case 'BATTERY':
      return JSON.stringify({ B_left_cap1: String(now.soc), B_P1: String(now.discharge - now.charge) })
    case 'METER':
      return JSON.stringify({ PG_Pt1: String((now.buy - now.grid) * multiplier) })
    default:
      return JSON.stringify({ DP1: String(view.power ?? 0) })
  }
}

/** C83: how each logger reaches the cloud. */
export function networkingInfo(call: Call): Fields[] {
  const { plant, systemId } = readable(call, call.params['id'], 'device:read')
  return deviceViews(call.world, plant, systemId, call.now)
    .filter(({ device }) => device.type === 'COLLECTOR')
    .map((view, index) => ({
      deviceId: view.device.id,
      deviceSn: view.device.serial,
      ...networkOf(view, index),
      signalIntensity: signalOf(view),
      collectionTime: view.collected,
    }))
}

/** The network of a logger, which is one of several of its plant, counted from 0. */
export function networkOf(view: DeviceView, index: number) {
  const { plant } = view
  const mobile = plant.type === 'GROUND'
  return {
    networkMode: mobile ? '4G' : index > 0 ? 'LAN' : 'WIFI',
    ssid: mobile || index > 0 ? null : 'home',
    ip: mobile ? null : `192.168.1.${50 + index}`,
    mac: mobile ? null : macOf(view),
    iccid: mobile ? `8949000000000${String(plant.id).slice(-6)}` : null,
    operator: mobile ? 'Meadow Mobile' : null,
    firmware: view.firmware,
  }
}
