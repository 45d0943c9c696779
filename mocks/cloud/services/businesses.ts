import { BUSINESSES, STAFF } from '../people/businesses.data'
import { type Call, demand, operable, paged, readable } from '../wire/call'
import { badParameter, emptyParameter, refusal, unknownId } from '../wire/refusal'
import { instant, ownValue, record, whole } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { type Code, isCode, PLANT_CODES } from '../people/permissions'
import type { SimPlant } from '../plants/plant'
import { mix } from '../random'
import { noteStep, type Step, stepsOf } from '../people/relation-audit'
import { keep } from '../plants/station-record'

/** Ours: what a business may do, in three sizes; `CUSTOM` is anything else. */
const READ: readonly Code[] = ['station:read', 'device:read', 'alert:read', 'layout:read']
export const PRESETS: Readonly<Record<string, readonly Code[]>> = {
  VIEW: READ,
  MAINTAIN: [...READ, 'alert:handle', 'device:update', 'report:export', 'station:export'],
  MANAGE: PLANT_CODES.filter((code) => code !== 'station:delete' && code !== 'station:share'),
}

/** Ours: a business takes so many seconds to accept. */
const THINKING = 600

interface Relation {
  businessId: number
  codes: readonly string[]
  /** Epoch s. */
  invitedAt: number
  acceptedAt: number
  expiresAt: number | null
}

export function relationsOf(call: Call, plant: SimPlant): Relation[] {
  const at = plant.joined * 86_400
  const { list } = record(call.world.store.get('relations', String(plant.id)))
  if (Array.isArray(list)) return list as Relation[]
  return [{ businessId: 7001, codes: ['station:read'], invitedAt: at, acceptedAt: at, expiresAt: null }]
}

export const sameCodes = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code))

export function stateOf({ acceptedAt, expiresAt }: Relation, now: number): 'PENDING' | 'ACTIVE' | 'EXPIRED' {
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED'
  return acceptedAt > now ? 'PENDING' : 'ACTIVE'
}

/** When somebody of it last looked in, epoch s: each has a rhythm of its own of one to nine days. */
function lastActive(plant: SimPlant, { businessId, acceptedAt, expiresAt }: Relation, now: number) {
  const end = Math.min(now, expiresAt ?? now)
  const rhythm = (1 + (mix(plant.seed, businessId) % 9)) * 86_400
  const at = end - ((end + mix(plant.seed, businessId + 1)) % rhythm)
  return at >= acceptedAt ? at : null
}

/** Who asked it in last; null for those who were there from the beginning. */
function grantedBy(call: Call, plant: SimPlant, businessId: number): string | null {
  return (
    stepsOf(call, plant).findLast((step) => step.action === 'INVITED' && step.businessId === businessId)
      ?.by ?? null
  )
}

/** An element of C47; from `grantedBy` on it is ours. */
function fieldsOf(call: Call, plant: SimPlant, relation: Relation): Fields {
  const { businessId, codes, invitedAt, acceptedAt, expiresAt } = relation
  const known = BUSINESSES.find((one) => one.businessId === businessId)
  if (!known) throw unknownId()
  const preset = Object.entries(PRESETS).find(([, list]) => sameCodes(list, codes))?.[0] ?? 'CUSTOM'
  return {
    ...known,
    roleCode: codes,
    phone: null,
    relatedTime: invitedAt,
    grantedBy: grantedBy(call, plant, businessId),
    preset,
    state: stateOf(relation, call.now),
    lastActiveTime: lastActive(plant, relation, call.now),
    peopleCount: stateOf(relation, call.now) === 'ACTIVE' ? (ownValue(STAFF, businessId) ?? []).length : 0,
    acceptedTime: acceptedAt <= call.now ? acceptedAt : null,
    expiresTime: expiresAt,
  }
}

type StepFacts = Omit<Step, 'at' | 'by' | 'party'>

