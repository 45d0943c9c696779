import { presetCodes } from '../../domain/people/business-access'
import { calendarDate, shiftDate } from '../../domain/time/instant'
import type { EpochSeconds } from '../../domain/plants/reading'
import { instantAt } from '../../domain/time/wall-clock'
import type { RelatedBusiness } from '../../domain/plants/plant-records'
import type { RecordValues } from '../../schema/codec'
import { type BusinessTerms, changeBusiness, inviteBusiness } from '../../transport/calls/business-access'
import { addBusiness, relatedBusinesses, removeBusiness } from '../../transport/calls/plant-extras'
import { oneByOne } from '../each-record'
import { fieldErrors } from '../field-errors'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { plantOf, textOf } from './values'

function recordOf(zone: string) {
  return (row: RelatedBusiness): RecordValues => {
    const {
      id,
      name,
      contact,
      phone,
      email,
      related,
      grantedBy,
      preset,
      state,
      expires,
      lastActive,
      people,
    } = row
    return {
      id,
      business: String(id),
      code: String(id),
      name,
      relation: row.type,
      preset,
      permissions: row.codes,
      contact,
      phone,
      email,
      state,
      related,
      grantedBy,
      lastActive,
      people,
      expires,
      term: expires === null ? 'none' : 'date',
      until: expires === null ? null : calendarDate(expires - 1, zone),
    }
  }
}

/** End of a right: midnight after its last day, at the plant. */
function endOf(values: RecordValues, { zone }: CustomAsk): EpochSeconds | null {
  const date = textOf(values['until'])
  return date === null ? null : instantAt(shiftDate(date, 1), '00:00', zone)
}

function termsOf(values: RecordValues, ask: CustomAsk): BusinessTerms {
  const preset = textOf(values['preset'])
  const codes = Array.isArray(values['permissions']) ? values['permissions'].map(String) : []
  return {
    ...(preset === 'VIEW' || preset === 'MAINTAIN' || preset === 'MANAGE' ? { preset } : { codes }),
    expires: endOf(values, ask),
  }
}

const TERM_FIELDS = { businessId: 'business', roleCode: 'permissions', expiresTime: 'until' }

/** Businesses related to a plant (C47 to C49), and the terms that our own calls add. */
export const businessCalls: CustomCalls = {
  list: async (ask) =>
    (await ask.send(relatedBusinesses(plantOf(ask)), { signal: ask.signal })).map(recordOf(ask.zone)),
  async create(values, ask) {
    const [plant, business] = [plantOf(ask), Number(values['business'])]
    const codes = Array.isArray(values['permissions']) ? values['permissions'].map(String) : []
    // Nothing but codes: that is the vendor's own call.
    const plain = presetCodes(values['preset']) === null && textOf(values['until']) === null
    const call = plain
      ? addBusiness(plant, business, codes)
      : inviteBusiness(plant, business, termsOf(values, ask))
    return recordOf(ask.zone)(await fieldErrors(ask.send(call), TERM_FIELDS))
  },
  update: async (id, values, ask) =>
    recordOf(ask.zone)(
      await fieldErrors(
        ask.send(changeBusiness(plantOf(ask), Number(id), termsOf(values, ask))),
        TERM_FIELDS,
      ),
    ),
  remove: (ids, ask) => oneByOne(ids, (id) => ask.send(removeBusiness(plantOf(ask), Number(id)))),
}
