import { useId } from 'react'

/** One question and its answers. */
export function RegionQuestion<T>(props: {
  question: string
  options: readonly { value: T; text: string }[]
  value: T | null
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="hg-wrap region-question">
      <legend className="font-semibold">{props.question}</legend>
      {props.options.map(({ value, text }) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
