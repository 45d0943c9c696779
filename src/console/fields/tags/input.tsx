import { Select } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'

/** Free words; a comma or Enter ends one. */
export function TagsInput(props: InputProps) {
  return (
    <Select<string[]>
      {...ariaOf(props)}
      mode="tags"
      className="hg-input-wide"
      tokenSeparators={[',', ';', '，', '、']}
      open={false}
      suffixIcon={null}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(value) => props.onChange(value.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  )
}
