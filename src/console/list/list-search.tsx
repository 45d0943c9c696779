import { useMemo, useRef } from 'react'
import { SearchField } from '../../kit/search/search-field'
import { useSearchText } from '../../kit/search/use-search-text'
import { useWayIn } from '../../kit/search/use-way-in'
import { useText } from '../../kit/text/use-text'
import { listEntry } from '../keys/key-entries'
import { useCommandKey } from '../keys/use-command-key'
import { useKeys } from '../keys/use-keys'

/** The search field of a list: what is typed settles in the address. */
export function ListSearch(props: {
  id: string
  value: string
  label: string
  onType(text: string): void
  onSettle(text: string): void
  /** Whether the rows answer the value, and whether there are none. */
  answered: boolean
  empty: boolean
  /** Which row takes the focus, after a new search or without one. */
  place(searched: boolean): HTMLElement | null
}) {
  const { id, value, label, onType, onSettle, answered, empty, place } = props
  const t = useText('engine')
  const letter = useCommandKey()('list.search', '/')
  // It leads here whatever stands below: a table, cards, groups, nothing at all.
  const entries = useMemo(
    () => [listEntry('search', '/', t('keys.search'), () => document.getElementById(id)?.focus())],
    [t, id],
  )
  useKeys(entries)
  const { text, type, settle } = useSearchText(value, onSettle)
  const anew = useRef(false)
  const way = useWayIn({
    answered: answered && text === value,
    empty,
    settle: () => {
      if (text !== value) settle()
    },
    place: () => {
      const row = place(anew.current)
      if (row !== null) anew.current = false
      return row
    },
  })
  return (
    <SearchField
      id={id}
      className="flex-[0_1_260px] min-w-40 phone:flex-[1_1_100px] phone:min-w-0 min-[600px]:low:basis-35 min-[600px]:low:min-w-30 print:hidden"
      value={text}
      letter={letter}
      label={label}
      placeholder={t('list.search')}
      clear={t('list.clearSearch')}
      onChange={(next) => {
        anew.current = true
        type(next)
        onType(next)
      }}
      way={way}
    />
  )
}
