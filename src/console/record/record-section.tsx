import { useState } from 'react'
import { holds, type RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { fieldAction } from '../../schema/policy'
import { FieldCell } from '../fields/field-cell'
import { Icon } from '../icon'
import { NamedView } from '../named-view'
import { useGranted } from '../use-granted'
import { useResourceText } from '../use-resource-text'
import { useText } from '../use-text'
import { RecordForm } from './record-form'

type Section = Plan['sections'][number]

/** The group of the form that changes what a section shows: the one with its key, else the first that shares a field. */
export function groupFor(
  plan: Pick<Plan, 'groups' | 'fields'>,
  section: Pick<Section, 'key' | 'fields'>,
): string | null {
  const writable = ({ fields }: Pick<Section, 'fields'>) =>
    fields.some(
      (name) => plan.fields[name] && !plan.fields[name].readonly && plan.fields[name].only !== 'create',
    )
  const groups = plan.groups.filter(writable)
  const same = groups.find(({ key }) => key === section.key)
  const near = groups.find(({ fields }) => fields.some((name) => section.fields.includes(name)))
  return (same ?? near)?.key ?? null
}

/** One titled part of a record: names and values, edited in place by who may. */
export function RecordSection(props: {
  plan: Plan
  section: Section
  record: RecordValues
  zone: string | null
  mayEdit: boolean
  /** Level of its heading: one below the record's. */
  level: 2 | 3
}) {
  const { plan, section, record, zone } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  const [editing, setEditing] = useState(false)
  const guarded = section.fields.filter((name) => plan.fields[name]?.codes)
  const granted = useGranted(plan.name, guarded.map(fieldAction))
  const names = section.fields.filter(
    (name) =>
      holds(plan.fields[name]?.when, record) && (!guarded.includes(name) || granted.has(fieldAction(name))),
  )
  const group = groupFor(plan, section)
  if (!holds(section.when, record) || (section.view === undefined && names.length === 0)) return null
  const title = text.section(section.key)
  const Heading = props.level === 2 ? 'h2' : 'h3'

  return (
    <section className="hg-record-section" aria-label={title}>
      <header>
        <Heading>{title}</Heading>
        {props.mayEdit && group !== null && !editing && (
          <button
            type="button"
            className="hg-button hg-button-quiet"
            aria-label={t('record.editSection', { section: title })}
            onClick={() => setEditing(true)}
          >
            <Icon name="edit" size={14} /> {t('record.edit')}
          </button>
        )}
      </header>
      {editing && group !== null ? (
        <RecordForm
          plan={plan}
          id={record[plan.idField] as string | number}
          group={group}
          onSaved={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : section.view !== undefined ? (
        <NamedView name={section.view} plan={plan} records={[record]} onClose={() => undefined} />
      ) : (
        <dl className="hg-facts">
          {names.map((name) => {
            const field = plan.fields[name]
            if (field === undefined) return null
            return (
              <div key={name}>
                <dt>{text.field(name)}</dt>
                <dd>
                  <FieldCell {...{ plan, name, field, record, zone }} value={record[name]} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
