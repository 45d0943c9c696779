import { useNavigate, useParams } from 'react-router'
import type { Plan } from '../schema/compile'
import { ruleOf } from '../schema/kinds/index'
import { useMay } from './gate'
import { RecordForm } from './record/record-form'
import { RecordView } from './record/record-view'
import './record-screen.css'
import { StatePage } from './states'
import { useResourceText } from './use-resource-text'
import { useText } from './use-text'

/** Id of the address as the wire spells it; null where it is none. */
function idOf(plan: Plan, text: string | undefined): string | number | null {
  const field = plan.fields[plan.idField]
  return text === undefined || field === undefined
    ? null
    : (ruleOf(field).decode(text, field) as string | number | null)
}

/** One record as a page of its own. */
export function RecordScreen(props: { plan: Plan }) {
  const { plan } = props
  const navigate = useNavigate()
  const id = idOf(plan, useParams()['id'])
  if (id === null) return <Lost />
  return (
    <div className="hg-record-screen">
      <RecordView
        plan={plan}
        id={id}
        onEdit={() => void navigate(`${plan.route}/${encodeURIComponent(String(id))}/edit`)}
        onDone={(action) => {
          if (action.name === 'delete') void navigate(plan.route, { replace: true })
        }}
      />
    </div>
  )
}

/** The form of a new record, or of the one that the address names. Only for who may do it. */
export function FormScreen(props: { plan: Plan; making: boolean }) {
  const { plan, making } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  const navigate = useNavigate()
  const id = idOf(plan, useParams()['id'])
  const action = making ? 'create' : 'update'
  const may = useMay(plan.name, action)
  if (!making && id === null) return <Lost />
  if (!may) {
    const codes = plan.actions[action]?.codes ?? []
    return (
      <StatePage picture="denied" level={2} title={t('empty.deniedTitle')}>
        <p className="hg-state-text">{t('empty.denied', { codes: codes.join(', ') })}</p>
      </StatePage>
    )
  }
  return (
    <div className="hg-record-screen">
      <h1>{`${text.one}: ${text.action(action, 'label')}`}</h1>
      <RecordForm
        plan={plan}
        id={making ? null : id}
        onSaved={(record) => {
          const saved = record[plan.idField]
          const to = plan.open === 'drawer' ? `?r=${encodeURIComponent(String(saved))}` : ''
          void navigate(`${plan.route}${to}`, { replace: true })
        }}
        onCancel={() => void navigate(-1)}
      />
    </div>
  )
}

function Lost() {
  const t = useText('engine')
  return <StatePage picture="lost" level={2} title={t('empty.lost')} />
}
