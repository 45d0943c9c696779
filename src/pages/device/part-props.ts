import type { Readings } from '../../domain/devices/readings'
import type { DeviceInSight } from './use-device'

/** What each part of an overview is given. */
export interface PartProps {
  readonly device: DeviceInSight
  readonly readings: Readings
}
