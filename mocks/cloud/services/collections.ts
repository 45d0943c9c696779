import { type Call, sessionOf } from '../wire/call'
import { HeadedReply } from '../wire/answers'
import { emptyParameter, operationDenied, readDenied, Refusal, unknownId } from '../wire/refusal'
import { record, whole } from '../wire/call-values'
import {
  type Collection,
  idsUnder,
  type Kept,
  references,
  sent,
  stamped,
  taken,
  wireOf,
} from '../collections/collection'
import { type Entry, queried } from '../collections/collection-query'
import { referredTitle } from '../collections/referred'
import { nextNumber } from '../store/quick-store'
import type { Session } from '../people/sessions'

/*
 * Plain REST collections that declarations name (decision 10): list, one, create, change and delete, validated by the
 * declared fields, kept in the store, guarded by the declared codes. A field with codes of its own is missing in what
 * is shown to those who hold none of them: nothing can be found by it, and nobody of them writes it.
 */

/** The collection of a path, and the id that follows its name. */
function addressed(call: Call): { collection: Collection; id: number | null } {
  const path = `/${call.params['path'] ?? ''}`
  const exact = call.world.collections.find((one) => one.path === path)
  if (exact) return { collection: exact, id: null }
  const cut = path.lastIndexOf('/')
  const collection = call.world.collections.find((one) => one.path === path.slice(0, cut))
  if (!collection) throw new Refusal(404, '18', `no such collection: ${path}`)
  const id = whole(decodeURIComponent(path.slice(cut + 1)))
  if (id === null) throw unknown()
  return { collection, id }
}

const unknown = () => new Refusal(404, '18', unknownId().message)
const kindOf = (call: Call, { path }: Collection) => `collection ${call.centre} ${path}`
/** Records without a plant belong to the organisation, or to the person who acts for none. */
const ownerOf = ({ organisation, account }: Session) =>
  organisation ? `organisation ${organisation.id}` : `account ${account.id}`

interface Stored extends Entry {
  readonly owner: string
}

function stored(key: string, value: unknown): Stored {
  const { owner, values } = record(value)
  return { id: Number(key), owner: String(owner), values: record(values) }
}

/** Plants that a record refers to. */
function plantsOf(collection: Collection, values: Kept): readonly number[] {
  return references(collection).flatMap(({ name, to }) => (to === 'plants' ? idsUnder(values, name) : []))
}

/** Whether the caller holds a code of an action: on the record's plants, or at large. */
function may(session: Session, collection: Collection, action: string, plants: readonly number[]): boolean {
  const declared = collection.actions[action]
  if (declared === undefined) return action === 'read'
  if (declared.scope === 'organisation' && session.organisation === null) return false
  return holdsOne(session, declared.codes, declared.scope === 'plant' ? plants : [])
}

/** Whether one of the codes is held on each of the plants; without plants, at large. */
function holdsOne(session: Session, codes: readonly string[], plants: readonly number[]): boolean {
  const held: readonly string[] = session.codes
  if (plants.length === 0) return held.length === 0 || codes.some((code) => held.includes(code))
  return plants.every((plant) =>
    session.external(plant).some(({ code, isOn }) => isOn === 1 && codes.includes(code)),
  )
}

/** Names of the fields that are not for the caller, on a record with these values. */
function closed(session: Session, collection: Collection, values: Kept): readonly string[] {
  const plants = collection.actions['read']?.scope === 'plant' ? plantsOf(collection, values) : []
  return Object.entries(collection.fields).flatMap(([name, { codes }]) =>
    codes === undefined || holdsOne(session, codes, plants) ? [] : [name],
  )
}

/** Values without those of fields that are not for the caller. */
function open(session: Session, collection: Collection, values: Kept): Kept {
  const hidden = closed(session, collection, values)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}

/** A record as the caller may see it. */
const wireRecord = (call: Call, collection: Collection, id: number, values: Kept) =>
  wireOf(collection, id, open(sessionOf(call), collection, values))

/** Refuses a body that writes what is not for the caller. */
function checkWritten(call: Call, collection: Collection, values: Kept): void {
  const hidden = closed(sessionOf(call), collection, values)
  const isSent = (name: string) => {
    const field = collection.fields[name]
    return field !== undefined && sent(call.body, name, field) !== undefined
  }
  if (hidden.some(isSent)) throw operationDenied()
}

function sees(session: Session, collection: Collection, { owner, values }: Stored): boolean {
  const plants = plantsOf(collection, values)
  if (plants.length === 0 ? owner !== ownerOf(session) : !plants.every(session.reaches)) return false
  return may(session, collection, 'read', plants)
}

