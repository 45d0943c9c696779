import { GRID_TYPES, PLANT_TYPES } from '../../domain/plants/plant'
import type { PlantDetail, PlantRecord, PlantRegion } from '../../domain/plants/plant-records'
import { isZone } from '../../domain/time/zone'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import { epoch, flag, id, num, openEnum, part, record, text, word, type WireRecord } from '../wire'
import { readFinance } from './finance'
import { readMetering } from './metering'
import { within } from './stations'

/*
 * Master data of one plant (wire contract 2.6). Writes take the wire's own names: the form's codecs
 * have made them, and a partial composite is allowed (C34).
 */

/** What {@link createPlant} and {@link updatePlant} send. */
export interface PlantComposite {
  station?: Readonly<WireRecord>
  finance?: Readonly<WireRecord>
  metering?: Readonly<WireRecord>
}

/** C31. */
export function plantRecord(plantId: number): Call<PlantRecord> {
  return get(`/maintain-s/station/${plantId}`, readRecord)
}

/** C32. */
export function plantDetail(plantId: number, language: string): Call<PlantDetail> {
  return {
    method: 'GET',
    path: `/maintain-s/station/${plantId}/detail`,
    query: { language },
    read(raw) {
      const reply = record(raw, 'plant detail')
      const creator = part(reply['creatorUser'])
      const owner = part(reply['powerStationUserorOrg'])
      return {
        plant: readRecord(reply['station']),
        finance: readFinance(part(reply['finance'])),
        metering: readMetering(part(reply['metering'])),
        creator: {
          id: id(creator['id']),
          name: text(creator['name']),
          email: text(creator['email']),
          phone: text(creator['phoneNumber']),
        },
        owner: {
          name: text(owner['userName']) ?? text(owner['orgName']),
          organisation: flag(owner['organization']),
          email: text(owner['userEmail']) ?? text(owner['adminEmail']),
          phone: text(owner['userPhone']) ?? text(owner['adminPhone']),
        },
        runningDays: num(reply['totalRunningDayCount']),
      }
    },
  }
}

/** C33. */
export function createPlant(plant: PlantComposite): Call<PlantRecord> {
  return { method: 'POST', path: '/maintain-s/station', body: plant, read: readRecord }
}

/** C34. */
export function updatePlant(plantId: number, plant: PlantComposite): Call<PlantRecord> {
  return { method: 'POST', path: `/maintain-s/station/${plantId}`, body: plant, read: readRecord }
}

/** C35: several at once. */
export function deletePlants(plantIds: readonly number[]): Call<null> {
  return { method: 'DELETE', path: '/maintain-s/station', body: plantIds, read: () => null }
}

function readRecord(raw: unknown): PlantRecord {
  const row = record(raw, 'plant record')
  const plantId = id(row['id'])
  if (plantId === null) throw malformed('plant record: no id')
  const location = part(row['location'])
  return {
    id: plantId,
    name: text(row['name']),
    type: openEnum(row['type'], PLANT_TYPES),
    gridType: openEnum(row['gridInterconnectionType'], GRID_TYPES),
    capacity: num(row['installedCapacity']),
    latitude: within(90, location['lat']),
    longitude: within(180, location['lng']),
    address: text(location['address']),
    region: readPlantRegion(part(row['region'])),
    gridConnected: epoch(row['gridConnectedTime']),
    started: epoch(row['startOperatingTime']),
    created: epoch(row['createdDate']),
    modified: epoch(row['lastModifiedDate']),
    floorArea: num(row['floorArea']),
    azimuth: num(row['installationAzimuthAngle']),
    tilt: num(row['installationTiltAngle']),
    picture: word(row['pictureFile']) ?? word(row['stationImage']),
    phone: text(row['contactPhone']),
    ownerName: text(row['ownerName']),
    ownerCompany: text(row['ownerCompany']),
    ownerRemark: text(row['ownerRemark']),
    organisationId: id(row['creatorOrganizationId']),
    ownerId: id(row['ownerAccountId']),
    authOpen: flag(row['authOpen']),
    hasBattery: flag(row['hasBattery']),
    nmi: word(row['nmi']),
  }
}

function readPlantRegion(row: WireRecord): PlantRegion {
  const zone = word(row['timezone'])
  return {
    nationId: id(row['nationId']),
    level1: id(row['level1']),
    level2: id(row['level2']),
    level3: id(row['level3']),
    level4: id(row['level4']),
    level5: id(row['level5']),
    zone: isZone(zone) ? zone : null,
  }
}
