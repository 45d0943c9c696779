/** How loud a danger class is said. */
export const RISK_TONES = { low: 'quiet', medium: 'warning', high: 'bad' } as const
