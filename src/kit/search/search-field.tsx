import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icon/icon'
import { capsOf } from '../keys/key-caps'
import type { WayIn } from './use-way-in'
import css from './search-field.module.css'

/** Longer texts stand in no record. */
const MAX = 100

/** Where a list is searched. Escape empties it, the arrow down and Enter go on into what was found. */
export function SearchField({
  ref,
  ...props
}: {
  ref?: Ref<HTMLInputElement>
  id?: string
  className?: string | undefined
  value: string
  label: string
  placeholder: string
  /** The key that leads here. */
  letter: string
  /** Name of the button that empties it. */
  clear: string
  onChange(text: string): void
  /** Absent where nothing is walked into. */
  way?: WayIn
}) {
  const { value, letter, way } = props
  const onChange = (text: string) => {
    way?.stay()
    props.onChange(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys that choose among signs are the writing's own.
    if (event.nativeEvent.isComposing) return
    if (way?.holds(event) === true) event.preventDefault()
    else if (way && (event.key === 'ArrowDown' || event.key === 'Enter')) {
      event.preventDefault()
      way.begin()
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    }
  }
  return (
    <div
      className={`hg-box hg-line h-9 phone:h-11 px-2 text-ink-soft ${css['search'] ?? ''} ${props.className ?? ''}`}
    >
      <Icon name="search" size={16} />
      <input
        className="flex-1 min-w-0 h-full p-0 border-0 bg-transparent text-ink outline-none"
        id={props.id}
        ref={ref}
        type="search"
        value={value}
        aria-label={props.label}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX}
        aria-keyshortcuts={letter}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' ? (
        <kbd className="phone:hidden" aria-hidden="true">
          {capsOf(letter).join(' ')}
        </kbd>
      ) : (
        <button
          type="button"
          className="hg-square w-6 h-6 phone:w-9 phone:h-9 rounded-[4px]"
          aria-label={props.clear}
          onClick={({ currentTarget }) => {
            // The button goes with the text; whoever pressed it searches for something else.
            currentTarget.parentElement?.querySelector('input')?.focus()
            onChange('')
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}
