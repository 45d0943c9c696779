import { isPictureAddress } from '../../../src/domain/values/picture-address'
import { CLAIM, keepRules } from '../collections/form-rules'
import type { Fields } from '../energy/figures'
import { DAY } from '../place/zone'
import { type Call, operable, paged, sessionOf } from '../wire/call'
import { record, whole, words } from '../wire/call-values'
import { badParameter, emptyParameter, operationDenied, unknownId } from '../wire/refusal'
import { askedBefore, coverNamed, type Paper, papers, put } from './insurance'
import { isCovered } from './insurance-policies'

/* Claims on policies; ours, not the vendor's. Nobody pays anything. */

const MAX_PHOTOS = 9
/** Somebody who got no answer writes the same again, s. */
const SAME_WITHIN = 600
/** An insurer looks at a claim after a while, decides on it, and pays, seconds after it was handed in. */
const REVIEWED_AFTER = 1800
const DECIDED_AFTER = 2 * DAY
const PAID_AFTER = 5 * DAY

/** What is not insured is not paid, nor what nothing shows. */
function refusalOf(call: Call, { stationId, coverId, photos = [] }: Paper, submitted: number): string | null {
  if (!isCovered(call, stationId, coverId, submitted)) return 'NOT_COVERED'
  return photos.length === 0 ? 'NO_PROOF' : null
}

function stepOf(call: Call, paper: Paper): Fields {
  const { submittedTime } = paper
  if (submittedTime === null) return { state: 'DRAFT' }
  const since = call.now - submittedTime
  if (since < REVIEWED_AFTER) return { state: 'SUBMITTED' }
  if (since < DECIDED_AFTER) return { state: 'REVIEWING' }
  const decidedTime = submittedTime + DECIDED_AFTER
  const refusal = refusalOf(call, paper, submittedTime)
  if (refusal !== null) return { state: 'REFUSED', refusal, decidedTime }
  return { state: since < PAID_AFTER ? 'ACCEPTED' : 'PAID', decidedTime }
}

function claimRow(call: Call, paper: Paper): Fields {
  const { id, stationId, coverId, createdTime, submittedTime, text, photos = [] } = paper
  return { id, stationId, coverId, createdTime, submittedTime, text, photos, ...stepOf(call, paper) }
}

export function claims(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, papers(call, 'claim'))
  return { total, data: data.map((one) => claimRow(call, one)) }
}

/** Addresses of pictures that were stored; nothing else is shown to anybody. */
function photosIn(raw: unknown): readonly string[] {
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw) || raw.length > MAX_PHOTOS) throw badParameter('photos')
  const photos = raw.filter((one): one is string => typeof one === 'string' && isPictureAddress(one))
  if (photos.length < raw.length) throw badParameter('photos')
  return photos
}

/** The claim of an id, as long as it can be written on. */
function draftOf(call: Call, id: number): Paper {
  const draft = papers(call, 'claim').find((one) => one.id === id)
  if (draft === undefined) throw unknownId()
  if (draft.submittedTime !== null) throw operationDenied()
  return draft
}

/** A draft that can be written on until it is handed in; what was handed in stays as it is. */
export function saveClaim(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:update')
  const cover = coverNamed(body['coverId'])
  const id = whole(body['id'])
  const draft = id === null ? null : draftOf(call, id)
  keepRules(CLAIM, body)
  const text = words(body['text']) ?? ''
  const photos = photosIn(body['photos'])
  const submit = body['submit'] === true
  if (submit && text === '') throw emptyParameter('text')
  const written = { stationId: plant.id, coverId: cover.id, within: SAME_WITHIN }
  const isSame = (one: Paper) =>
    one.text === text && JSON.stringify(one.photos ?? []) === JSON.stringify(photos)
  const before = draft ?? askedBefore(call, 'claim', written, isSame)
  // Written twice in a row, it is one claim.
  if (draft === null && before && (before.submittedTime !== null || !submit)) return claimRow(call, before)
  const paper = put(call, 'claim', {
    ...(before ? { id: before.id } : {}),
    accountId: sessionOf(call).account.id,
    stationId: plant.id,
    coverId: cover.id,
    createdTime: before?.createdTime ?? call.now,
    submittedTime: submit ? call.now : null,
    premium: 0,
    text,
    photos,
  })
  return claimRow(call, paper)
}
