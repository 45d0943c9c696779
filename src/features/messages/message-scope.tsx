import { FormSelect } from '../../console/fields/form-select'
import { useOptionsBox } from '../../console/fields/reference/use-options-box'
import { SEVERAL } from '../../console/fields/several'
import type { InputProps } from '../../console/fields/types'
import { useTitle } from '../../console/fields/use-title'
import type { ViewProps } from '../../console/views/view-props'

/** Plants that messages are about, by name and by tag. */
export function MessageScope({ form }: ViewProps) {
  if (form === undefined) return null
  return (
    <>
      {form.row('plants', PlantsInput)}
      {form.row('tags')}
    </>
  )
}

function PlantName({ id }: { id: string }) {
  return <>{useTitle('plants', Number(id)) ?? id}</>
}

/** Several plants, found by name as it is typed. */
function PlantsInput(props: InputProps) {
  const { options, box } = useOptionsBox('plants')
  return (
    <FormSelect<string[]>
      input={props}
      {...SEVERAL}
      {...box}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      // What was chosen before may be on no page that is loaded.
      labelRender={({ label, value }) => label ?? <PlantName id={String(value)} />}
      value={Array.isArray(props.value) ? props.value.map(String) : []}
      onChange={(ids) => props.onChange(ids)}
    />
  )
}
