import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SearchField } from '../../kit/search/search-field'
import { useWayIn } from '../../kit/search/use-way-in'
import { useText } from '../../kit/text/use-text'
import { listEntry } from '../keys/key-entries'
import { useCommandKey } from '../keys/use-command-key'
import { useKeys } from '../keys/use-keys'

/** Pause after the last key before the address and the server hear of it, ms. */
const PAUSE = 250

/**
 * The search field. What is typed is shown at once; it is settled, and written into the address, when the fingers
 * rest. A text that comes from outside (the back button, a view) replaces what stands here.
 */
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
  const [text, setText] = useState(value)
  const [settled, setSettled] = useState(value)
  // Texts on their way into the address, oldest first: letters typed meanwhile are not taken back when one arrives.
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (value !== settled) {
    const at = underWay.indexOf(value)
    setSettled(value)
    setUnderWay(at < 0 ? [] : underWay.slice(at + 1))
    if (at < 0) setText(value)
  }
  const settle = useCallback(() => {
    setUnderWay((before) => [...before, text])
    onSettle(text)
  }, [text, onSettle])
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(settle, text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text, settled, settle])
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
        setText(next)
        onType(next)
      }}
      way={way}
    />
  )
}
