import { useState } from 'react'
import { NavLink } from 'react-router'
import './rail.css'
import { Icon } from '../../console/icon'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { usePlaces } from './places'

const KEY = 'rail'

/** The console's places: a rail of icons that opens to words and remembers it; a bottom bar on a phone. */
export function Rail() {
  const t = useText('console')
  const { storage } = useServices()
  const [open, setOpen] = useState(() => storage.recall(KEY) === 'open')
  const places = usePlaces()
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
