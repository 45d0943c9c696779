import {
  type DeviceFirmware,
  type DeviceUpgrade,
  type FirmwareRelease,
  UPGRADE_EFFECTS,
  UPGRADE_REASONS,
  UPGRADE_STATES,
} from '../../domain/devices/device-firmware'
import type { DeviceDetail } from '../../domain/devices/device-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import { SETTING_RISKS } from '../../domain/devices/device-settings'
import type { Call } from '../call'
import { capitalEnum, epoch, id, num, partRows, record, text, type WireRecord, word, words } from '../wire'

/** Ours, capability `deviceFirmware`: what runs, what is offered, and what was installed. */
export function deviceFirmware(deviceId: number, language: string): Call<DeviceFirmware> {
  return {
    method: 'GET',
    path: `/device-s/device/${deviceId}/firmware`,
    query: { lan: language },
    read: (raw) => {
      const row = record(raw, 'firmware')
      return {
        version: word(row['version']),
        releases: partRows(row['releases'], readRelease),
        upgrades: partRows(row['upgrades'], readUpgrade),
      }
    },
  }
}

function readRelease(row: WireRecord): FirmwareRelease | null {
  const version = word(row['version'])
  if (version === null) return null
  return {
    version,
    published: epoch(row['published']),
    notes: words(row['notes']),
    minutes: num(row['minutes']),
    effect: capitalEnum(row['effect'], UPGRADE_EFFECTS),
    risk: capitalEnum(row['risk'], SETTING_RISKS),
    daylight: row['daylight'] === true,
  }
}

function readUpgrade(row: WireRecord): DeviceUpgrade {
  return {
    id: id(row['id']),
    before: word(row['before']),
    value: word(row['value']),
    kept: word(row['kept']),
    state: capitalEnum(row['state'], UPGRADE_STATES),
    place: num(row['place']),
    waitCode: word(row['waitCode']),
    progress: num(row['progress']),
    reason: capitalEnum(row['reason'], UPGRADE_REASONS),
    person: text(row['userName']),
    sent: epoch(row['sent']),
    start: epoch(row['startTime']),
  }
}

/** Ours: installs a version, at once or at a time. */
export function sendUpgrade(
  device: Pick<DeviceDetail, 'id' | 'serial'>,
  version: string,
  startTime: EpochSeconds | null = null,
): Call<number | null> {
  return {
    method: 'POST',
    path: '/order-s/order/action/upgrade/send',
    body: {
      ...{ deviceId: device.id, deviceSn: device.serial, version },
      ...(startTime === null ? {} : { startTime }),
    },
    read: (raw) => id(record(raw, 'upgrade')['id']),
  }
}

/** Ours: takes back what is scheduled and has not begun. */
export function withdrawUpgrade(deviceId: number, upgrade: number): Call<number | null> {
  return {
    method: 'POST',
    path: '/order-s/order/action/upgrade/withdraw',
    body: { deviceId, id: upgrade },
    read: (raw) => id(record(raw, 'upgrade')['id']),
  }
}
