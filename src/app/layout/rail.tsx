import { useState } from 'react'
import { NavLink } from 'react-router'
import './rail.css'
import type { Plan } from '../../schema/compile'
import { Gate } from '../../console/gate'
import { Icon } from '../../console/icon'
import { iconNamed } from '../../console/icon-named'
import { useServices } from '../../console/services-context'
import { useResourceText } from '../../console/use-resource-text'
import { useText } from '../../console/use-text'
import { useWorkbench } from '../../console/workbench-context'
import { usePlaces } from './places'

const KEY = 'rail'

/** One place that a declaration asks for; whoever may not read it does not see it. */
function DeclaredPlace(props: { plan: Plan; open: boolean }) {
  const { plan, open } = props
  const label = useResourceText(plan).many
  return (
    <Gate resource={plan.name} action="read">
      <li>
        <NavLink to={plan.route} title={open ? undefined : label}>
          <Icon name={iconNamed(plan.menu?.icon, plan.name)} />
          <span className="shell-rail-text">{label}</span>
        </NavLink>
      </li>
    </Gate>
  )
}

/** The console's places: a rail of icons that opens to words and remembers it; a bottom bar on a phone. */
export function Rail() {
  const t = useText('console')
  const { storage } = useServices()
  const [open, setOpen] = useState(() => storage.recall(KEY) === 'open')
  const places = usePlaces()
  const { plans } = useWorkbench()
  const declared = plans.all.filter(({ menu }) => menu?.place === 'main')
  const toggle = () => {
    storage.remember(KEY, open ? null : 'open')
    setOpen(!open)
  }
  return (
    <nav className="shell-rail" aria-label={t('menu.main')} data-open={open || undefined}>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <NavLink to={place.to} title={open ? undefined : place.label}>
              <Icon name={place.icon} />
              <span className="shell-rail-text">{place.label}</span>
            </NavLink>
          </li>
        ))}
        {declared.map((plan) => (
          <DeclaredPlace key={plan.name} plan={plan} open={open} />
        ))}
      </ul>
      <button
        type="button"
        className="shell-rail-toggle"
        aria-expanded={open}
        title={t(open ? 'menu.shut' : 'menu.open')}
        aria-label={t(open ? 'menu.shut' : 'menu.open')}
        onClick={toggle}
      >
        <Icon name="panel" />
      </button>
    </nav>
  )
}
