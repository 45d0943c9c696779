import { currencies } from '../../transport/calls/region'
import { FormSelect } from '../../console/fields/form-select'
import type { InputProps } from '../../console/fields/types'
import type { ViewProps } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useLanguage } from '../../kit/text/use-text'

/** Currency from the platform's list (C12), and the prices in it. */
export function PlantIncome({ form, plan }: ViewProps) {
  if (form === undefined) return null
  const names = plan.groups.find(({ key }) => key === 'income')?.fields ?? []
  return <>{names.map((name) => form.row(name, name === 'currency' ? CurrencyInput : undefined))}</>
}

function CurrencyInput(props: InputProps) {
  const language = useLanguage()
  const { data, loading } = useCall(['currencies', language], currencies(language))
  const options = (data ?? []).map(({ code, name, symbol }) => ({
    value: code,
    label: [code, name, symbol === code ? null : symbol].filter(Boolean).join(' · '),
  }))
  return (
    <FormSelect
      input={props}
      showSearch
      optionFilterProp="label"
      loading={loading}
      options={options}
      value={typeof props.value === 'string' ? props.value : null}
      onChange={(value: string) => props.onChange(value)}
    />
  )
}
