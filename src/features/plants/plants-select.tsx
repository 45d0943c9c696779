import { Select } from 'antd'
import '../../console/fields/inputs.module.css'
import { useOptionsBox } from '../../console/fields/reference/use-options-box'
import { SEVERAL } from '../../console/fields/several'
import { useTitle } from '../../console/fields/use-title'

function PlantName({ id }: { id: number }) {
  return <>{useTitle('plants', id) ?? id}</>
}

/** Several of the plants that one may see, found by name as it is typed. */
export function PlantsSelect(props: {
  id: string
  chosen: readonly number[]
  onChange(ids: readonly number[]): void
  placeholder?: string
  invalid?: boolean
  /** Beyond it nothing more can be chosen. */
  max?: number
  /** Plants that are not offered. */
  without?: readonly number[]
}) {
  const { options, box } = useOptionsBox('plants')
  const offered = options.filter(({ value }) => !props.without?.includes(Number(value)))
  return (
    <Select<number[]>
      id={props.id}
      {...SEVERAL}
      className="w-full!"
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      {...(props.max === undefined ? {} : { maxCount: props.max })}
      {...box}
      options={offered.map(({ value, label }) => ({ value: Number(value), label }))}
      // What was chosen before may be on no page that is loaded.
      labelRender={({ label, value }) => label ?? <PlantName id={Number(value)} />}
      {...(props.invalid ? { status: 'error' as const } : {})}
      aria-describedby={`${props.id}-count`}
      value={[...props.chosen]}
      onChange={props.onChange}
    />
  )
}
