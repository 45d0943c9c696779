import type { Tone } from '../../../schema/field'
import { useResourceText } from '../../text/use-resource-text'
import { choice } from '../choice/index'
import { ToneWord } from '../tone-word'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, field, value }: CellProps) {
  const text = useResourceText(plan)
  const word = String(value)
  const tones: Readonly<Record<string, Tone>> = (field.kind === 'status' && field.tones) || {}
  const tone = (Object.hasOwn(tones, word) ? tones[word] : undefined) ?? 'quiet'
  return <ToneWord tone={tone} word={text.choice(name, word)} />
}

/** Chosen and filtered as any word; shown with a mark of its tone. */
export const status: FieldView = { ...choice, Cell }
