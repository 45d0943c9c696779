import type { Call } from '../wire/call'
import { operable, paged, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, operationDenied, unknownId } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import { CLAIM, keepRules } from '../collections/form-rules'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'

/* Covers for a plant: offered, asked a price for, claimed; ours, not the vendor's. Nobody insures anything. */

/** Yearly premium as a share of what the modules are worth, per kWp. */
const COVERS = [
  { id: 'ELEMENTS', perKilowatt: 3.2, currency: 'EUR' },
  { id: 'YIELD', perKilowatt: 5.4, currency: 'EUR' },
  { id: 'THEFT', perKilowatt: 1.6, currency: 'EUR' },
] as const

/** An insurer answers a quote after a while, and looks at a claim after another. */
const QUOTED_AFTER = 600
const REVIEWED_AFTER = 1800

interface Paper {
  id: number
  accountId: number
  stationId: number
  coverId: string
  createdTime: number
  submittedTime: number | null
  premium: number
  text: string
  /** Whether whoever asked lets the alarms of the plant go along. */
  alarmHistory?: boolean
}

type Kind = 'quote' | 'claim'

const papers = (call: Call, kind: Kind) =>
  call.world.store
    .list(kind)
    .map(({ value }) => value as Paper)
    .filter(({ accountId }) => accountId === sessionOf(call).account.id)
    .sort((a, b) => b.id - a.id)

function put(call: Call, kind: Kind, paper: Omit<Paper, 'id'> & { id?: number }): Paper {
  const kept = { ...paper, id: paper.id ?? nextNumber(call.world.store, kind, 800_001) }
  call.world.store.put(kind, String(kept.id), kept)
  return kept
}

const coverNamed = (raw: unknown) => {
  const cover = COVERS.find(({ id }) => id === words(raw))
  if (!cover) throw badParameter('coverId')
  return cover
}

function quoteRow(call: Call, paper: Paper): Fields {
  const { id, stationId, coverId, createdTime, premium, alarmHistory = false } = paper
  const ready = call.now - createdTime >= QUOTED_AFTER
  const state = ready ? 'OFFERED' : 'REQUESTED'
  const told = { id, stationId, coverId, createdTime, alarmHistory, state }
  return { ...told, premium: ready ? premium : null, currency: 'EUR' }
}

function claimRow(call: Call, { id, stationId, coverId, createdTime, submittedTime, text }: Paper): Fields {
  const state =
    submittedTime === null ? 'DRAFT' : call.now - submittedTime >= REVIEWED_AFTER ? 'REVIEWING' : 'SUBMITTED'
  return { id, stationId, coverId, createdTime, submittedTime, text, state }
}

/** What there is to choose from; money per kWp and year. */
export const covers = (): readonly Fields[] => COVERS

export function quotes(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, papers(call, 'quote'))
  return { total, data: data.map((one) => quoteRow(call, one)) }
}

export function askQuote(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:update')
  const cover = coverNamed(body['coverId'])
  const alarmHistory = body['alarmHistory'] === true
  const open = papers(call, 'quote').find(
    (one) =>
      (one.alarmHistory ?? false) === alarmHistory &&
      one.stationId === plant.id &&
      one.coverId === cover.id &&
      call.now - one.createdTime < QUOTED_AFTER,
  )
  // Asked twice in a row, one answer comes.
  if (open) return quoteRow(call, open)
  const paper = put(call, 'quote', {
    accountId: sessionOf(call).account.id,
    stationId: plant.id,
    coverId: cover.id,
    createdTime: call.now,
    submittedTime: null,
    premium: Math.round(cover.perKilowatt * plant.capacity * 100) / 100,
    text: '',
    alarmHistory,
  })
  return quoteRow(call, paper)
}

export function claims(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, papers(call, 'claim'))
  return { total, data: data.map((one) => claimRow(call, one)) }
}

/** A draft that can be written on until it is handed in; what was handed in stays as it is. */
export function saveClaim(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:update')
  const cover = coverNamed(body['coverId'])
  const id = whole(body['id'])
  const before = id === null ? null : papers(call, 'claim').find((one) => one.id === id)
  if (before === undefined) throw unknownId()
  if (before && before.submittedTime !== null) throw operationDenied()
  keepRules(CLAIM, body)
  const text = words(body['text']) ?? ''
  const submit = body['submit'] === true
  if (submit && text === '') throw emptyParameter('text')
  const paper = put(call, 'claim', {
    ...(before ? { id: before.id } : {}),
    accountId: sessionOf(call).account.id,
    stationId: plant.id,
    coverId: cover.id,
    createdTime: before?.createdTime ?? call.now,
    submittedTime: submit ? call.now : null,
    premium: 0,
    text,
  })
  return claimRow(call, paper)
}
