import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Plans } from '../../schema/compile'
import { type RefusalOf, refusals } from '../../schema/refusals'
import { Dialog } from '../../kit/dialog/dialog'
import { useCurrentPlant } from '../data/use-current-plant'
import { usePolicyQuestion } from './use-policy-question'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../services/signed-in-context'

/** The folder that screens beside each other share: tabs of a plant, entries of the settings. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Resources of the screen in sight, and those whose tab or entry would stand beside it. */
function placesOf(plans: Plans, pathname: string) {
  const on = plans.all.filter(({ route }) => pathname.startsWith(route))
  const beside = plans.all.filter(
    ({ route, name }) =>
      folderOf(route) !== '' &&
      folderOf(route) === folderOf(pathname) &&
      name === plans.all.find((first) => first.route === route)?.name,
  )
  return { on: new Set(on.map(({ name }) => name)), beside: new Set(beside.map(({ name }) => name)) }
}

/** What takes another action back is part of that one. */
const takesBack = (plans: Plans, { resource, action }: RefusalOf) =>
  Object.values(plans.find(resource)?.actions ?? {}).some(({ undo }) => undo === action)

/** Refusals by resource, those of the screen in sight first; of what stands beside it, that it cannot be opened. */
function grouped(plans: Plans, list: readonly RefusalOf[], pathname: string) {
  const { on, beside } = placesOf(plans, pathname)
  const isHere = ({ resource, action }: RefusalOf) =>
    on.has(resource) || (beside.has(resource) && action === 'read')
  const parts = (some: readonly RefusalOf[]) =>
    [...new Set(some.map(({ resource }) => resource))].map((name) => ({
      name,
      list: some.filter((one) => one.resource === name),
    }))
  return { here: parts(list.filter(isHere)), elsewhere: parts(list.filter((one) => !isHere(one))) }
}

/** What is hidden from the person, the codes that would show it, and where those would come from (screens 0). */
export function WhyHidden(props: { onClose(): void }) {
  const t = useText('access')
  const { plans } = useSignedInServices()
  const { pathname } = useLocation()
  const question = usePolicyQuestion()
  const { here, elsewhere } = useMemo(
    () =>
      grouped(
        plans,
        refusals(plans, question).filter((one) => !takesBack(plans, one)),
        pathname,
      ),
    [plans, question, pathname],
  )
  return (
    <Dialog title={t('why.title')} onClose={props.onClose}>
      <p className="mt-0 mx-0 mb-4 text-ink-soft">{t('why.lead')}</p>
      <h3 className="mb-2">{t('why.here')}</h3>
      {here.length === 0 && <p>{t('why.nothing')}</p>}
      {here.map((part) => (
        <Part key={part.name} name={part.name} list={part.list} />
      ))}
      {elsewhere.length > 0 && (
        <details>
          <summary className="mt-4 py-2 cursor-pointer">{t('why.elsewhere')}</summary>
          {elsewhere.map((part) => (
            <Part key={part.name} name={part.name} list={part.list} />
          ))}
        </details>
      )}
    </Dialog>
  )
}

function Part({ name, list }: { name: string; list: readonly RefusalOf[] }) {
  const t = useText('access')
  const text = useResourceText({ name })
  const plant = useResourceText({ name: 'plants' }).one
  const { plans } = useSignedInServices()
  const { state } = useCurrentPlant()
  // The screen of one plant has the same name as the list of all plants: the plant's name distinguishes them.
  const title = plans.get(name).plantScoped ? `${text.many} · ${state.plant?.name ?? plant}` : text.many
  const what = ({ action }: RefusalOf) =>
    action.startsWith('field:') ? text.field(action.slice(6)) : text.action(action, 'label')
  return (
    <section aria-label={title}>
      <h4 className="mt-3 mb-1 text-ink-soft text-caption font-semibold">{title}</h4>
      <ul>
        {list.map((one) => (
          <li
            key={one.action}
            className="hg-stack gap-x-4 gap-y-0.5 grid-cols-[minmax(120px,1fr)_2fr] phone:grid-cols-1 py-2 border-b border-b-line"
          >
            <strong>{what(one)}</strong>
            <span>
              {t(`why.reason.${one.reason}`)}
              {one.reason !== 'platform' && (
                <>
                  {' '}
                  {t('why.needs')}{' '}
                  {one.codes.map((code) => (
                    <code
                      key={code}
                      className="me-1.5 py-px px-1.5 rounded-[4px] bg-surface-raised text-caption"
                    >
                      {code}
                    </code>
                  ))}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
