import { plausibleNumber } from '../../../domain/values/plausible'
import { printed, scale, truncate } from '../../../domain/values/quantity'
import { aboveUsual } from '../../../domain/energy/rates'
import { unitOf } from '../../../schema/kinds/numbers'
import { useResourceText } from '../../text/use-resource-text'
import type { CellProps } from '../types'
import css from './accompanied.module.css'

/** A cell, and the name of the field that is shown beside it. */
export type Beside = CellProps & { readonly other: string }

/** Whole percent of what it is measured by; nothing where that is next to nothing. */
export function Difference({ plan, field, value, record, other }: Beside) {
  const text = useResourceText(plan)
  const [own, usual] = [plausibleNumber(value), plausibleNumber(record[other])]
  const share = aboveUsual(own, usual)
  if (usual === null || share === null)
    return (
      <span
        className={`text-ink-soft text-caption flex-none tabular-nums ${css['than']} min-w-11 text-end`}
      />
    )
  const sign = share > 0 ? '+' : share < 0 ? '−' : '±'
  const shown = `${sign}${Math.min(999, Math.abs(share))}\u2009%`
  const caption = `${text.field(other)}: ${printed(scale(usual, unitOf(field) ?? 'none'))}`
  return (
    <span
      className={`text-ink-soft text-caption flex-none tabular-nums ${css['than']} min-w-11 text-end`}
      title={`${caption} (${truncate(usual)})`}
    >
      {shown}
      <span className="sr-only">{` (${caption})`}</span>
    </span>
  )
}

const ARROWS: Readonly<Record<string, string>> = {
  charging: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5',
  discharging: 'M6 1.5v9M2.5 7 6 10.5 9.5 7',
}

/** Which way it goes, by the word of the other field. */
export function Arrow({ plan, record, other }: Beside) {
  const text = useResourceText(plan)
  const word = record[other]
  const path = typeof word === 'string' && Object.hasOwn(ARROWS, word) ? ARROWS[word] : undefined
  if (path === undefined)
    return <span className={`text-ink-soft flex-none ${css['way']} inline-flex w-3`} aria-hidden="true" />
  const caption = text.choice(other, String(word))
  return (
    <span
      className={`text-ink-soft flex-none ${css['way']} inline-flex w-3`}
      data-way={String(word)}
      title={caption}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="sr-only">{caption}</span>
    </span>
  )
}
