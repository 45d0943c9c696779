import type { Tone } from '../../schema/field'
import { ToneMark } from './tone-mark'

/** A word with the mark of its tone. Where it has no room it ends in an ellipsis, and its title says it whole. */
export function ToneWord({ tone, word }: { tone: Tone; word: string }) {
  return (
    <span className="hg-cell-line hg-tone" data-tone={tone}>
      <ToneMark tone={tone} />
      <span className="hg-cell-text" title={word}>
        {word}
      </span>
    </span>
  )
}
