import { NavLink } from 'react-router'
import './top-menu.css'
import { OpenCount } from '../../features/alarms/open-count'
import { useText } from '../../kit/text/use-text'
import { usePlaces } from './places'

/** The original form of the menu: words in a row below the top bar (specification 2, layout version). */
export function TopMenu() {
  const t = useText('console')
  const places = usePlaces()
  return (
    <nav className="shell-top-menu" aria-label={t('menu.main')}>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <NavLink to={place.to}>
              {place.label}
              {place.counts === 'alarms' && <OpenCount />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
