import { useOne, type BaseRecord, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import '../../kit/form/field.css'
import './form.css'
import type { RecordValues } from '../../schema/codec'
import { faultOf } from '../../transport/fault-error'
import { lazyPart } from '../../kit/parts/lazy-part'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState } from '../../kit/states/states'
import { useCurrentPlant } from '../data/use-current-plant'
import { useResourceText } from '../text/use-resource-text'
import { AntdBoundary } from '../services/antd-boundary'
import { initialValues } from './form-rules'
import type { RecordFormProps } from './record-form-props'

const FormBody = lazyPart(() => import('./form-body').then((part) => part.FormBody))

/** The final geometry: a label and a box for each field. */
function FormSkeleton(props: { fields: number }) {
  return (
    <div className="hg-form-body hg-form-fields" aria-hidden="true">
      {Array.from({ length: props.fields }, (_, index) => (
        <div key={index} className="hg-field">
          <SkeletonBlock width={120} height={14} />
          <SkeletonBlock height={32} />
        </div>
      ))}
    </div>
  )
}

/**
 * Create and edit from a plan. A record is loaded once and held: what somebody writes is not overwritten by a list
 * that refreshes meanwhile.
 */
export function RecordForm(props: RecordFormProps) {
  const { plan, id, values } = props
  const text = useResourceText(plan)
  const { state } = useCurrentPlant()
  const { query, result } = useOne<BaseRecord, HttpError>({
    resource: plan.name,
    id: id ?? '',
    ...(plan.plantScoped ? { meta: { plantId: state.plant?.id ?? null } } : {}),
    queryOptions: { enabled: id !== null && values === undefined, retry: false },
    errorNotification: false,
  })
  const [held, setHeld] = useState<RecordValues | null>(
    id === null ? initialValues(plan, values) : (values ?? null),
  )
  if (held === null && result !== undefined) setHeld(result)

  const groups = plan.groups.filter(({ key }) => props.group === undefined || key === props.group)
  const skeleton = <FormSkeleton fields={Math.min(8, groups.flatMap(({ fields }) => fields).length)} />
  if (held === null && query.isError)
    return <ErrorState fault={faultOf(query.error)} what={text.one} retry={() => void query.refetch()} />
  if (held === null) return skeleton
  return (
    <AntdBoundary waiting={skeleton}>
      <FormBody {...props} key={id ?? 'new'} base={held} />
    </AntdBoundary>
  )
}
