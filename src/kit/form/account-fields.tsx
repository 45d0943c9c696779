import { type Described, Field } from './labelled-field'

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

/** An e-mail address with its label and what is wrong with it. */
export function EmailField(props: {
  id: string
  label: string
  value: string
  error: string | null
  onChange(text: string): void
}) {
  return (
    <Field id={props.id} label={props.label} error={props.error}>
      {(described) => (
        <input
          {...described}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
