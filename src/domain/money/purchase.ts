import { exactQuotient } from '../values/decimal'
import { type Fault, isServerFailure, isUnanswered } from '../faults/fault'
import type { Offer } from './billing-records'

/** What one month or one message of an offer costs; null where price or amount is unknown. */
export function priceEach({ price, amount }: Pick<Offer, 'price' | 'amount'>): number | null {
  return price === null || amount === null || amount <= 0 ? null : exactQuotient(price, amount)
}

/** A sum as it is paid, never shortened to thousands; null without sum or currency. */
export function payable(sum: number | null, currency: string | null): string | null {
  return sum === null || currency === null ? null : `${sum.toFixed(2)}\u2009${currency}`
}

/** Whether something may have been bought although there is no answer that says so. */
export const isUnsettled = (fault: Fault): boolean => isUnanswered(fault) || isServerFailure(fault)
