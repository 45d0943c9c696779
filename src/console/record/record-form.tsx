import { useOne, type BaseRecord, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import '../field.css'
import './form.css'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { lazyPart } from '../lazy-part'
import { SkeletonBlock } from '../panel'
import { ErrorState } from '../states'
import { useDesk } from '../use-desk'
import { useResourceText } from '../use-resource-text'
import { Widgets } from '../widgets'
import { initialValues } from './form-rules'

const FormBody = lazyPart(() => import('./form-body').then((part) => part.FormBody))

export interface RecordFormProps {
  readonly plan: Plan
  /** Null makes a new record. */
  readonly id: string | number | null
  /** What a new record begins with, or the record itself where it is at hand. */
  readonly values?: RecordValues
  /** Only this group of the form. */
  readonly group?: string
  onSaved(record: RecordValues): void
  onCancel?(): void
}

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
  const { state } = useDesk()
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
    <Widgets waiting={skeleton}>
      <FormBody {...props} key={id ?? 'new'} base={held} />
    </Widgets>
  )
}
