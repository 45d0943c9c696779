import { useResourceText } from '../../text/use-resource-text'
import { WordSelect } from '../word-select'
import { choicesOf } from '../choices-of'
import type { InputProps } from '../types'

/** One word of the vocabulary. A word outside of it that the record came with stays to be seen, and refused. */
export function ChoiceInput(props: InputProps) {
  const text = useResourceText(props.plan)
  const options = choicesOf(props.field).map((value) => ({ value, label: text.choice(props.name, value) }))
  return <WordSelect input={props} options={options} searched={options.length > 8} />
}
