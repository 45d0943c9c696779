import { parameterChanges, readingsAt } from '../../domain/devices/parameter-changes'
import { isFound } from '../../domain/devices/readings'
import { HEARD_WITHIN } from '../../domain/devices/spark'
import { calendarDate, SLOT_SECONDS } from '../../domain/time/instant'
import { instantAt } from '../../domain/time/wall-clock'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { useLanguage } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'

const DAY = 86_400

/** Everything of the day that an instant lies in; of the one before as well where the last report may be of that day. */
function useDayOf({ detail }: DeviceInSight, at: number, zone: string) {
  const language = useLanguage()
  const [first, last] = [calendarDate(at - HEARD_WITHIN, zone), calendarDate(at, zone)]
  const call = deviceSeries(
    detail.id ?? 0,
    first === last ? { span: 'day', date: last } : { span: 'dayrange', from: first, to: last },
    language,
  )
  return useCall(['all-parameters', detail.id, first, last, language], detail.id === null ? null : call)
}

/** The instants that the address names, now and a day before unless it does, and what lies between them. */
export function useTwoTimes(device: DeviceInSight, address: DeviceAddress) {
  const now = useNow(60)
  const zone = device.zone
  const slot = Math.floor(now / SLOT_SECONDS) * SLOT_SECONDS
  const at = (word: 'from' | 'to', usual: number) => {
    const [date = '', time = ''] = (address.get(word) ?? '').split('T')
    return instantAt(date, time, zone) ?? usual
  }
  const [from, to] = [at('from', slot - DAY), at('to', slot)]
  const states = [useDayOf(device, from, zone), useDayOf(device, to, zone)] as const
  const [then, last] = [readingsAt(states[0].data ?? [], from), readingsAt(states[1].data ?? [], to)]
  const all = parameterChanges(then, last)
  const search = address.get('q') ?? ''
  return {
    ...{ from, to, zone, states, search, today: calendarDate(now, zone) },
    changes: all.filter(({ label, key }) => isFound(search, [label, key])),
    same: new Set([...then.keys(), ...last.keys()]).size - all.length,
    /** The instant around which nothing was heard, if one is such. */
    silent: then.size === 0 ? from : last.size === 0 ? to : null,
  }
}
