import type { Tone } from '../../../schema/field'
import { useResourceText } from '../../text/use-resource-text'
import { choice } from '../choice/index'
import { ToneMark } from '../tone-mark'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, field, value }: CellProps) {
  const text = useResourceText(plan)
  const word = String(value)
  const tones: Readonly<Record<string, Tone>> = (field.kind === 'status' && field.tones) || {}
  const label = text.choice(name, word)
  const tone = (Object.hasOwn(tones, word) ? tones[word] : undefined) ?? 'quiet'
  return (
    <span className="hg-cell-line hg-tone" data-tone={tone}>
      <ToneMark tone={tone} />
      <span className="hg-cell-text" title={label}>
        {label}
      </span>
    </span>
  )
}

/** Chosen and filtered as any word; shown with a mark of its tone. */
export const status: FieldView = { ...choice, Cell }
