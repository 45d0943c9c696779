import { Navigate, Outlet, Route, useLocation, useParams } from 'react-router'
import type { Plan, Plans } from '../../schema/compile'
import { ruleOf } from '../../schema/kinds/index'
import { lazyPart } from '../../kit/parts/lazy-part'
import { makingOf } from '../record/making'
import { useNameOfScreen } from '../../kit/parts/screen-name'
import { StatePage } from '../../kit/states/states'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'

/** The list of any resource, wherever its route stands. */
export const ResourceList = lazyPart(() => import('../list/resource-list').then((part) => part.ResourceList))
const RecordPage = lazyPart(() => import('../record/record-page').then((part) => part.RecordPage))

/** The record that the address names, as the wire spells its id. */
function NamedRecord(props: { plan: Plan; editing?: boolean }) {
  const { plan } = props
  const t = useText('engine')
  const text = useParams()['id']
  const field = plan.fields[plan.idField]
  const id = (field && text !== undefined ? ruleOf(field).decode(text, field) : null) as
    | string
    | number
    | null
  if (id === null)
    return <StatePage picture="lost" level={plan.plantScoped ? 2 : 1} title={t('empty.lost')} />
  return <RecordPage {...props} id={id} />
}

/** All screens of a resource go by its name. */
function Screens({ plan }: { plan: Plan }) {
  useNameOfScreen(useResourceText(plan).many)
  return <Outlet />
}

/** Lists inside of a plant's frame and of the account area stand in the routes of those. */
const isOwnScreen = ({ route, menu, single }: Plan): boolean =>
  !single && menu?.place !== 'plant' && menu?.place !== 'account' && !/^\/(plant|account)(\/|$)/.test(route)

/** Plans whose place in the menu is this one, but those that have a screen made for them. */
export const plansAt = (plans: Plans, place: 'plant' | 'account', made: readonly string[]): readonly Plan[] =>
  plans.all.filter(({ menu, route, single }) => menu?.place === place && !single && !made.includes(route))

/** The address of a new record that a dialog over the list makes: the list, with the word to open it. */
function MadeOverList({ plan }: { plan: Plan }) {
  const { search } = useLocation()
  return <Navigate replace to={{ pathname: '..', search }} state={{ making: plan.name }} />
}

/** Where a new record of a plan is made; none where nobody makes one. */
export function newRoute(plan: Plan) {
  if (makingOf(plan) !== null) return <Route path="new" element={<MadeOverList plan={plan} />} />
  return plan.actions['create'] && <Route path="new" element={<RecordPage plan={plan} id={null} />} />
}

/** Forms and detail of a plan below the address of its list. */
export function recordRoutes(plan: Plan) {
  return (
    <>
      {newRoute(plan)}
      <Route path=":id" element={<NamedRecord plan={plan} />} />
      {plan.actions['update'] && <Route path=":id/edit" element={<NamedRecord plan={plan} editing />} />}
    </>
  )
}

/** List, detail and forms of plans; `level` is that of their heading, below a frame's own. */
export function screenRoutes(plans: readonly Plan[], level: 1 | 2 = 1) {
  return plans.map((plan) => (
    <Route key={plan.name} path={plan.route} element={<Screens plan={plan} />}>
      <Route index element={<ResourceList plan={plan} level={level} />} />
      {recordRoutes(plan)}
    </Route>
  ))
}

/** Those of every plan that is a screen of its own. */
export const planRoutes = (plans: Plans) => screenRoutes(plans.all.filter(isOwnScreen))
