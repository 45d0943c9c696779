import { useLocation } from 'react-router'
import { type SetWords, useQueryWords } from '../../console/data/use-query-words'
import { idOfWord } from '../../kit/browser/id-of-word'
import { shownQuery } from '../../kit/browser/shown-query'
import { plainSerial } from '../../domain/devices/serial-list'

/** What the address of this screen may say beside the device. */
type Word =
  | 'tab'
  | 'q'
  | 'changed'
  | 'day'
  | 'series'
  | 'before'
  | 'view'
  | 'span'
  | 'sisters'
  | 'times'
  | 'from'
  | 'to'

export interface DeviceAddress {
  readonly device: number | null
  /** The device that the address names by now: the screen follows it in its own time. */
  now(): number | null
  readonly plant: number | null
  readonly serial: string | null
  get(key: Word): string | null
  set: SetWords<Word | 'serial'>
  /** The same screen for another device, on the same tab. */
  to(device: number, plant: number | null): string
}

const deviceOf = (params: URLSearchParams) => idOfWord(params.get('device') ?? params.get('id'))

/** A device by its id (`device`, or `id` of a link from elsewhere) or by its serial number. */
export function useDeviceAddress(): DeviceAddress {
  const [params, set] = useQueryWords<Word | 'serial'>()
  const { pathname } = useLocation()
  const tab = params.get('tab')
  return {
    device: deviceOf(params),
    now: () => deviceOf(shownQuery()),
    plant: idOfWord(params.get('plant')),
    serial: plainSerial(params.get('serial') ?? params.get('sn') ?? '') || null,
    get: (key) => params.get(key),
    set,
    to: (device, plant) => {
      const query = new URLSearchParams({
        ...(plant === null ? {} : { plant: String(plant) }),
        device: String(device),
        ...(tab === null ? {} : { tab }),
      })
      return `${pathname}?${query.toString()}`
    },
  }
}
