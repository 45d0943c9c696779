import { type Call, operable, paged, sessionOf } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'

/* Covers for a plant: offered, asked a price for, claimed; ours, not the vendor's. Nobody insures anything. */

export const CURRENCY = 'EUR'
/** Per kWp: the premium of a year, and what is paid at most in it. */
const COVERS = [
  { id: 'ELEMENTS', perKilowatt: 3.2, sum: 1100 },
  { id: 'YIELD', perKilowatt: 5.4, sum: 280 },
  { id: 'THEFT', perKilowatt: 1.6, sum: 600 },
] as const

/** Above this no plant performs, %: a sensor is wrong. */
const MOST_RATIO = 150

/** An insurer answers a quote after a while. */
const QUOTED_AFTER = 600

export interface Paper {
  id: number
  accountId: number
  stationId: number
  coverId: string
  createdTime: number
  submittedTime: number | null
  premium: number
  sumInsured?: number
  text: string
  /** Consent to send the alarms of the plant along. */
  alarmHistory?: boolean
  /** Percent, as the applicant's console measured it. */
  performanceRatio?: number | null
  /** Of a claim: addresses of pictures. */
  photos?: readonly string[]
}

type Kind = 'quote' | 'claim'

export const papers = (call: Call, kind: Kind) =>
  call.world.store
    .list(kind)
    .map(({ value }) => value as Paper)
    .filter(({ accountId }) => accountId === sessionOf(call).account.id)
    .sort((a, b) => b.id - a.id)

/** What somebody who got no answer asks for again: the same of a plant and a cover, less than `within` seconds ago. */
export const askedBefore = (
  call: Call,
  kind: Kind,
  { stationId, coverId, within }: Pick<Paper, 'stationId' | 'coverId'> & { within: number },
  isSame: (one: Paper) => boolean,
): Paper | undefined =>
  papers(call, kind).find(
    (one) =>
      one.stationId === stationId &&
      one.coverId === coverId &&
      call.now - one.createdTime < within &&
      isSame(one),
  )

export function put(call: Call, kind: Kind, paper: Omit<Paper, 'id'> & { id?: number }): Paper {
  const kept = { ...paper, id: paper.id ?? nextNumber(call.world.store, kind, 800_001) }
  call.world.store.put(kind, String(kept.id), kept)
  return kept
}

export const coverNamed = (raw: unknown) => {
  const cover = COVERS.find(({ id }) => id === words(raw))
  if (!cover) throw badParameter('coverId')
  return cover
}

export const isOffered = (call: Call, { createdTime }: Paper) => call.now - createdTime >= QUOTED_AFTER

function quoteRow(call: Call, paper: Paper): Fields {
  const { id, stationId, coverId, createdTime, premium, sumInsured = null, alarmHistory = false } = paper
  const { performanceRatio = null } = paper
  const ready = isOffered(call, paper)
  const accepted = call.world.store.get('policy', String(id)) !== undefined
  const state = accepted ? 'ACCEPTED' : ready ? 'OFFERED' : 'REQUESTED'
  const shown = { id, stationId, coverId, createdTime, alarmHistory, performanceRatio, state }
  const money = ready ? { premium, sumInsured } : { premium: null, sumInsured: null }
  return { ...shown, ...money, currency: CURRENCY }
}

/** What there is to choose from; money per kWp and year. */
export const covers = (): readonly Fields[] =>
  COVERS.map(({ id, perKilowatt }) => ({ id, perKilowatt, currency: CURRENCY }))

export function quotes(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, papers(call, 'quote'))
  return { total, data: data.map((one) => quoteRow(call, one)) }
}

function ratioIn(raw: unknown): number | null {
  if (raw === null || raw === undefined) return null
  if (typeof raw !== 'number' || !(raw >= 0 && raw <= MOST_RATIO)) throw badParameter('performanceRatio')
  return raw
}

export function askQuote(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:update')
  const cover = coverNamed(body['coverId'])
  const alarmHistory = body['alarmHistory'] === true
  const performanceRatio = ratioIn(body['performanceRatio'])
  const asked = { stationId: plant.id, coverId: cover.id, within: QUOTED_AFTER }
  const open = askedBefore(call, 'quote', asked, (one) => (one.alarmHistory ?? false) === alarmHistory)
  // Asked twice in a row, one answer comes.
  if (open) return quoteRow(call, open)
  const paper = put(call, 'quote', {
    accountId: sessionOf(call).account.id,
    stationId: plant.id,
    coverId: cover.id,
    createdTime: call.now,
    submittedTime: null,
    premium: Math.round(cover.perKilowatt * plant.capacity * 100) / 100,
    sumInsured: Math.round(cover.sum * plant.capacity),
    text: '',
    alarmHistory,
    performanceRatio,
  })
  return quoteRow(call, paper)
}
