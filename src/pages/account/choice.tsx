/** A few words to choose one of, all in sight. */
export function Choice<T extends string>(props: {
  name: string
  label: string
  value: T
  of: readonly { readonly value: T; readonly text: string }[]
  onChange(value: T): void
}) {
  return (
    <fieldset className="account-choice">
      <legend>{props.label}</legend>
      <div className="account-radios">
        {props.of.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={`account-${props.name}`}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
