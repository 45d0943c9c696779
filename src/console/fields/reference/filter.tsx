import { Select } from 'antd'
import { targetOf } from '../../../schema/references'
import { useResourceText } from '../../text/use-resource-text'
import { FilterShell, type OperandProps } from '../filter-shell'
import { SEVERAL } from '../several'
import type { FilterProps } from '../types'
import { useTitle } from '../use-title'
import { useOptionsBox } from './use-options-box'

function Name(props: { to: string; id: string }) {
  return <>{useTitle(props.to, props.id) ?? props.id}</>
}

/** Ids travel as texts, because that is what an address can hold. */
function Records(props: OperandProps & { to: string; label: string }) {
  const { options, box } = useOptionsBox(props.to)
  const given = (Array.isArray(props.value) ? props.value : [props.value]).flatMap((one: unknown) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  )
  return (
    <Select<string | string[]>
      id={props.id}
      aria-label={props.label}
      {...(props.one
        ? { showSearch: true, allowClear: true, value: given[0] ?? null }
        : { ...SEVERAL, value: given })}
      className="flex-1! min-w-45!"
      {...box}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      labelRender={({ label, value }) => label ?? <Name to={props.to} id={String(value)} />}
      onChange={(chosen?: string | string[]) => {
        const ids = chosen === undefined ? [] : [chosen].flat()
        props.put(ids.length > 0 ? ids : null)
      }}
    />
  )
}

export function ReferenceFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  const to = targetOf(props.field) ?? ''
  return <FilterShell {...props}>{(operand) => <Records {...operand} to={to} label={label} />}</FilterShell>
}
