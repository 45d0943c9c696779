import {
  BUSINESS_ACTIONS,
  type BusinessPerson,
  type BusinessPreset,
  type BusinessStep,
  type RelatedBusiness,
} from '../../domain/plants/plant-records'
import type { EpochSeconds, Page } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { one, epoch, id, list, page, text, trimmedEnum, words } from '../wire'
import { readBusiness } from './plant-extras'

/*
 * Rights of related businesses beyond C47 to C49. Ours, not the vendor's: ask
 * `useCapability('businessAccess')` first. Permission on the plant: station:share; people: station:read.
 */

const base = (plantId: number) => `/maintain-s/station/${plantId}/related`

export interface BusinessTerms {
  /** Or codes one by one. */
  preset?: Exclude<BusinessPreset, 'CUSTOM'>
  codes?: readonly string[]
  /** Null for no end. */
  expires?: EpochSeconds | null
}

const wireTerms = ({ preset, codes, expires }: BusinessTerms) => ({
  ...(preset ? { preset } : {}),
  ...(codes ? { roleCode: codes } : {}),
  ...(expires === undefined ? {} : { expiresTime: expires }),
})

/** C48 with terms; pending until the business accepts. Error 23. */
export function inviteBusiness(
  plantId: number,
  businessId: number,
  terms: BusinessTerms,
): Call<RelatedBusiness> {
  return {
    method: 'POST',
    path: '/maintain-s/station/addRelated/business',
    body: { stationId: plantId, businessId, ...wireTerms(terms) },
    read: oneBusiness,
  }
}

/** Other codes, another end. */
export function changeBusiness(
  plantId: number,
  businessId: number,
  terms: BusinessTerms,
): Call<RelatedBusiness> {
  return {
    method: 'POST',
    path: `${base(plantId)}/business/${businessId}`,
    body: wireTerms(terms),
    read: oneBusiness,
  }
}

const oneBusiness = (raw: unknown): RelatedBusiness => one(raw, 'business', readBusiness)

interface OfferedBusiness {
  id: number
  name: string | null
  email: string | null
}

/** Businesses that C48 accepts. */
export function offeredBusinesses(size = 100): Call<Page<OfferedBusiness>> {
  return {
    method: 'GET',
    path: '/maintain-s/station/related/offered',
    query: { page: 1, size },
    read: (raw) =>
      page(raw, 'offered businesses', (row) => {
        const businessId = id(row['businessId'])
        return businessId === null
          ? null
          : { id: businessId, name: text(row['name']), email: text(row['email']) }
      }),
  }
}

/** Who sees the plant through a business that is active. */
export function businessPeople(plantId: number): Call<readonly BusinessPerson[]> {
  return get(`${base(plantId)}/people`, (raw) =>
    list(raw, 'people', (row) => {
      const personId = id(row['personId'])
      return personId === null
        ? null
        : {
            id: personId,
            name: text(row['name']),
            task: text(row['task']),
            email: text(row['email']),
            businessId: id(row['businessId']),
            businessName: text(row['businessName']),
            codes: words(row['roleCode']),
          }
    }),
  )
}

/** Newest first. */
export function businessAudit(plantId: number, at = 1, size = 20): Call<Page<BusinessStep>> {
  return {
    method: 'GET',
    path: `${base(plantId)}/audit`,
    query: { page: at, size },
    read: (raw) =>
      page(raw, 'audit', (row) => ({
        at: epoch(row['at']),
        by: text(row['by']),
        action: trimmedEnum(row['action'], BUSINESS_ACTIONS),
        businessId: id(row['businessId']),
        businessName: text(row['businessName']),
        party: text(row['party']),
        codes: words(row['codes']),
        expires: epoch(row['expiresAt']),
      })),
  }
}