/** The record of an id, if the caller may see it and do that with it. */
function reached(call: Call, collection: Collection, id: number | null, action: string): Stored {
  const session = sessionOf(call)
  if (id === null) throw emptyParameter('id')
  const value = call.world.store.get(kindOf(call, collection), String(id))
  if (value === undefined) throw unknown()
  const entry = stored(String(id), value)
  if (!sees(session, collection, entry)) throw readDenied()
  if (!may(session, collection, action, plantsOf(collection, entry.values))) throw operationDenied()
  return entry
}

/** Name of what a reference means; null where there is no such thing, or the caller may not know of it. */
function titleOf(call: Call, to: string, id: number): string | null {
  const other = call.world.collections.find((one) => one.path.endsWith(`/${to}`))
  if (other === undefined) return referredTitle(call, to, id)
  const value = call.world.store.get(kindOf(call, other), String(id))
  const entry = value === undefined ? null : stored(String(id), value)
  if (entry === null || !sees(sessionOf(call), other, entry)) return null
  return String(open(sessionOf(call), other, entry.values)[other.title] ?? '')
}

/** What a record refers to must be there, and in reach. */
function checkReferences(call: Call, collection: Collection, values: Kept): void {
  for (const { name, field, to } of references(collection)) {
    for (const id of idsUnder(values, name)) {
      if (to === 'plants') {
        if (!sessionOf(call).reaches(id)) throw readDenied()
      } else if (titleOf(call, to, id) === null) {
        const wire = field.wire ?? name
        throw new Refusal(400, 'PARAM_ERROR', `${wire}: nothing has this id`, { field: wire, key: 'choice' })
      }
    }
  }
}

/** List, or one record. */
export function readCollection(call: Call): unknown {
  const { collection, id } = addressed(call)
  if (id !== null) return wireRecord(call, collection, id, reached(call, collection, id, 'read').values)
  const session = sessionOf(call)
  if (!may(session, collection, 'read', [])) {
    // A code may still be held for single plants.
    if (collection.actions['read']?.scope !== 'plant') throw readDenied()
  }
  const entries = call.world.store
    .list(kindOf(call, collection))
    .map(({ key, value }) => stored(key, value))
    .filter((entry) => sees(session, collection, entry))
    .map(({ id: own, values }) => ({ id: own, values: open(session, collection, values) }))
  const { rows, total } = queried(collection, entries, call.query, {
    of: (to, own) => titleOf(call, to, Number(own)),
  })
  return new HeadedReply(
    rows.map((row) => wireOf(collection, row.id, row.values)),
    { 'x-total-count': String(total), 'access-control-expose-headers': 'x-total-count' },
  )
}

export function createRecord(call: Call): unknown {
  const { collection, id } = addressed(call)
  if (id !== null) throw unknown()
  const session = sessionOf(call)
  const values = stamped(collection, taken(collection, call.body, null), null, call.now)
  checkReferences(call, collection, values)
  if (!may(session, collection, 'create', plantsOf(collection, values))) throw operationDenied()
  checkWritten(call, collection, values)
  const number = nextNumber(call.world.store, kindOf(call, collection), 1)
  call.world.store.put(kindOf(call, collection), String(number), { owner: ownerOf(session), values })
  return wireRecord(call, collection, number, values)
}

/** Changes what is sent. A body that knows an older state than the kept one is refused (ours: RECORD_CHANGED). */
export function updateRecord(call: Call): unknown {
  const { collection, id } = addressed(call)
  const entry = reached(call, collection, id, 'update')
  const { changed, fields } = collection
  const wire = changed === null ? null : (fields[changed]?.wire ?? changed)
  const known = wire === null ? null : record(call.body)[wire]
  if (changed !== null && typeof known === 'number' && known !== entry.values[changed]) {
    throw new Refusal(409, 'RECORD_CHANGED', 'changed meanwhile', {
      record: wireRecord(call, collection, entry.id, entry.values),
    })
  }
  checkWritten(call, collection, entry.values)
  const values = stamped(collection, taken(collection, call.body, entry.values), entry.values, call.now)
  checkReferences(call, collection, values)
  // A record must not be moved to a plant on which the caller could not have changed it.
  if (!may(sessionOf(call), collection, 'update', plantsOf(collection, values))) throw operationDenied()
  call.world.store.put(kindOf(call, collection), String(entry.id), { owner: entry.owner, values })
  return wireRecord(call, collection, entry.id, values)
}

export function deleteRecord(call: Call): unknown {
  const { collection, id } = addressed(call)
  const entry = reached(call, collection, id, 'delete')
  call.world.store.delete(kindOf(call, collection), String(entry.id))
  return {}
}
