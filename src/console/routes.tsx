import { Route } from 'react-router'
import type { Plan, Plans } from '../schema/compile'
import { lazyPart } from './lazy-part'

const ResourceList = lazyPart(() => import('./list/resource-list').then((part) => part.ResourceList))
const RecordScreen = lazyPart(() => import('./record-screen').then((part) => part.RecordScreen))
const FormScreen = lazyPart(() => import('./record-screen').then((part) => part.FormScreen))

/** Lists inside of a plant's frame and of the account area stand in the routes of those. */
const isOwnScreen = ({ route, menu, single }: Plan): boolean =>
  !single && menu?.place !== 'plant' && menu?.place !== 'account' && !/^\/(plant|account)(\/|$)/.test(route)

/** List, detail and forms of every plan that is a screen of its own. */
export function planRoutes(plans: Plans) {
  return plans.all.filter(isOwnScreen).map((plan) => (
    <Route key={plan.name} path={plan.route}>
      <Route index element={<ResourceList plan={plan} />} />
      {plan.actions['create'] && <Route path="new" element={<FormScreen plan={plan} making />} />}
      <Route path=":id" element={<RecordScreen plan={plan} />} />
      {plan.actions['update'] && (
        <Route path=":id/edit" element={<FormScreen plan={plan} making={false} />} />
      )}
    </Route>
  ))
}
