import type { Described } from './labelled-field'

/** An account name as people type it; password managers know it by this. */
export function AccountInput(props: {
  described: Described
  value: string
  enterKeyHint?: 'next'
  onChange(text: string): void
  onBlur?(): void
}) {
  const { described, onChange, ...rest } = props
  return (
    <input
      {...described}
      {...rest}
      type="text"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
