import { useState } from 'react'
import { NavLink } from 'react-router'
import './rail.css'
import { Icon, type IconName } from '../../console/icon'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { useBrand } from '../brand-context'
import { mayOpenAccount, useSession } from '../use-identity'

interface Place {
  to: string
  label: string
  icon: IconName
}

const KEY = 'rail'

/** The console's places: a rail of icons that opens to words and remembers it; a bottom bar on a phone. */
export function Rail() {
  const t = useText('console')
  const { storage } = useServices()
  const { offers } = useBrand()
  const session = useSession()
  const [open, setOpen] = useState(() => storage.recall(KEY) === 'open')
  const places: Place[] = [
    { to: '/plant', label: t('menu.plants'), icon: 'plant' },
    ...(offers('applications')
      ? [{ to: '/application', label: t('menu.applications'), icon: 'applications' } as const]
      : []),
    ...(mayOpenAccount(session)
      ? [{ to: '/account', label: t('menu.account'), icon: 'sliders' } as const]
      : []),
  ]
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
