import type { WallSetup } from '../../domain/fleet/wall'
import type { EpochSeconds } from '../../domain/plants/reading'
import type { Fleet } from './use-fleet'

export interface PanelProps {
  readonly fleet: Fleet
  readonly setup: WallSetup
  readonly now: EpochSeconds
}
