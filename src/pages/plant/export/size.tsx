import { truncate } from '../../../domain/values/quantity'

const STEPS = [
  [1_000_000, 'MB'],
  [1_000, 'kB'],
] as const

/** Bytes as people say them. */
export function Size({ bytes, about }: { bytes: number; about?: boolean }) {
  const [divisor, unit] = STEPS.find(([from]) => bytes >= from) ?? [1, 'B']
  return (
    <span className="tabular-nums">
      {about ? '≈ ' : ''}
      {truncate(bytes / divisor, divisor === 1_000_000 ? 1 : 0)} {unit}
    </span>
  )
}
