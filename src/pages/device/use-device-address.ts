import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { plainSerial } from '../../domain/devices/serial-list'

/** What the address of this screen may say beside the device. */
type Word = 'tab' | 'q' | 'changed' | 'day' | 'series' | 'before' | 'view'

export interface DeviceAddress {
  readonly device: number | null
  readonly plant: number | null
  readonly serial: string | null
  get(key: Word): string | null
  /** Sets or, with null, removes; `replace` leaves no step for the back button. */
  set(changes: Partial<Record<Word | 'serial', string | null>>, options?: { replace?: boolean }): void
  /** The same screen for another device, on the same tab. */
  to(device: number, plant: number | null): string
}

function idOf(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}

/** A device by its id (`device`, or `id` of a link from elsewhere) or by its serial number. */
export function useDeviceAddress(): DeviceAddress {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const set = useCallback<DeviceAddress['set']>(
    (changes, options) => {
      // A screen that is being left has no address any more.
      if (window.location.pathname !== pathname) return
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) next.delete(key)
            else if (value !== undefined) next.set(key, value)
          }
          return next
        },
        { replace: options?.replace ?? false, preventScrollReset: true },
      )
    },
    [setParams, pathname],
  )
  const tab = params.get('tab')
  return {
    device: idOf(params.get('device') ?? params.get('id')),
    plant: idOf(params.get('plant')),
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
