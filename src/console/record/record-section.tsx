import { useEffect, useRef, useState } from 'react'
import { holds, plainText, type RecordValues } from '../../schema/codec'
import { referredBy, titleIn } from '../../schema/references'
import type { Plan } from '../../schema/compile'
import type { Field } from '../../schema/field'
import { fieldAction } from '../../schema/policy'
import { MISSING } from '../../domain/values/quantity'
import { useTitles } from '../fields/titles'
import { Button } from '../../kit/button/button'
import { CopyButton } from '../../kit/copy/copy-button'
import { FieldCell } from '../fields/field-cell'
import { Icon } from '../../kit/icon/icon'
import { NamedView } from '../views/named-view'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useServices } from '../services/services-context'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { RecordForm } from './record-form'
import css from './record.module.css'

type Section = Plan['sections'][number]

/** The group of the form that changes what a section shows: the one with its key, else the first that shares a field. */
function groupFor(
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
  /** Values can be taken along by who may only read them. */
  copies?: boolean
  onSaved?: () => void
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
  const again = useRef<HTMLButtonElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    // A form goes with the focus in it: the button that opened it has it again.
    if (opened.current && !editing) again.current?.focus()
    opened.current = editing
  }, [editing])
  if (!holds(section.when, record) || (section.view === undefined && names.length === 0)) return null
  const title = text.section(section.key)
  const Heading = props.level === 2 ? 'h2' : 'h3'

  return (
    <section className={css['section']} aria-label={title}>
      <header>
        <Heading>{title}</Heading>
        {props.mayEdit && group !== null && !editing && (
          <Button
            ref={again}
            kind="quiet"
            aria-label={t('record.editSection', { section: title })}
            onClick={() => setEditing(true)}
          >
            <Icon name="edit" size={14} /> {t('record.edit')}
          </Button>
        )}
      </header>
      {editing && group !== null ? (
        <RecordForm
          plan={plan}
          id={record[plan.idField] as string | number}
          group={group}
          onSaved={() => {
            setEditing(false)
            props.onSaved?.()
          }}
          {...(props.onSaved ? { onTaken: props.onSaved } : {})}
          onCancel={() => setEditing(false)}
        />
      ) : section.view !== undefined ? (
        <NamedView
          name={section.view}
          plan={plan}
          records={[record]}
          onClose={() => undefined}
          waiting={<SkeletonBlock height={64} />}
        />
      ) : (
        <dl className="hg-facts">
          {names.map((name) => {
            const field = plan.fields[name]
            if (field === undefined) return null
            return (
              <div className="min-w-0" key={name}>
                <dt className="text-caption">{text.field(name)}</dt>
                <dd>
                  <FieldCell {...{ plan, name, field, record, zone }} value={record[name]} />
                  {props.copies && <CopyValue {...{ plan, name, field, record, zone }} />}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}

/** Takes a value along as an export would write it. Masked values have to be asked for first. */
function CopyValue(props: {
  plan: Plan
  name: string
  field: Field
  record: RecordValues
  zone: string | null
}) {
  const { name, field, record, zone } = props
  const text = useResourceText(props.plan)
  const language = useLanguage()
  const { clock } = useServices()
  const titles = useTitles(referredBy(props.plan.fields, [name], [record]))
  if (field.masked || isNothing(record[name])) return null
  const title = titleIn(record, name, field, titles)
  const said =
    title ??
    plainText(field, record[name], {
      zone,
      language,
      now: clock.now(),
      record,
      word: (word) => text.choice(name, word),
      title: () => null,
    })
  if (said === MISSING) return null
  return <CopyButton text={said} what={text.field(name)} />
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
