import type { Life } from '../alarms/alert-life'
import { type Call, sessionOf } from '../wire/call'
import { deviceViews } from '../devices/device-view'
import type { Fields } from '../energy/figures'
import { membersOf } from '../people/members'
import { dayAt, SLOT } from '../place/zone'
import { lifeNamed } from './alarm-triage'
import { deviceOf } from './alerts'
import { reachedBy } from './message-plan'

/* Context of an alarm: earlier ones of the same code, devices beside it, commands, who was notified. Ours. */

/** Days, today among them. */
const LOOK_BACK = 90

/** The same code on the same device, the newest first. */
function before(call: Call, { plant, last }: Life): Fields[] {
  const today = dayAt(plant.place.zone, call.now)
  return call.world.alarms
    .ofDays(plant, today - LOOK_BACK + 1, today, call.now)
    .filter(({ alarm }) => alarm.rule.id === last.alarm.rule.id && alarm.device === last.alarm.device)
    .flatMap(({ alarm }) => alarm.runs.map(({ from, to }) => ({ startTime: from, endTime: to + SLOT })))
    .sort((one, other) => other.startTime - one.startTime)
}

/** Devices of the same type at the plant, as they are now. */
function sisters(call: Call, { plant, last }: Life): Fields[] {
  const own = deviceOf(call, plant, last.alarm)
  return deviceViews(call.world, plant, plant.id, call.now)
    .filter(({ device }) => device.type === last.alarm.rule.device)
    .map(({ device, away, alarmed, power, today, collected }) => ({
      deviceId: device.id,
      name: device.name,
      own: device.id === own?.id,
      state: away ? 'OFFLINE' : alarmed ? 'ALARM' : 'ONLINE',
      // What a silent device does is not known.
      power: away ? null : power,
      generation: today,
      collectionTime: collected,
    }))
}

/** What was sent to the device within two days before. */
function commands({ last, first }: Life): Fields[] {
  return last.alarm.rule.cause === 'after-firmware'
    ? [{ at: first.alarm.at - 2 * SLOT, kind: 'FIRMWARE', text: '1053-C034' }]
    : []
}

/** Who was notified of it, by which channel: members of the organisation that one acts for, else oneself. */
function notified(call: Call, { plant, first }: Life): Fields[] {
  const { account, organisation } = sessionOf(call)
  const people = organisation ? membersOf(call, organisation.id) : [account]
  return people.flatMap((person) =>
    reachedBy(call, person.id, plant, first.alarm).map((channel) => ({
      name: person.name,
      channel,
      at: first.alarm.at,
    })),
  )
}

export function context(call: Call): Fields {
  const life = lifeNamed(call, call.params['alarmId'] ?? '', 'alert:read')
  return {
    before: before(call, life),
    // Figures of devices need the right to read devices.
    sisters: sessionOf(call).may('device:read', life.plant.id) ? sisters(call, life) : null,
    commands: commands(life),
    notified: notified(call, life),
  }
}
