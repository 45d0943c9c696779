import { Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { wordsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { FilterShell, type OperandProps } from '../filter-shell'
import type { FilterProps } from '../types'

const PAUSE = 300

/** What is typed is asked for after a short pause, and at once with Enter. */
function Words(props: OperandProps & { label: string }) {
  const given = typeof props.value === 'string' ? props.value : ''
  const [typed, setTyped] = useState(given)
  const [known, setKnown] = useState(given)
  if (given !== known) {
    setKnown(given)
    setTyped(given)
  }
  const { put } = props
  useEffect(() => {
    if (typed === given) return
    const timer = setTimeout(() => put(typed === '' ? null : typed), PAUSE)
    return () => clearTimeout(timer)
    // `put` is made anew at each rendering; only what is typed starts the pause again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, given])
  return (
    <Input
      id={props.id}
      aria-label={props.label}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => put(typed === '' ? null : typed)}
    />
  )
}

export function TextFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <FilterShell {...props}>
      {(operand) => <Words key={operand.operator} {...operand} label={label} />}
    </FilterShell>
  )
}

/** Any of some words, written freely: tags and ids. */
export function WordsFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <FilterShell {...props}>
      {({ id, value, put, one }) => (
        <Select<string[]>
          id={id}
          aria-label={label}
          mode="tags"
          {...(one ? { maxCount: 1 } : {})}
          open={false}
          suffixIcon={null}
          className="hg-filter-operand"
          tokenSeparators={[',', ';', ' ']}
          value={[...wordsOf(value)]}
          onChange={(words) => put(words.length > 0 ? words : null)}
        />
      )}
    </FilterShell>
  )
}

/** Kinds of which only being there can be asked: places, pictures. */
export function PresenceFilter(props: FilterProps) {
  return <FilterShell {...props}>{() => null}</FilterShell>
}
