import type { RelatedBusiness } from '../../domain/plant-records'
import type { RecordValues } from '../../schema/codec'
import { addBusiness, relatedBusinesses, removeBusiness } from '../../transport/calls/plant-extras'
import { oneByOne } from '../each-record'
import type { CustomCalls } from '../custom-source'
import { plantOf } from './values'

function recordOf(row: RelatedBusiness): RecordValues {
  const { id, name, contact, phone, email, related } = row
  return {
    id,
    business: String(id),
    name,
    relation: row.type,
    permissions: row.codes,
    contact,
    phone,
    email,
    state: null,
    related,
    expires: null,
  }
}

/** Businesses related to a plant (C47 to C49). */
export const businessCalls: CustomCalls = {
  list: async (ask) =>
    (await ask.send(relatedBusinesses(plantOf(ask)), { signal: ask.signal })).map(recordOf),
  async create(values, ask) {
    const codes = Array.isArray(values['permissions']) ? values['permissions'].map(String) : []
    return recordOf(await ask.send(addBusiness(plantOf(ask), Number(values['business']), codes)))
  },
  remove: (ids, ask) => oneByOne(ids, (id) => ask.send(removeBusiness(plantOf(ask), Number(id)))),
}
