import { languageName } from '../../../domain/brand/language'
import { usePlatform } from '../../services/platform'
import { FormSelect } from '../form-select'
import type { InputProps } from '../types'

/** The languages that the platform offers, each in its own name. */
export function LanguageInput(props: InputProps) {
  const options = usePlatform().languages.map((value) => ({ value, label: languageName(value) ?? value }))
  return (
    <FormSelect
      input={props}
      showSearch
      optionFilterProp="label"
      allowClear={!props.field.required}
      options={options}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      onChange={(value: string | undefined) => props.onChange(value ?? null)}
    />
  )
}
