import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { NavLink, useMatch } from 'react-router'
import { Gate } from '../../console/access/gate'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { usePartKeys } from '../../console/keys/use-part-keys'
import { usePlatform } from '../../console/services/platform'
import { plansAt } from '../../console/routes/routes'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { isPlaceOffered } from '../../domain/brand/function-places'
import css from './plant-header.module.css'

/** Tabs of a plant with their addresses (specification 2). */
const TABS = [
  ['data', 'data'],
  ['alert', 'alerts'],
  ['device', 'devices'],
  ['relate', 'related'],
  ['detail', 'details'],
  ['exportdata', 'export'],
  ['component-layout', 'layout'],
] as const

/** A tab of a declared resource is there for those who may read it; until that is known, its place is. */
function Readable(props: { path: string; name: string; children: ReactNode }) {
  const { plans } = useSignedInServices()
  const { detail } = useCurrentPlant().state
  const plan = plans.all.find(({ route }) => route === props.path)
  const held = (
    <span className={`hg-tab ${css['tab']}`} data-held aria-hidden="true">
      {props.name}
    </span>
  )
  return plan ? (
    // What is held at a plant comes with its detail.
    <Gate resource={plan.name} action="read" meanwhile={held} otherwise={detail === 'loading' && held}>
      {props.children}
    </Gate>
  ) : (
    props.children
  )
}

/** On a phone the tabs are wider than the screen; the one that is open comes into sight. */
function Tab(props: { to: { pathname: string; search: string }; place: number; children: string }) {
  const { to, place, children } = props
  const { plant } = useCurrentPlant().state
  usePartKeys(
    useMemo(
      () => [{ place, of: plant?.name ?? null, name: children, to: `${to.pathname}${to.search}` }],
      [place, plant?.name, children, to.pathname, to.search],
    ),
  )
  const open = useMatch(to.pathname) !== null
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Tabs that are refused pull the others along.
    const current = link.current?.parentElement?.querySelector('[aria-current]')
    current?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <NavLink to={to} ref={link} className={`hg-tab ${css['tab'] ?? ''}`}>
      {children}
    </NavLink>
  )
}

const MADE = TABS.map(([path]) => `/plant/infos/${path}`)

function DeclaredTab({
  plan,
  search,
  place,
}: {
  plan: { readonly name: string; readonly route: string }
  search: string
  place: number
}) {
  return (
    <Tab to={{ pathname: plan.route, search }} place={place}>
      {useResourceText(plan).many}
    </Tab>
  )
}

/** Resources whose place in the menu is the plant. */
function DeclaredTabs({ search }: { search: string }) {
  const { plans } = useSignedInServices()
  return plansAt(plans, 'plant', MADE).map((plan, index) => (
    <Gate key={plan.name} resource={plan.name} action="read">
      <Suspense>
        <DeclaredTab plan={plan} search={search} place={TABS.length + index} />
      </Suspense>
    </Gate>
  ))
}

/**
 * Tabs that the platform offers. Links, not a tab widget: each leads to an address of its own and may be opened
 * in a new window.
 */
export function PlantTabs({ plant }: { plant: number | null }) {
  const t = useText('plant')
  const { offers } = usePlatform()
  const search = plant === null ? '' : `?plant=${plant}`
  return (
    <nav className={css['tabs']} aria-label={t('tabs.label')}>
      {TABS.filter(([path]) => isPlaceOffered(`/plant/infos/${path}`, offers)).map(([path, key], index) => (
        <Readable key={path} path={`/plant/infos/${path}`} name={t(`tabs.${key}`)}>
          <Tab to={{ pathname: `/plant/infos/${path}`, search }} place={index}>
            {t(`tabs.${key}`)}
          </Tab>
        </Readable>
      ))}
      <DeclaredTabs search={search} />
    </nav>
  )
}
