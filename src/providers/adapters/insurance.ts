import type { InsurancePaper } from '../../domain/money/billing-records'
import { type InsurancePolicy, policyState } from '../../domain/money/insurance-policy'
import type { RecordValues } from '../../schema/codec'
import {
  acceptQuote,
  askQuote,
  insuranceClaims,
  insurancePolicies,
  insuranceQuotes,
  saveClaim,
} from '../../transport/calls/insurance'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { oneByOne } from '../each-record'
import type { RecordId } from '../source'
import { found } from './gathered'
import { numberOf, textOf } from './values'

/** Papers of a page, where one of them is looked for. */
const PAGE = 1000

/** Papers belong to a person, and so do their hours. */
const recordOf = ({ plantId, coverId, ...paper }: InsurancePaper, zone: string): RecordValues => ({
  ...paper,
  plant: plantId,
  cover: coverId,
  zone,
})

const paperOf = (papers: typeof insuranceClaims, id: RecordId, { send, signal }: CustomAsk) =>
  found((at) => send(papers(at, PAGE), { signal }), id)

const claimOf = (id: RecordId, ask: CustomAsk) => paperOf(insuranceClaims, id, ask)

/** A reference may come as a text. */
const plantIn = (values: RecordValues) => numberOf(Number(values['plant'])) ?? 0
const written = (values: RecordValues) => ({
  plantId: plantIn(values),
  coverId: textOf(values['cover']) ?? '',
  text: textOf(values['text']) ?? '',
  photos: Array.isArray(values['photos']) ? values['photos'].map(String) : [],
  submit: false,
})

export const insuranceQuoteCalls: CustomCalls = {
  async page(_asked, { page, size }, { send, signal, zone }) {
    const { rows, total } = await send(insuranceQuotes(page, size), { signal })
    return { data: rows.map((row) => recordOf(row, zone)), total }
  },
  one: async (id, ask) => recordOf(await paperOf(insuranceQuotes, id, ask), ask.zone),
  async create(values, { send, zone }) {
    const asked = {
      coverId: textOf(values['cover']) ?? '',
      history: values['history'] === true,
      performanceRatio: numberOf(values['performanceRatio']),
    }
    return recordOf(await send(askQuote({ plantId: plantIn(values), ...asked })), zone)
  },
  actions: {
    accept: ({ ids, input }, { send }) =>
      oneByOne(ids, (id) => send(acceptQuote({ id: Number(id), plantId: plantIn(input) }))),
  },
}

/** A policy runs by the calendar of its plant. */
const policyRecord = ({ plantId, coverId, ...policy }: InsurancePolicy, now: number): RecordValues => ({
  ...policy,
  plant: plantId,
  cover: coverId,
  state: policyState(policy.until, now, policy.zone ?? 'UTC'),
})

export const insurancePolicyCalls: CustomCalls = {
  async page(_asked, { page, size }, { send, signal, now }) {
    const { rows, total } = await send(insurancePolicies(page, size), { signal })
    return { data: rows.map((row) => policyRecord(row, now())), total }
  },
  async one(id, { send, signal, now }) {
    return policyRecord(await found((at) => send(insurancePolicies(at, PAGE), { signal }), id), now())
  },
}

export const insuranceClaimCalls: CustomCalls = {
  async page(_asked, { page, size }, { send, signal, zone }) {
    const { rows, total } = await send(insuranceClaims(page, size), { signal })
    return { data: rows.map((row) => recordOf(row, zone)), total }
  },
  one: async (id, ask) => recordOf(await claimOf(id, ask), ask.zone),
  async create(values, { send, zone }) {
    return recordOf(await send(saveClaim(written(values))), zone)
  },
  async update(id, values, ask) {
    const before = recordOf(await claimOf(id, ask), ask.zone)
    const claim = { id: Number(id), ...written({ ...before, ...values }) }
    return recordOf(await ask.send(saveClaim(claim)), ask.zone)
  },
  actions: {
    submit: ({ ids }, ask) =>
      oneByOne(ids, async (id) => {
        const claim = await claimOf(id, ask)
        // Sent already, by a press whose answer was lost.
        if (claim.state !== null && claim.state !== 'DRAFT') return
        const asWritten = written(recordOf(claim, ask.zone))
        await ask.send(saveClaim({ id: Number(id), ...asWritten, submit: true }))
      }),
  },
}
