import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useMatch } from 'react-router'
import { Gate } from '../../console/gate'
import { usePlatform } from '../../console/platform'
import { useText } from '../../console/use-text'
import { useWorkbench } from '../../console/workbench-context'
import { isPlaceOffered } from '../../domain/function-places'
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

/** A tab of a declared resource is there for those who may read it. */
function Readable(props: { path: string; children: ReactNode }) {
  const { plans } = useWorkbench()
  const plan = plans.all.find(({ route }) => route === props.path)
  return plan ? (
    <Gate resource={plan.name} action="read">
      {props.children}
    </Gate>
  ) : (
    props.children
  )
}

/** On a phone the tabs are wider than the screen; the one that is open comes into sight. */
function Tab(props: { to: { pathname: string; search: string }; children: ReactNode }) {
  const open = useMatch(props.to.pathname) !== null
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Tabs that come once it is known who may see them push the others aside.
    const current = link.current?.parentElement?.querySelector('[aria-current]')
    current?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
  }, [open])
  return <NavLink {...props} ref={link} className={css['tab'] ?? ''} />
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
      {TABS.filter(([path]) => isPlaceOffered(`/plant/infos/${path}`, offers)).map(([path, key]) => (
        <Readable key={path} path={`/plant/infos/${path}`}>
          <Tab to={{ pathname: `/plant/infos/${path}`, search }}>{t(`tabs.${key}`)}</Tab>
        </Readable>
      ))}
    </nav>
  )
}
