import { useRef } from 'react'
import { useText } from '../../console/use-text'
import { useKey } from './use-key'
import { Stroke } from './stroke'
import css from './plant-list.module.css'

interface ListSearchProps {
  value: string
  onChange(text: string): void
  /** The arrow down goes on into what was found. */
  onDown(): void
}

/** Search over name and address, answered by the server; `/` leads here from anywhere on the screen. */
export function ListSearch({ value, onChange, onDown }: ListSearchProps) {
  const t = useText('plant')
  const input = useRef<HTMLInputElement>(null)

  useKey('/', () => input.current?.focus())

  return (
    <div className={css['search']}>
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 3 3" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={t('list.search')}
        aria-label={t('list.search')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onChange('')
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onDown()
        }}
      />
      {value === '' && (
        <kbd className={css['hint']} aria-hidden="true">
          /
        </kbd>
      )}
      {value !== '' && (
        <button type="button" aria-label={t('list.clearSearch')} onClick={() => onChange('')}>
          <Stroke d="m3 3 10 10M13 3 3 13" size={12} />
        </button>
      )}
    </div>
  )
}
