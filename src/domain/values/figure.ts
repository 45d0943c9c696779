import { LARGEST } from './plausible'
import type { Unit } from './quantity'
import type { EpochSeconds, Zone } from '../plants/reading'

/** Sample classes of domain 7. */
export type Quality = 'measured' | 'estimated' | 'substituted' | 'quarantined' | 'missing' | 'asleep'

export type FigureUnit = Unit | { currency: string }

interface FigureInput {
  name: string
  value: number | null
  unit: string
}

/** A number is never a bare number (domain 11.1): screen, Explain, export and screen reader read this record. */
export interface Figure {
  value: number | null
  unit: FigureUnit
  /** Id of the formula or field, e.g. "selfSufficiency". */
  formula: string
  source: { call: string; field: string } | null
  inputs: readonly FigureInput[]
  zone: Zone | null
  from: EpochSeconds | null
  to: EpochSeconds | null
  /** Seconds since the sample it rests on. */
  sampleAge: number | null
  method: string | null
  /** 0 to 1. */
  completeness: number | null
  revision: number | null
  quality: Quality
}

/** Says whether a value can be true; see gates.ts. */
export type Gate = (value: number) => boolean

export interface FigureParts extends Partial<Omit<Figure, 'value' | 'unit'>> {
  value: number | null | undefined
  unit: FigureUnit
  /** Refused values are quarantined: not shown as a figure, kept among the inputs as "raw" (domain 7). */
  gate?: Gate
}

const unitText = (unit: FigureUnit): string => (typeof unit === 'string' ? unit : unit.currency)

/** Builds a Figure; fills what is not given and applies the gates. Never throws. */
export function figure(parts: FigureParts): Figure {
  const { value, unit, gate, quality, ...rest } = parts
  const raw = typeof value === 'number' && !Number.isNaN(value) ? value : null
  const refused =
    raw !== null &&
    (Math.abs(raw) > LARGEST || (gate !== undefined && !gate(raw)) || quality === 'quarantined')
  const filled = {
    formula: '',
    source: null,
    zone: null,
    from: null,
    to: null,
    sampleAge: null,
    method: null,
    completeness: null,
    revision: null,
    ...rest,
    unit,
    inputs: rest.inputs ?? [],
  }
  if (refused) {
    const kept = { name: 'raw', value: Number.isFinite(raw) ? raw : null, unit: unitText(unit) }
    return { ...filled, value: null, inputs: [...filled.inputs, kept], quality: 'quarantined' }
  }
  if (raw === null) return { ...filled, value: null, quality: missingQuality(quality) }
  return { ...filled, value: raw, quality: quality ?? 'measured' }
}

/** Night and quarantine explain an absent value; "measured" does not. */
function missingQuality(quality: Quality | undefined): Quality {
  return quality === 'asleep' || quality === 'quarantined' ? quality : 'missing'
}
