/** How many whole days a credit of messages lasts when they go out as in the last `days`; null where that is not known. */
export function creditDays(balance: number | null, sent: number | null, days: number | null): number | null {
  if (balance === null || sent === null || days === null || sent <= 0 || days <= 0) return null
  return Math.floor((Math.max(0, balance) * days) / sent)
}
