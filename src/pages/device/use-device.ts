import { useEffect } from 'react'
import { displayState, type DisplayedDeviceState } from '../../domain/devices/device'
import type { DeviceDetail, DeviceRecord } from '../../domain/devices/device-records'
import type { Fault } from '../../domain/faults/fault'
import { namedPlant } from '../../domain/plants/named-plant'
import type { Page, Plant, Zone } from '../../domain/plants/reading'
import { isZone } from '../../domain/time/zone'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useReadAccess } from '../../console/list/use-read-access'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useAsleep } from '../../features/plants/use-asleep'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage } from '../../kit/text/use-text'
import { deviceDetail } from '../../transport/calls/device-detail'
import { plantDevices } from '../../transport/calls/power-system'
import type { DeviceAddress } from './use-device-address'
import { useFoundSerial } from './use-found-serial'

/** What a device and its parts need to know. */
export interface DeviceInSight {
  readonly detail: DeviceDetail
  readonly call: CallState<DeviceDetail>
  readonly plant: Plant
  /** Of its clock. */
  readonly zone: Zone
  readonly state: DisplayedDeviceState | null
  /** Whether its figures are current. */
  readonly speaks: boolean
  /** All devices of the plant. */
  readonly beside: CallState<Page<DeviceRecord>>
  readonly row: DeviceRecord | null
}

export type DeviceAnswer =
  | { readonly kind: 'unnamed' | 'waiting' | 'refused' }
  /** A serial is looked for in type after type of devices. */
  | { readonly kind: 'searching'; readonly searched: number }
  | { readonly kind: 'unknownSerial'; readonly refused: number }
  | { readonly kind: 'failed'; readonly fault: Fault; retry(): void }
  | { readonly kind: 'here'; readonly device: DeviceInSight }

/** The device that the address names. Nothing of it is given before the right to read it is known. */
export function useDevice(address: DeviceAddress): DeviceAnswer {
  const { plans } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  const language = useLanguage()
  const asleep = useAsleep()
  const lookup = useFoundSerial(address.device === null ? address.serial : null)
  const id = address.device ?? lookup.found?.id ?? null
  const named = address.plant ?? lookup.found?.plantId ?? null
  const reading = useReadAccess(plans.get('devices'))
  const call = useCall(['device', id, language], id === null ? null : deviceDetail(id, named, language), {
    every: 60,
    held: true,
  })
  // What the cloud says of a device counts, not what an address says.
  const plantId = call.data?.plantId ?? named
  const current = state.plant?.id ?? null
  useEffect(() => {
    if (plantId !== null && plantId !== current) currentPlant.select(namedPlant(plantId))
  }, [plantId, current, currentPlant])
  const there = plantId !== null && plantId === current && reading === 'granted'
  const beside = useCall(
    ['plant-devices', plantId, state.deviceRefresh],
    there ? plantDevices(plantId, { size: 1000 }) : null,
    { held: true, every: 300 },
  )

  if (id === null) {
    if (address.serial === null) return { kind: 'unnamed' }
    const { fault, searched, refused, retry } = lookup
    if (fault) return { kind: 'failed', fault, retry }
    return lookup.waiting ? { kind: 'searching', searched } : { kind: 'unknownSerial', refused }
  }
  if (call.fault && call.data === undefined) return { kind: 'failed', fault: call.fault, retry: call.retry }
  if (call.data === undefined) return { kind: 'waiting' }
  if (plantId === null || plantId !== current || state.plant === null) return { kind: 'waiting' }
  if (reading !== 'granted') return { kind: reading === 'pending' ? 'waiting' : 'refused' }
  const shown = displayState(call.data.state, asleep(call.data.collected))
  return {
    kind: 'here',
    device: {
      detail: call.data,
      call,
      plant: state.plant,
      zone: (isZone(call.data.zone) ? call.data.zone : state.plant.zone) ?? 'UTC',
      state: shown,
      speaks: shown === 'online' || shown === 'alarm',
      beside,
      row: beside.data?.rows.find((one) => one.id === id) ?? null,
    },
  }
}
