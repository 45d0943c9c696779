export function findChromium(): string | null
export function ensureChromium(): string | null
export const NO_CHROMIUM: string
