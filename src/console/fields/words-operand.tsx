import { Select } from 'antd'
import { wordsOf } from '../../schema/kinds/rule'
import { byLabel } from './form-select'
import type { OperandProps } from './filter-shell'
import { toggled } from './multi-choice/groups'
import { Tick } from './multi-choice/tick'
import { SEVERAL } from './several'
import ticks from './multi-choice/ticks.module.css'
import css from './inputs.module.css'

/** As many are seen at once; more are a list that opens. */
const FEW = 12

interface Props {
  readonly operand: OperandProps
  readonly label: string
  readonly options: { value: string; label: string }[]
}

/** Any of the words, or one of them where the list takes no more. */
export function WordsOperand({ operand: { id, value, put, one }, label, options }: Props) {
  const shared = {
    id,
    'aria-label': label,
    className: 'flex-1 min-w-45',
    ...byLabel,
    options,
  }
  if (one)
    return (
      <Select<string>
        {...shared}
        allowClear
        showSearch={options.length > FEW}
        value={wordsOf(value)[0] ?? null}
        onChange={(word: string | undefined) => put(word === undefined ? null : [word])}
      />
    )
  if (options.length > FEW)
    return (
      <Select<string[]>
        {...shared}
        {...SEVERAL}
        maxTagCount="responsive"
        value={[...wordsOf(value)]}
        onChange={(words) => put(words.length > 0 ? words : null)}
      />
    )
  const all = options.map((option) => option.value)
  return (
    <div
      className={`hg-stack gap-x-4 gap-y-0 justify-self-stretch ${ticks['ticks']} ${css['filter-ticks']}`}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <Tick
          key={option.value}
          label={option.label}
          checked={wordsOf(value).includes(option.value)}
          onChange={(on) => {
            const words = toggled(all, wordsOf(value), [option.value], on)
            put(words.length > 0 ? words : null)
          }}
        />
      ))}
    </div>
  )
}
