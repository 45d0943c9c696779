import {
  COMMUNICATION_RIGHTS,
  type Communication,
  type CommunicationDetail,
  NETWORK_EVENTS,
} from '../../domain/devices/communication'
import { isZone } from '../../domain/time/zone'
import { malformed } from '../fault-error'
import type { Call } from '../call'
import {
  capitalEnum,
  epoch,
  flag,
  id,
  num,
  openEnum,
  part,
  partRows,
  record,
  text,
  trimmedEnum,
  word,
  type WireRecord,
} from '../wire'

/* How a logger reaches the cloud. Ours, not the vendor's: ask `useCapability('communication')` first. */

const PATH = '/maintain-s/operating/gateway/communication'

/** What shows a right to the details beside rights on the plant. */
export interface CommunicationProof {
  /** Check code of the sticker. */
  readonly code: string | null
  readonly link: string | null
}

const bodyOf = (serial: string, { code, link }: CommunicationProof) => ({
  deviceSn: serial,
  ...(code === null ? {} : { proof: code }),
  ...(link === null ? {} : { link }),
})

/** The verdict for everybody, details for those with a right. Errors 42, 44, 45, 55, 59, 66. */
export function communication(
  serial: string,
  proof: CommunicationProof,
  plantId: number | null = null,
): Call<Communication> {
  return {
    method: 'POST',
    path: PATH,
    reads: true,
    body: { ...bodyOf(serial, proof), ...(plantId === null ? {} : { stationId: plantId }) },
    read(raw) {
      const row = record(raw, 'communication')
      const interval = num(row['uploadInterval'])
      return {
        serial: word(row['deviceSn']) ?? serial,
        lastUpload: epoch(row['lastUploadTime']),
        interval: interval !== null && interval > 0 ? interval : 300,
        right: capitalEnum(row['right'], COMMUNICATION_RIGHTS),
        detail: row['detail'] ? readDetail(record(row['detail'], 'detail')) : null,
      }
    },
  }
}

/** A link that shows the details to others; until when. */
export function communicationLink(
  serial: string,
  proof: CommunicationProof,
): Call<{ readonly link: string; readonly expires: number | null }> {
  return {
    method: 'POST',
    path: `${PATH}/link`,
    reads: true,
    body: bodyOf(serial, proof),
    read(raw) {
      const row = part(raw)
      const link = word(row['link'])
      if (link === null) throw malformed('link: there is none')
      return { link, expires: epoch(row['expires']) }
    },
  }
}

function readDetail(row: WireRecord): CommunicationDetail {
  const zone = word(row['timeZone'])
  const timed = (list: unknown) =>
    partRows(list, (one) => {
      const serial = word(one['deviceSn'])
      return serial === null
        ? null
        : { serial, name: text(one['name']), heard: epoch(one['time']), since: epoch(one['from']) }
    })
  return {
    plantId: id(row['stationId']),
    zone: isZone(zone) ? zone : null,
    latitude: num(row['locationLat']),
    longitude: num(row['locationLng']),
    powered: flag(row['powered']),
    mode: openEnum(row['networkMode'], ['WIFI', 'LAN', '4G', 'NB']),
    network: text(row['ssid']),
    address: word(row['ip']),
    operator: text(row['operator']),
    firmware: word(row['firmware']),
    booted: epoch(row['bootTime']),
    clockOffset: num(row['clockOffset']),
    sent: num(row['sent']),
    accepted: num(row['accepted']),
    rejected: num(row['rejected']),
    signals: partRows(row['signals'], (one) => {
      const [at, percent] = [epoch(one['time']), num(one['percent'])]
      return at === null || percent === null ? null : { at, percent }
    }),
    runs: partRows(row['runs'], (one) => {
      const [from, to] = [epoch(one['from']), epoch(one['to'])]
      return from === null || to === null || to < from ? null : { from, to }
    }),
    events: partRows(row['events'], (one) => {
      const [at, kind] = [epoch(one['time']), trimmedEnum(one['kind'], NETWORK_EVENTS)]
      return at === null || kind === null
        ? null
        : { at, kind, code: word(one['code']), detail: text(one['detail']) }
    }),
    devices: timed(row['devices']),
    siblings: timed(row['siblings']),
  }
}
