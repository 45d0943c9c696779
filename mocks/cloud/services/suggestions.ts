import { type Call, paged, sessionOf } from '../wire/call'
import { refusal } from '../wire/refusal'
import { record, shortened, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'
import { isPictureAddress } from '../../../src/domain/values/picture-address'

/* Feedback (wire contract 4.2). That it is listed, and its kind, page and version, are ours. */

interface Kept {
  content: string
  contact: string | null
  images: string[]
  type: string | null
  page: string | null
  version: string | null
  accountId: number
  at: number
}

const MAX_LETTERS = 2000
const MAX_PICTURES = 9
/** People who get no reply press the button again. */
const SAME_WITHIN = 600
const READ_AFTER = 86_400

const isPicture = (one: unknown): one is string => typeof one === 'string' && isPictureAddress(one)

function own(call: Call): { id: number; value: Kept }[] {
  const { id } = sessionOf(call).account
  return call.world.store
    .list('suggestion')
    .map(({ key, value }) => ({ id: Number(key), value: value as Kept }))
    .filter(({ value }) => value.accountId === id)
    .sort((a, b) => b.id - a.id)
}

export function suggestion(call: Call): object {
  const body = record(call.body)
  const content = shortened(words(body['content']), MAX_LETTERS)
  if (!content) throw refusal(17, 'content')
  const type = shortened(words(body['type']), 20)
  const same = own(call).some(
    ({ value }) => value.content === content && value.type === type && value.at > call.now - SAME_WITHIN,
  )
  if (same) return {}
  const kept: Kept = {
    content,
    type,
    contact: shortened(words(body['contact']), 254),
    page: shortened(words(body['page']), 200),
    version: shortened(words(body['version']), 40),
    images: Array.isArray(body['images']) ? body['images'].filter(isPicture).slice(0, MAX_PICTURES) : [],
    accountId: sessionOf(call).account.id,
    at: call.now,
  }
  call.world.store.put('suggestion', String(nextNumber(call.world.store, 'suggestion', 1)), kept)
  return {}
}

/** One's own, the newest first. Somebody reads it within a day. */
export function suggestions(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, own(call))
  const rows = data.map(({ id, value: { type, content, page, version, images, at } }) => ({
    ...{ id, type, content, page, version, images, createdTime: at },
    state: call.now - at < READ_AFTER ? 'RECEIVED' : 'READ',
  }))
  return { total, data: rows }
}
