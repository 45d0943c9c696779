import type { SelectProps } from 'antd'
import { FormSelect } from '../form-select'
import { useOptionsBox } from '../reference/use-options-box'
import type { InputProps } from '../types'

/** Free words; a comma or Enter ends one. */
export function TagsInput(props: InputProps) {
  const { field } = props
  const from = field.kind === 'tags' ? field.from : undefined
  return from === undefined ? <Words {...props} /> : <Proposed {...props} from={from} />
}

/** Those that are in use elsewhere are proposed, so that the same thing is called by one word. */
function Proposed({ from, ...props }: InputProps & { from: string }) {
  const { options, box } = useOptionsBox(from)
  return <Words {...props} proposals={{ ...box, options: options.map(({ label }) => ({ value: label })) }} />
}

function Words({
  proposals,
  ...props
}: InputProps & { proposals?: Omit<SelectProps<string[]>, 'value' | 'onChange'> }) {
  return (
    <FormSelect<string[]>
      input={props}
      mode="tags"
      tokenSeparators={[',', ';', '，', '、']}
      {...(proposals ?? { open: false })}
      suffixIcon={null}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  )
}
