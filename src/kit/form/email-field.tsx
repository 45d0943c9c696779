import { Field } from './labelled-field'

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
