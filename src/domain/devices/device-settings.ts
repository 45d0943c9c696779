import type { EpochSeconds, Unlisted } from '../plants/reading'

export const SETTING_EFFECTS = ['battery', 'production', 'grid', 'supply'] as const
export const SETTING_RISKS = ['low', 'medium', 'high'] as const
export const ORDER_STATES = ['planned', 'waiting', 'running', 'done'] as const

interface Choice {
  readonly code: string
  readonly name: string | null
}

/** A parameter that may be written. */
export interface DeviceSetting {
  readonly key: string
  readonly name: string | null
  readonly unit: string | null
  readonly value: string | null
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly choices: readonly Choice[]
  readonly effect: (typeof SETTING_EFFECTS)[number] | null
  /** Null for a class that nobody here knows, which counts as the highest. */
  readonly risk: (typeof SETTING_RISKS)[number] | null
  readonly group: string | null
}

/** A value on its way to the device, or written. */
export interface DeviceOrder {
  readonly id: number | null
  readonly key: string
  readonly name: string | null
  readonly before: string | null
  readonly value: string | null
  /** What was read back; null until it was. */
  readonly kept: string | null
  readonly state: (typeof ORDER_STATES)[number] | null
  /** Which one in the queue, counted from 1, and the fault code that says why it waits (specification 8). */
  readonly place: number | null
  readonly waitCode: string | Unlisted | null
  readonly person: string | null
  readonly sent: EpochSeconds | null
  /** When it begins or began. */
  readonly start: EpochSeconds | null
}

export interface DeviceControl {
  readonly settings: readonly DeviceSetting[]
  /** The newest first. */
  readonly orders: readonly DeviceOrder[]
}

/** What may harm is confirmed by the serial number of the device, typed by hand. */
export const wantsSerial = ({ risk }: Pick<DeviceSetting, 'risk'>): boolean =>
  risk === 'high' || risk === null

/** Why a value is not even sent; null for one that may be. */
export function settingRefusal(
  setting: Pick<DeviceSetting, 'range' | 'value'> & { choices: readonly Pick<Choice, 'code'>[] },
  typed: string | number | null,
): 'missing' | 'same' | 'range' | 'step' | null {
  const { range, choices, value } = setting
  if (typed === null || typed === '') return 'missing'
  if (String(typed) === value || (range && value !== null && Number(value) === typed)) return 'same'
  if (!range) return choices.some(({ code }) => code === typed) ? null : 'range'
  if (typeof typed !== 'number' || typed < range.min || typed > range.max) return 'range'
  const steps = (typed - range.min) / range.step
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? null : 'step'
}

/** Whether the device holds the value that was sent; null until it was read back. */
export function isHeld({ value, kept }: Pick<DeviceOrder, 'value' | 'kept'>): boolean | null {
  if (kept === null) return null
  const [sent, holds] = [Number(value), Number(kept)]
  return kept === value || (Number.isFinite(sent) && sent === holds && value?.trim() !== '')
}

/** What a value is called: the name of a choice, or the number with its unit. */
export function settingText(
  { choices, unit }: Pick<DeviceSetting, 'choices' | 'unit'>,
  value: string | null,
): string | null {
  if (value === null) return null
  return choices.find(({ code }) => code === value)?.name ?? (unit === null ? value : `${value}\u2009${unit}`)
}
