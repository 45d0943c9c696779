import { Select } from 'antd'
import { wordsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../use-resource-text'
import { choicesOf } from '../choices-of'
import { FilterShell } from '../filter-shell'
import type { FilterProps } from '../types'

/** Any of the vocabulary's words. */
export function ChoiceFilter(props: FilterProps) {
  const text = useResourceText(props.plan)
  return (
    <FilterShell {...props}>
      {({ id, value, put }) => (
        <Select<string[]>
          id={id}
          aria-label={text.field(props.name)}
          mode="multiple"
          className="hg-filter-operand"
          maxTagCount="responsive"
          optionFilterProp="label"
          options={choicesOf(props.field).map((word) => ({
            value: word,
            label: text.choice(props.name, word),
          }))}
          value={[...wordsOf(value)]}
          onChange={(words) => put(words.length > 0 ? words : null)}
        />
      )}
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
          className="hg-filter-operand"
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
