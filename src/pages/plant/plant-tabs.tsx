import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
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
          <NavLink to={{ pathname: `/plant/infos/${path}`, search }} className={css['tab'] ?? ''}>
            {t(`tabs.${key}`)}
          </NavLink>
        </Readable>
      ))}
    </nav>
  )
}
