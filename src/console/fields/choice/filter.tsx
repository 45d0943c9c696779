import { Select } from 'antd'
import { useResourceText } from '../../text/use-resource-text'
import { choicesOf } from '../choices-of'
import { FilterShell } from '../filter-shell'
import type { FilterProps } from '../types'
import { WordsOperand } from '../words-operand'

/** Any of the vocabulary's words. */
export function ChoiceFilter(props: FilterProps) {
  const text = useResourceText(props.plan)
  const options = choicesOf(props.field).map((word) => ({
    value: word,
    label: text.choice(props.name, word),
  }))
  return (
    <FilterShell {...props}>
      {(operand) => <WordsOperand operand={operand} label={text.field(props.name)} options={options} />}
    </FilterShell>
  )
}

export function FlagFilter(props: FilterProps) {
  const text = useResourceText(props.plan)
  return (
    <FilterShell {...props}>
      {({ id, value, put }) => (
        <Select<string>
          id={id}
          aria-label={text.field(props.name)}
          className="flex-1! min-w-45!"
          allowClear
          options={['yes', 'no'].map((word) => ({ value: word, label: text.choice(props.name, word) }))}
          value={
            value === true || value === 'true' ? 'yes' : value === false || value === 'false' ? 'no' : null
          }
          onChange={(word: string | undefined) => put(word === undefined ? null : word === 'yes')}
        />
      )}
    </FilterShell>
  )
}
