import { useKeys, useOne, type BaseRecord, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
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
export function FormSkeleton(props: { fields: number }) {
  return (
    <div className="hg-stack gap-4 max-w-120 grid-cols-1" aria-hidden="true">
      {Array.from({ length: props.fields }, (_, index) => (
        <div key={index} className="hg-field">
          <SkeletonBlock width={120} height={14} />
          <SkeletonBlock height={32} />
        </div>
      ))}
    </div>
  )
}

/** Whether what is known of a record is from before a change of it. */
function useIsChanged(resource: string, id: string | number): boolean {
  const client = useQueryClient()
  const { keys } = useKeys()
  const queryKey = keys().data().resource(resource).action('one').id(id).get()
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .some(({ state }) => state.isInvalidated)
}

/**
 * Create and edit from a plan. A record is loaded once and held: what somebody writes is not overwritten by a list
 * that refreshes meanwhile. One that was changed since it was loaded is waited for.
 */
export function RecordForm(props: RecordFormProps) {
  const { plan, id, values } = props
  const text = useResourceText(plan)
  const { state } = useCurrentPlant()
  const { query, result } = useOne<BaseRecord, HttpError>({
    resource: plan.name,
    id: id ?? '',
    ...(plan.plantScoped ? { meta: { plantId: state.plant?.id ?? null } } : {}),
    queryOptions: { enabled: id !== null && values === undefined },
    errorNotification: false,
  })
  const [held, setHeld] = useState<RecordValues | null>(
    id === null ? initialValues(plan, values) : (values ?? null),
  )
  const waits = useIsChanged(plan.name, id ?? '') && query.isFetching
  if (held === null && result !== undefined && !waits) setHeld(result)

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
