import { NavLink } from 'react-router'
import { usePlatform } from '../../console/platform'
import { useGranted } from '../../console/use-granted'
import { useText } from '../../console/use-text'
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

/** Tabs that nobody opens without a right on the plant; unknown hides. */
function useClosedTabs(): ReadonlySet<string> {
  const profile = useGranted('plant-profile', ['read'])
  const businesses = useGranted('businesses', ['read'])
  return new Set([...(profile.has('read') ? [] : ['detail']), ...(businesses.has('read') ? [] : ['relate'])])
}

/**
 * Tabs that the platform offers. Links, not a tab widget: each leads to an address of its own and may be opened
 * in a new window.
 */
export function PlantTabs({ plant }: { plant: number | null }) {
  const t = useText('plant')
  const { offers } = usePlatform()
  const closed = useClosedTabs()
  const search = plant === null ? '' : `?plant=${plant}`
  return (
    <nav className={css['tabs']} aria-label={t('tabs.label')}>
      {TABS.filter(([path]) => isPlaceOffered(`/plant/infos/${path}`, offers) && !closed.has(path)).map(
        ([path, key]) => (
          <NavLink key={path} to={{ pathname: `/plant/infos/${path}`, search }} className={css['tab'] ?? ''}>
            {t(`tabs.${key}`)}
          </NavLink>
        ),
      )}
    </nav>
  )
}
