import { evidenceDays } from '../../domain/alarms/evidence-days'
import type { Evidence } from '../../domain/alarms/evidence-pack'
import type { EpochSeconds } from '../../domain/plants/reading'
import { zoneOf } from '../../domain/plants/zone-of'
import { eachOf } from '../../providers/each-record'
import type { Send } from '../../transport/call'
import { triageAlarm } from '../../transport/calls/alarm-steps'
import { deviceDetail, deviceNotes } from '../../transport/calls/device-detail'
import { dayRecord } from '../../transport/calls/history'
import { stationInformation } from '../../transport/calls/stations'
import { weatherRecord } from '../../transport/calls/weather'
import { malformed } from '../../transport/fault-error'

/** Words in a pack are English, so that everybody's is the same. */
const LANGUAGE = 'en'
const NOTES = 1000

interface Asked {
  readonly claim: Evidence['claim']
  readonly plantId: number
  readonly alarmId: string
  readonly now: EpochSeconds
  /** Whether the server returns what people did to a device. */
  readonly records: boolean
}

/** Everything that a pack holds, from the cloud. What cannot be had fails the whole: half a proof is none. */
export async function gatherEvidence(send: Send, asked: Asked): Promise<Evidence> {
  const { claim, plantId, alarmId, now, records } = asked
  const [plant, alarm] = await Promise.all([
    send(stationInformation(plantId, LANGUAGE)),
    send(triageAlarm(alarmId, LANGUAGE)),
  ])
  const { at: started, ended, deviceId } = alarm
  if (started === null) throw malformed('alarm: no begin')
  const zone = zoneOf(plant)
  const dates = evidenceDays({ started, ended }, now, zone)
  const days = await eachOf(dates, async (day) => ({ day, curve: await send(dayRecord(plantId, day.date)) }))
  const touched = dates.filter(({ period }) => period === 'during')
  const weather = await eachOf(touched, async ({ date }) => ({
    date,
    hours: await send(weatherRecord('day', plant, date, zone, LANGUAGE)),
  }))
  const device = deviceId === null ? null : await send(deviceDetail(deviceId, plantId, LANGUAGE))
  const notes = deviceId === null || !records ? null : (await send(deviceNotes(deviceId, 1, NOTES))).rows
  return { claim, plant, alarm, device, notes, days, weather }
}
