import type { RecordValues } from './codec'
import { fill, type Fillings } from './endpoint'
import type { Destination } from './names'

const ADDRESSES: Readonly<Record<Destination, string>> = {
  device: '/device-detail?plant={plantId}&device={deviceId}',
  parent: '/device-detail?plant={plantId}&serial={parent}',
  communication: '/communicationReport?serial={serial}&plant={plantId}',
  moment: '/plant/infos/data?plant={plantId}&day={day}&time={time}',
}

/** Address of the record that this one refers to; null where the record has too little data for it. */
export function addressOf(destination: Destination, record: RecordValues): string | null {
  try {
    return fill(ADDRESSES[destination], record as Fillings)
  } catch {
    return null
  }
}
