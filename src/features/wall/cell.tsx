import { type ReactNode, useId } from 'react'
import { ownZone } from '../../console/fields/own-zone'
import type { EpochSeconds } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import { useText } from '../../kit/text/use-text'
import css from './cell.module.css'

/** A titled part of the wall. */
export function Cell(props: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`hg-column ${css['tile']} ${css['cell']}`} aria-labelledby={id}>
      <h2 id={id}>
        {props.title} {props.note}
      </h2>
      {props.children}
    </section>
  )
}

interface Line {
  readonly key: string
  readonly text: string
  readonly value: ReactNode
  /** Colour of the mark in front, never without its word. */
  readonly tone?: string
}

export function Lines({ of }: { of: readonly Line[] }) {
  return (
    <dl className={css['lines']}>
      {of.map(({ key, text, value, tone }) => (
        <div key={key} data-tone={tone}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Wall clock of where the display hangs, by its name beside those of the plants; with its date once that is another day. */
export function momentOf(at: EpochSeconds, now: EpochSeconds): string {
  const [then, here] = [localTime(at, ownZone()), localTime(now, ownZone())]
  const time = `${then.time} ${then.abbreviation || then.offset}`
  return then.date === here.date ? time : `${then.date} ${time}`
}

/** Says of when the figures are that could not be renewed. */
export function AsOf({ updated, now }: { updated: EpochSeconds | null; now: EpochSeconds }) {
  const t = useText('wall')
  return updated === null ? null : (
    <span className={css['stale']}>{t('asOf', { time: momentOf(updated, now) })}</span>
  )
}
