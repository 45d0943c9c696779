/** An address that a link may lead to: of a page, with a host, and of nothing that runs. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\\/]+/i.test(text) && !/[\s\\]/.test(text) && URL.canParse(text)
}

/** The host and what follows it, as people read addresses. */
export const spokenAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
