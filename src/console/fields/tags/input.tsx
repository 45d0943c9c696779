import { useState } from 'react'
import { FormSelect } from '../form-select'
import { useOptions } from '../reference/use-options'
import type { InputProps } from '../types'

/** Free words; a comma or Enter ends one. */
export function TagsInput(props: InputProps) {
  const { field } = props
  const from = field.kind === 'tags' ? field.from : undefined
  return from === undefined ? <Words {...props} /> : <Proposed {...props} from={from} />
}

interface Proposals {
  readonly options: readonly { value: string }[]
  readonly loading: boolean
  onSearch(typed: string): void
  onOpenChange(open: boolean): void
}

/** Those that are in use elsewhere are proposed, so that the same thing is called by one word. */
function Proposed({ from, ...props }: InputProps & { from: string }) {
  const [opened, setOpened] = useState(false)
  const { options, loading, search } = useOptions(from, opened)
  return (
    <Words
      {...props}
      proposals={{
        options: options.map(({ label }) => ({ value: label })),
        loading,
        onSearch: search,
        onOpenChange: (open) => open && setOpened(true),
      }}
    />
  )
}

function Words({ proposals, ...props }: InputProps & { proposals?: Proposals }) {
  return (
    <FormSelect<string[]>
      input={props}
      mode="tags"
      tokenSeparators={[',', ';', '，', '、']}
      {...(proposals === undefined
        ? { open: false }
        : { ...proposals, options: [...proposals.options], filterOption: false })}
      suffixIcon={null}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  )
}
