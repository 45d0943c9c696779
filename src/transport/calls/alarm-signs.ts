import type { AlarmSigns } from '../../domain/alarms/alarm-facts'
import { epoch, flag, num, part, text, word } from '../wire'

/** What a reply of ours adds to an alarm; all of it null where it adds nothing. */
export function readSigns(raw: unknown): AlarmSigns {
  const row = part(raw)
  const behind = part(row['behind'])
  const [total, silent] = [num(behind['total']), num(behind['silent'])]
  return {
    latitude: num(row['latitude']),
    longitude: num(row['longitude']),
    place: text(row['place']),
    path: word(row['dataPath']),
    pathPlants: num(row['dataPathPlants']),
    pvFed: flag(row['pvFed']),
    behind: total === null || silent === null ? null : { total, silent },
    power: num(row['power']),
    expected: num(row['expected']),
    frozen: flag(row['socFrozen']),
    batteryPower: num(row['batteryPower']),
    model: text(row['model']),
    firmware: text(row['firmware']),
    changed: epoch(row['firmwareTime']),
    humidity: num(row['humidity']),
  }
}
