import { alarmsOf } from '../alarms'
import type { Call } from '../call'
import { plantOf, readDenied, sessionOf } from '../call'
import { devicesOf } from '../devices'
import type { SimDevice } from '../devices'
import type { Fields } from '../figures'
import { kwh } from '../figures'
import { mix } from '../random'
import { networkStatus, snapshot } from '../readings'
import { dayAt } from '../zone'
import { periodsOf } from './operating'

function readable(call: Call) {
  const target = plantOf(call, call.params['id'])
  if (!sessionOf(call).may('device:read', target.plant.id)) throw readDenied()
  return target
}

/** C81. */
export function types(call: Call): string[] {
  return [...new Set(devicesOf(readable(call).plant).map(({ type }) => type))]
}

/** C82. */
export function list(call: Call): Fields[] {
  const { plant, systemId } = readable(call)
  const wanted = call.query.get('deviceType') ?? ''
  const devices = devicesOf(plant)
  const gateway = devices.find(({ type }) => type === 'COLLECTOR')
  const shot = snapshot(call.world.engine, plant, call.now)
  const lifetime = shot.moment
    ? periodsOf(call.world, plant, call.now, shot.today).total.gen + plant.totalOffset
    : null
  const offline = networkStatus(plant, call.now) === 'ALL_OFFLINE'
  const today = dayAt(plant.place.zone, call.now)
  const troubled = new Set(alarmsOf(plant, today, call.now).map(({ rule }) => rule.device))

  const row = (device: SimDevice): Fields => {
    const inverter = device.type === 'INVERTER'
    const away = offline || (device.type === 'COLLECTOR' && device !== gateway)
    const alarmed = troubled.has(device.type)
    const share = inverter && shot.moment ? 1 / plant.inverters : null
    return {
      deviceId: device.id,
      deviceSn: device.serial,
      deviceName: device.name,
      deviceType: device.type,
      deviceStatus: away ? 3 : alarmed ? 2 : 1,
      alertStatus: alarmed ? 1 : -1,
      collectionTime: shot.moment?.at ?? null,
      gatewayId: device.type === 'COLLECTOR' ? null : (gateway?.id ?? null),
      gatewaySn: device.type === 'COLLECTOR' ? null : (gateway?.serial ?? null),
      generation: share === null ? null : kwh(shot.day.gen * share),
      generationTotal: share === null || lifetime === null ? null : kwh(lifetime * share),
      generationPower: share === null ? null : Math.round((shot.moment?.power.gen ?? 0) * share),
      newDevice: false,
      productId: device.type === 'COLLECTOR' ? '0_5411_1' : '0_5412_1',
      sensor: null,
      signalIntensity: device.type === 'COLLECTOR' && !away ? 40 + (mix(plant.seed, 71) % 56) : null,
      communicationMode: device.type === 'COLLECTOR' ? '2' : null,
      stationId: plant.id,
      systemId,
      timeZone: plant.place.zone,
      featureData: featureData(
        device,
        shot.moment ? { plantSeed: plant.seed, ...shot.moment.power } : null,
        shot.day.gen,
      ),
    }
  }
  return devices.filter(({ type }) => wanted === '' || type === wanted).map(row)
}

/** Raw keys as JSON text (wire contract C82). */
function featureData(
  device: SimDevice,
  now: {
    plantSeed: number
    gen: number
    soc: number
    buy: number
    grid: number
    charge: number
    discharge: number
  } | null,
  today: number,
): string {
  if (!now) return '{}'
  switch (device.type) {
    case 'COLLECTOR': {
      const mac = mix(now.plantSeed, 72).toString(16).padStart(8, '0').slice(0, 2).toUpperCase()
      return JSON.stringify({ MDUv1: 'LSW3_15_FFFF_1.0.78', MDU_MAC_ADD1: `00:00:5E:00:53:${mac}` })
    }
    case 'INVERTER':
      return JSON.stringify({ DPi_t1: String(Math.round(now.gen * 1.03)), Etdy_ge1: today.toFixed(2) })
    case 'BATTERY':
      return JSON.stringify({ B_left_cap1: String(now.soc), B_P1: String(now.discharge - now.charge) })
    case 'METER':
      return JSON.stringify({ PG_Pt1: String(now.buy - now.grid) })
  }
}
