import { Suspense, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { namedPlant } from '../../domain/plants/named-plant'
import type { Plan } from '../../schema/compile'
import { Icon } from '../../kit/icon/icon'
import { StatePage } from '../../kit/states/states'
import { useCurrentPlant } from '../data/use-current-plant'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { listEntry } from '../keys/key-entries'
import { useKeys } from '../keys/use-keys'
import { besideOf } from '../list/last-rows'
import { recordAddress, screenAddress } from './address'
import { RecordForm } from './record-form'
import { RecordView } from './record-view'
import { useRedirect } from '../../kit/redirect'
import css from './record-page.module.css'

interface RecordPageProps {
  readonly plan: Plan
  /** Null is a new record. */
  readonly id: string | number | null
  /** Its form instead of its sections. */
  readonly editing?: boolean
}

/** One record on a page of its own: made, seen or changed. The way back is the list. */
export function RecordPage(props: RecordPageProps) {
  const { plan, id, editing = false } = props
  const text = useResourceText(plan)
  const navigate = useNavigate()
  const redirect = useRedirect()
  const { state, currentPlant } = useCurrentPlant()
  const needed = id === null ? 'create' : editing ? 'update' : 'read'
  const granted = useGranted(
    plan.name,
    [needed],
    plan.record === 'plant' && id !== null ? Number(id) : undefined,
  )
  const plantId = state.plant?.id ?? null
  // The frame of a plant has the plant's name for its heading.
  const level = plan.plantScoped ? 2 : 1
  const Heading = plan.plantScoped ? 'h2' : 'h1'
  const screen = (below: string) => screenAddress(plan, below, plantId)
  // A record that only a drawer shows leads back to its list.
  const here = (record: string | number) =>
    plan.plantScoped && plan.open === 'drawer'
      ? screen('')
      : (recordAddress(plan, record, plantId) ?? plan.route)
  usePageTurns(plan, editing ? null : id, screen)
  const title = id === null ? text.form('create') : editing ? text.form('update') : null

  return (
    <div className={`hg-stack gap-3 w-full ${css['page']}`}>
      <Link
        className="no-underline hg-inline gap-1 text-ink-soft hg-record-back justify-self-start min-h-8 [&>svg]:rotate-90"
        to={screen('')}
      >
        <Icon name="chevron" size={16} /> {text.many}
      </Link>
      {title !== null && <Heading>{title}</Heading>}
      {!granted.has(needed) ? (
        <Refused plan={plan} action={needed} level={title === null ? level : 2} />
      ) : title === null && id !== null ? (
        <RecordView
          plan={plan}
          level={level}
          id={id}
          onEdit={() => void navigate(screen(`/${encodeURIComponent(id)}/edit`))}
          onDone={(action, result) => {
            if (action.name === 'delete' && result.done.length > 0) redirect(screen(''))
          }}
        />
      ) : (
        <Suspense>
          <RecordForm
            plan={plan}
            id={id}
            onSaved={(record) => {
              const made = (record[plan.idField] ?? id) as string | number
              // Its frame stands before the list of plants knows of it.
              if (id === null && plan.record === 'plant')
                currentPlant.select({ ...namedPlant(Number(made)), name: String(record[plan.title]) })
              redirect(here(made))
            }}
            onCancel={() => void navigate(id === null ? screen('') : here(id))}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Pending looks the same for a moment: nothing is shown before it is known. */
function Refused(props: { plan: Plan; action: string; level: 1 | 2 }) {
  const t = useText('console')
  const code = props.plan.actions[props.action]?.codes[0]
  return (
    <StatePage picture="denied" level={props.level} title={t('noPermission.title')}>
      {code !== undefined && <p>{t('noPermission.text', { code })}</p>}
    </StatePage>
  )
}

/** `j` and `k` turn to the record after and before, as they stood in the list that this one came from. */
function usePageTurns(plan: Plan, id: string | number | null, screen: (below: string) => string): void {
  const t = useText('engine')
  const navigate = useNavigate()
  const { before, after } = id === null ? { before: null, after: null } : besideOf(plan.name, String(id))
  const ways = JSON.stringify([before, after].map((one) => one && screen(`/${encodeURIComponent(one)}`)))
  const entries = useMemo(() => {
    const [back, on] = JSON.parse(ways) as readonly (string | null)[]
    const entry = (name: string, keys: string, label: string, to: string | null | undefined) =>
      to ? [listEntry(name, keys, label, () => void navigate(to))] : []
    return [
      ...entry('next', 'j', t('record.next'), on),
      ...entry('previous', 'k', t('record.previous'), back),
    ]
  }, [ways, navigate, t])
  useKeys(entries)
}
