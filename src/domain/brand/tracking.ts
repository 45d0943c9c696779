/**
 * Address of the script behind a brand's tracking code; null when there is none to load. Only a script of
 * its own address is ever loaded: a piece of markup or an identifier would need code written into the page,
 * which a content security policy rightly refuses.
 */
export function trackingScript(code: string | null | undefined): string | null {
  const address = code?.trim() ?? ''
  return /^(?:https:\/\/[^\s/"'<>]+\/[^\s"'<>]*|\/(?![/\\])[^\s"'<>]+)$/i.test(address) ? address : null
}

/** What a visitor answered about one script; another script is another question. */
export type Consent = 'yes' | 'no'

/** Reads a kept answer: `yes <address>`. Null when nothing was answered about this address. */
export function keptConsent(kept: string | null, address: string): Consent | null {
  const [answer, ...rest] = (kept ?? '').split(' ')
  if (rest.join(' ') !== address) return null
  return answer === 'yes' || answer === 'no' ? answer : null
}

export function consentRecord(answer: Consent, address: string): string {
  return `${answer} ${address}`
}
