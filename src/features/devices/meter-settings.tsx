import { useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import { FaultDetails } from '../../kit/panel/fault-details'
import { FieldCell } from '../../console/fields/field-cell'
import { Icon } from '../../kit/icon/icon'
import { SkeletonBlock } from '../../kit/panel/panel'
import { RecordForm } from '../../console/record/record-form'
import { useRecord } from '../../console/record/use-record'
import type { ViewProps } from '../../console/views/view-props'
import { useGranted } from '../../console/access/use-granted'
import { type ResourceText, useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { Button } from '../../kit/button/button'
import { useSignedInServices } from '../../console/services/signed-in-context'

/** How the meter of a record is wired, changed in its place by who may. */
export function MeterSettings({ records }: ViewProps) {
  const plan = useSignedInServices().plans.get('meter-settings')
  const id = Number(records[0]?.['id'])
  const t = useText('engine')
  const text = useResourceText(plan)
  const may = useGranted(plan.name, ['update']).has('update')
  const { record, fault, retry } = useRecord(plan, id)
  const [editing, setEditing] = useState(false)
  if (record === null)
    return fault === null ? (
      <SkeletonBlock height={96} />
    ) : (
      <FaultDetails fault={fault} retry={retry} what={text.one} />
    )
  const done = () => setEditing(false)
  if (editing) return <RecordForm plan={plan} id={id} group="meter" onSaved={done} onCancel={done} />
  return (
    <>
      <dl className="hg-facts">
        {(plan.groups[0]?.fields ?? []).map((name) => {
          const field = plan.fields[name]
          if (field === undefined) return null
          const value = name === 'spec' ? specWord(record, text) : record[name]
          return (
            <div className="min-w-0" key={name}>
              <dt className="text-caption">{text.field(name)}</dt>
              <dd>
                <FieldCell plan={plan} name={name} field={field} record={record} zone={null} value={value} />
              </dd>
            </div>
          )
        })}
      </dl>
      {may && (
        <Button
          className="justify-self-start mt-2"
          aria-label={t('record.editSection', { section: text.one })}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" size={14} /> {t('record.edit')}
        </Button>
      )}
    </>
  )
}

const specWord = ({ spec }: RecordValues, text: ResourceText) =>
  typeof spec === 'string' ? text.choice('spec', spec) : spec
