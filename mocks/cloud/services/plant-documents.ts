import { parseDate } from '../../../src/domain/time/instant'
import type { DocumentState } from '../../../src/domain/plants/document'
import { DOCUMENT, keepRules } from '../collections/form-rules'
import type { Fields } from '../energy/figures'
import type { Session } from '../people/sessions'
import type { Centre, SimPlant } from '../plants/plant'
import { keep, keptOf } from '../plants/station-record'
import { dayAt, dayNumber, dayStart } from '../place/zone'
import { type Call, operable, readable, sessionOf } from '../wire/call'
import { record, whole, words } from '../wire/call-values'
import { badParameter, emptyParameter, unknownId } from '../wire/refusal'
import type { World } from '../world'

/* Papers of a plant and when they expire; ours, not the vendor's. */

const KIND = 'documents'
const MOST = 100
/** Days before its last day from which a document expires soon. */
const SOON = 60

interface Kept {
  id: number
  kind: string
  name: string
  url: string
  /** Last day of the plant's calendar on which it is good, `YYYY-MM-DD`. */
  expires: string | null
  createdTime: number
  createdBy: string
}

function documentsOf(from: Pick<Call, 'world'>, plant: SimPlant): readonly Kept[] {
  const { list } = keptOf(from, KIND, plant)
  return Array.isArray(list) ? (list as Kept[]) : []
}

function dayOf(date: string | null): number | null {
  const day = date === null ? null : parseDate(date)
  return day === null ? null : dayNumber(day.year, day.month, day.day)
}

function stateOf({ expires }: Kept, plant: SimPlant, now: number): DocumentState {
  const last = dayOf(expires)
  if (last === null) return 'NONE'
  const left = last - dayAt(plant.place.zone, now)
  return left < 0 ? 'EXPIRED' : left <= SOON ? 'EXPIRING' : 'VALID'
}

const fieldsOf = (call: Call, plant: SimPlant, one: Kept): Fields => ({
  ...one,
  state: stateOf(one, plant, call.now),
})

export function list(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  return documentsOf(call, plant).map((one) => fieldsOf(call, plant, one))
}

/** What somebody writes of a document: `{kind, name, url, expires}`; what is left out stays as it was. */
function written(call: Call, before?: Kept): Pick<Kept, 'kind' | 'name' | 'url' | 'expires'> {
  const body: Fields = { ...before, ...record(call.body) }
  keepRules(DOCUMENT, body)
  const needed = (key: string): string => {
    const value = words(body[key])
    if (value === null) throw emptyParameter(key)
    return value
  }
  return { kind: needed('kind'), name: needed('name'), url: needed('url'), expires: words(body['expires']) }
}

/** A new one, or with its id in the address another state of one. */
export function save(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'station:update')
  const all = documentsOf(call, plant)
  const asked = call.params['documentId']
  const before = all.find(({ id }) => id === whole(asked))
  if (asked !== undefined && before === undefined) throw unknownId()
  if (before === undefined && all.length >= MOST) throw badParameter('documents')
  const one: Kept = {
    ...(before ?? {
      id: Math.max(0, ...all.map(({ id }) => id)) + 1,
      createdTime: call.now,
      createdBy: sessionOf(call).account.name,
    }),
    ...written(call, before),
  }
  const list = before === undefined ? [...all, one] : all.map((other) => (other === before ? one : other))
  keep(call, KIND, plant, { list })
  return fieldsOf(call, plant, one)
}

/** Those with these ids: all of them or none. */
export function remove(call: Call): null {
  const { plant } = operable(call, call.params['id'], 'station:update')
  const all = documentsOf(call, plant)
  const ids = Array.isArray(call.body) ? call.body.map(whole) : []
  if (ids.length === 0) throw emptyParameter('ids')
  if (ids.some((id) => !all.some((one) => one.id === id))) throw unknownId()
  keep(call, KIND, plant, { list: all.filter(({ id }) => !ids.includes(id)) })
  return null
}

export interface DocumentEnd {
  plant: SimPlant
  name: string
  id: number
  /** Last second of its last day, epoch s. */
  until: number
}

/** Documents that expire some day, of plants that somebody may change. */
export const documentEnds = (world: World, centre: Centre, session: Session): DocumentEnd[] =>
  world.store.list(KIND).flatMap(({ key }) => {
    const plantId = Number(key)
    const plant = session.may('station:update', plantId) ? world.plant(plantId, centre) : null
    if (plant === null) return []
    return documentsOf({ world }, plant).flatMap(({ id, name, expires }): DocumentEnd[] => {
      const last = dayOf(expires)
      return last === null ? [] : [{ plant, name, id, until: dayStart(plant.place.zone, last + 1) - 1 }]
    })
  })
