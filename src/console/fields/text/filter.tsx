import { Input, Select } from 'antd'
import { wordsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { FilterShell } from '../filter-shell'
import type { FilterProps } from '../types'

export function TextFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <FilterShell {...props}>
      {({ id, value, put }) => (
        <Input
          id={id}
          aria-label={label}
          allowClear
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => put(target.value === '' ? null : target.value)}
        />
      )}
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
          className="flex-1! min-w-45!"
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
