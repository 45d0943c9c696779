import { useEffect, useState } from 'react'
import { Icon } from '../icon'
import { useText } from '../use-text'
import css from './toolbar.module.css'

/** Pause after the last key before the address and the server hear of it, ms. */
const PAUSE = 250

/**
 * The search field. What is typed is told at once; it is settled, and written into the address, when the fingers
 * rest. A text that comes from outside (the back button, a view) replaces what stands here.
 */
export function ListSearch(props: {
  id: string
  value: string
  label: string
  onType(text: string): void
  onSettle(text: string): void
  onDown(): void
}) {
  const { id, value, label, onType, onSettle, onDown } = props
  const t = useText('engine')
  const [text, setText] = useState(value)
  const [settled, setSettled] = useState(value)
  if (value !== settled) {
    setSettled(value)
    setText(value)
  }
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => onSettle(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text, settled, onSettle])
  const put = (next: string) => {
    setText(next)
    onType(next)
  }
  return (
    <div className={css['search']}>
      <Icon name="search" size={16} />
      <input
        id={id}
        type="search"
        value={text}
        aria-label={label}
        placeholder={t('list.search')}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        onChange={(event) => put(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'Enter') {
            event.preventDefault()
            onDown()
          } else if (event.key === 'Escape' && text !== '') {
            event.preventDefault()
            event.stopPropagation()
            put('')
          }
        }}
      />
      {text === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button type="button" aria-label={t('list.clearSearch')} onClick={() => put('')}>
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}
