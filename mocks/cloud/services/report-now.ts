import { type Call, operable } from '../wire/call'
import { refusal } from '../wire/refusal'
import { noteDevice } from '../devices/device-log'
import { deviceViews } from '../devices/device-view'

/** Ours: how long a trigger command runs. */
const TRIGGER_SECONDS = 60

/** C74: asks a logger to report at once. */
export function reportNow(call: Call): object {
  const { plant } = operable(call, call.params['id'], 'device:update')
  const serial = call.params['serial']?.toUpperCase()
  const logger = call.world.devices
    .of(plant)
    .find((one) => one.type === 'COLLECTOR' && one.serial.toUpperCase() === serial)
  if (!logger) throw refusal(42, 'device does not exist')
  const view = deviceViews(call.world, plant, plant.id, call.now).find(
    ({ device }) => device.id === logger.id,
  )
  if (!view || view.collected === null) throw refusal(66, 'no upload records')
  if (view.away) throw refusal(42, 'device has no data')
  call.world.devices.change(plant, { reportedAt: call.now, triggeredUntil: call.now + TRIGGER_SECONDS })
  noteDevice(call, plant, logger.id, 'COMMAND', null, 'REPORT')
  return { gatewaySn: logger.serial, accepted: true }
}
