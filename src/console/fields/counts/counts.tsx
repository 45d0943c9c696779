import type { Tone } from '../../../schema/field'
import { countsOf } from '../../../schema/kinds/counts'
import { useResourceText } from '../../text/use-resource-text'
import { ToneMark } from '../tone-mark'
import type { CellProps } from '../types'

/** How many of each word, the gravest first: a mark where there are some, a faint nought where there are none. */
export function Counts({ plan, name, field, value }: CellProps) {
  const text = useResourceText(plan)
  const counts = countsOf(value, field) ?? []
  const tones: Readonly<Record<string, Tone>> = (field.kind === 'counts' && field.tones) || {}
  const summary = counts.map(({ word, count }) => `${text.choice(name, word)} ${count}`).join(', ')
  return (
    <span className="hg-inline tabular-nums" title={summary}>
      <span className="sr-only">{summary}</span>
      {counts.map(({ word, count }) => {
        const tone = (Object.hasOwn(tones, word) ? tones[word] : undefined) ?? 'quiet'
        return (
          <span
            key={word}
            className="hg-inline gap-1 min-w-7 hg-tone font-semibold data-none:font-normal data-none:*:opacity-40"
            data-tone={count > 0 ? tone : 'quiet'}
            data-none={count === 0 || undefined}
            aria-hidden="true"
          >
            <ToneMark tone={tone} />
            {count}
          </span>
        )
      })}
    </span>
  )
}
