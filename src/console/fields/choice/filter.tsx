import { Select } from 'antd'
import { wordsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { choicesOf } from '../choices-of'
import { FilterShell } from '../filter-shell'
import { toggled } from '../multi-choice/groups'
import { Tick } from '../multi-choice/tick'
import { SEVERAL } from '../several'
import type { FilterProps } from '../types'

/** As many are seen at once; more are a list that opens. */
const FEW = 12

/** Any of the vocabulary's words, or one of them where the list takes no more. */
export function ChoiceFilter(props: FilterProps) {
  const text = useResourceText(props.plan)
  const of = choicesOf(props.field)
  const options = of.map((word) => ({
    value: word,
    label: text.choice(props.name, word),
  }))
  return (
    <FilterShell {...props}>
      {({ id, value, put, one }) => {
        const shared = {
          id,
          'aria-label': text.field(props.name),
          className: 'hg-filter-operand',
          optionFilterProp: 'label',
          options,
        }
        return one ? (
          <Select<string>
            {...shared}
            allowClear
            value={wordsOf(value)[0] ?? null}
            onChange={(word: string | undefined) => put(word === undefined ? null : [word])}
          />
        ) : of.length <= FEW ? (
          <div className="hg-ticks hg-filter-ticks" role="group" aria-label={shared['aria-label']}>
            {options.map(({ value: word, label }) => (
              <Tick
                key={word}
                label={label}
                checked={wordsOf(value).includes(word)}
                onChange={(on) => {
                  const words = toggled(of, wordsOf(value), [word], on)
                  put(words.length > 0 ? words : null)
                }}
              />
            ))}
          </div>
        ) : (
          <Select<string[]>
            {...shared}
            {...SEVERAL}
            maxTagCount="responsive"
            value={[...wordsOf(value)]}
            onChange={(words) => put(words.length > 0 ? words : null)}
          />
        )
      }}
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
