/** What papers of a plant are; ours, no document says. */
export const DOCUMENT_KINDS = [
  'CIRCUIT_DIAGRAM',
  'HANDOVER',
  'METER_CERTIFICATE',
  'WARRANTY',
  'CONTRACT',
  'PERMIT',
  'OTHER',
] as const

/** By the plant's calendar; `NONE` never expires. */
export const DOCUMENT_STATES = ['VALID', 'EXPIRING', 'EXPIRED', 'NONE'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
