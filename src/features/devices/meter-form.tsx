import { meterSpec } from '../../transport/calls/power-system'
import { FormSelect } from '../../console/fields/form-select'
import type { InputProps } from '../../console/fields/types'
import type { ViewProps } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'

/** The form's fields; the kinds are those that the cloud offers for this meter. */
export function MeterForm({ plan, form }: ViewProps) {
  if (form === undefined) return null
  const names = plan.groups[0]?.fields ?? []
  return <>{names.map((name) => form.row(name, name === 'spec' ? SpecInput : undefined))}</>
}

function SpecInput(props: InputProps) {
  const { state } = useCurrentPlant()
  const text = useResourceText(props.plan)
  const meter = Number(props.record['id'])
  const plantId = state.plant?.id ?? null
  const { data, loading } = useCall(
    ['meter', plantId, meter],
    plantId === null ? null : meterSpec(plantId, meter),
  )
  const options = (data?.choices ?? []).map(({ code, name }) => {
    const said = text.choice('spec', code)
    // What the console has no word for is called as the cloud calls it.
    return { value: code, label: said === code ? (name ?? code) : said }
  })
  return (
    <FormSelect
      input={props}
      loading={loading}
      options={options}
      value={typeof props.value === 'string' ? props.value : null}
      onChange={(value: string) => props.onChange(value)}
    />
  )
}
