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
    <fieldset className="hg-wrap gap-x-4 gap-y-0 mt-3">
      <legend className="font-semibold">{props.question}</legend>
      {props.options.map(({ value, text }) => (
        <label className="hg-line min-h-9 cursor-pointer max-[901px]:min-h-11" key={text}>
          <input
            className="hg-tick size-4.5"
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
