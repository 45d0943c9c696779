import type { AreaDetails, AreaEntry, NamedRegion } from '../../domain/place/region-records'
import { isZone } from '../../domain/time/zone'
import { type Call, get } from '../call'
import { flag, id, list, num, record, text, word, type WireRecord } from '../wire'
import { digits, readRegion } from './country-guess'

/** C9: country, levels, zone and address of a point. */
export function areaAt(latitude: number, longitude: number, language: string): Call<AreaDetails> {
  return {
    method: 'GET',
    path: '/region-s/area/searchAreaDetailsByLatlon',
    query: { lat: latitude, lng: longitude, lan: language },
    read(raw) {
      const row = record(raw, 'area')
      const zone = word(row['timezone'])
      const named = (name: string): NamedRegion | null => {
        const regionId = id(row[name])
        return regionId === null ? null : { id: regionId, name: text(row[`${name}Name`]) }
      }
      const nationId = id(row['nationId'])
      return {
        nation: nationId === null ? null : { id: nationId, name: text(row['nationName']) },
        nationCode: word(row['nationCode']),
        levels: [1, 2, 3, 4, 5].flatMap((level) => named(`level${level}`) ?? []),
        zone: isZone(zone) ? zone : null,
        address: text(row['address']),
      }
    },
  }
}

/** C10: what lies below a region. */
export function areasBelow(parentId: number, language: string): Call<readonly AreaEntry[]> {
  return get(`/region-s/area/searchAreaListByPid/${parentId}`, (raw) => list(raw, 'areas', readArea), {
    lan: language,
  })
}

/** C11: the roots of the tree. */
export function countries(language: string): Call<readonly AreaEntry[]> {
  return {
    method: 'GET',
    path: '/region-s/area/searchAreaCountryList',
    query: { lan: language },
    public: true,
    read: (raw) => list(raw, 'countries', readArea),
  }
}

function readArea(row: WireRecord): AreaEntry | null {
  const areaId = id(row['id'])
  if (areaId === null) return null
  return {
    id: areaId,
    name: text(row['name']),
    parentId: id(row['pid']),
    level: num(row['level']),
    code: word(row['code']),
    leaf: flag(row['leaf']),
    latitude: num(row['lat']),
    longitude: num(row['lng']),
    area: word(row['area']),
    phonePrefix: digits(row['phonePrefix']),
    region: readRegion(row['mdc']),
  }
}