function save(call: Call, plant: SimPlant, list: Relation[], step: StepFacts): void {
  keep(call, 'relations', plant, { list })
  noteStep(call, plant, { ...step, party: null })
}

/** Codes of a body: a preset, a list, or none. */
function codesAsked(body: Record<string, unknown>): readonly string[] | null {
  const { preset, roleCode } = body
  if (preset !== undefined && preset !== null && preset !== 'CUSTOM') {
    const codes = ownValue(PRESETS, preset)
    if (!codes) throw badParameter('preset')
    return codes
  }
  if (!Array.isArray(roleCode)) return null
  if (roleCode.length === 0) throw emptyParameter('roleCode')
  if (!roleCode.every((code) => isCode(code) && PLANT_CODES.includes(code))) throw badParameter('roleCode')
  return roleCode as string[]
}

/** Epoch s in the future, null for no end, undefined if the body does not say. */
function expiryAsked(call: Call, body: Record<string, unknown>): number | null | undefined {
  const { expiresTime } = body
  if (expiresTime === undefined || expiresTime === null) return expiresTime
  const at = instant(expiresTime)
  if (at === null || at <= call.now) throw badParameter('expiresTime')
  return at
}

/** C47. */
export function businesses(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  return relationsOf(call, plant).map((one) => fieldsOf(call, plant, one))
}

/** C48; `preset` and `expiresTime` are ours. One that has expired may be asked again. */
export function addBusiness(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:share')
  const businessId = whole(body['businessId'])
  if (businessId === null) throw emptyParameter('businessId')
  const list = relationsOf(call, plant)
  const before = list.find((one) => one.businessId === businessId)
  if (before && stateOf(before, call.now) !== 'EXPIRED') throw refusal(23, 'already related')
  const added: Relation = {
    businessId,
    codes: codesAsked(body) ?? ['station:read'],
    invitedAt: call.now,
    acceptedAt: call.now + THINKING,
    expiresAt: expiryAsked(call, body) ?? null,
  }
  // Refuses a business that nobody knows before it is kept.
  fieldsOf(call, plant, added)
  const { codes, expiresAt } = added
  save(call, plant, [...list.filter((one) => one !== before), added], {
    action: 'INVITED',
    businessId,
    codes,
    expiresAt,
  })
  return fieldsOf(call, plant, added)
}

function related(call: Call): { plant: SimPlant; list: Relation[]; relation: Relation } {
  const { plant } = operable(call, call.params['id'], 'station:share')
  const list = relationsOf(call, plant)
  const relation = list.find(({ businessId }) => businessId === whole(call.params['businessId']))
  if (!relation) throw unknownId()
  return { plant, list, relation }
}

/** Other codes, another end; ours, not the vendor's. */
export function changeBusiness(call: Call): Fields {
  const { plant, list, relation } = related(call)
  const body = record(call.body)
  const expiry = expiryAsked(call, body)
  const codes = codesAsked(body) ?? relation.codes
  const expiresAt = expiry === undefined ? relation.expiresAt : expiry
  const changed = { ...relation, codes, expiresAt }
  const { businessId } = relation
  save(
    call,
    plant,
    list.map((one) => (one === relation ? changed : one)),
    { action: 'CHANGED', businessId, codes, expiresAt },
  )
  return fieldsOf(call, plant, changed)
}

/** C49. */
export function removeBusiness(call: Call): object {
  const { plant, list, relation } = related(call)
  const { businessId, codes, expiresAt } = relation
  const left = list.filter((one) => one !== relation)
  save(call, plant, left, { action: 'REMOVED', businessId, codes, expiresAt })
  return {}
}

/** Businesses that can be added; ours, not the vendor's. */
export function offeredBusinesses(call: Call): { total: number; data: Fields[] } {
  demand(call, 'station:share')
  const rows = BUSINESSES.map((one) => ({ ...one }))
  return paged(call, rows)
}
