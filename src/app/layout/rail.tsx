import { type CSSProperties, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import './rail.css'
import { OpenCount } from '../../features/alarms/open-count'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { useServices } from '../../console/services/services-context'
import { useMedia } from '../../kit/browser/use-media'
import { useText } from '../../kit/text/use-text'
import { type Place, useKeptPlaces } from './places'

const KEY = 'rail'
/** Where rail.css turns the rail into a bottom bar. */
const BAR = '(max-width: 640px) and (min-height: 481px)'
/** As many as a thumb can hit safely; with more places the last of them is *More* (design of the shell). */
const MAX = 5

/** The console's places: a rail of icons that opens to words and remembers it; a bottom bar on a phone. */
export function Rail() {
  const t = useText('console')
  const { storage } = useServices()
  const [open, setOpen] = useState(() => storage.recall(KEY) === 'open')
  const places = useKeptPlaces()
  const crowded = useMedia(BAR) && places.length > MAX
  const shown = crowded ? places.slice(0, MAX - 1) : places
  const toggle = () => {
    storage.remember(KEY, open ? null : 'open')
    setOpen(!open)
  }
  return (
    <nav
      className="hg-column justify-between shell-rail"
      style={
        {
          '--places': shown.length + Number(crowded),
          '--widest': widestWord([...shown.map(({ label }) => label), crowded ? t('menu.more') : '']),
        } as CSSProperties
      }
      aria-label={t('menu.main')}
      data-open={open || undefined}
    >
      <ul className="hg-stack gap-1">
        {shown.map((place) =>
          place.pending ? (
            <li key={place.to} className="h-10" aria-hidden="true" />
          ) : (
            <li key={place.to}>
              <NavLink to={place.to} title={open ? undefined : place.label}>
                <Icon name={place.icon} />
                <span className="shell-rail-text">{place.label}</span>
                {place.counts === 'alarms' && <OpenCount />}
              </NavLink>
            </li>
          ),
        )}
        {crowded && <More places={places.slice(MAX - 1).filter(({ pending }) => !pending)} />}
      </ul>
      <IconButton
        className="shell-rail-toggle"
        aria-expanded={open}
        label={t(open ? 'menu.shut' : 'menu.open')}
        onClick={toggle}
      >
        <Icon name="panel" />
      </IconButton>
    </nav>
  )
}

/** Width of a letter against one that is neither narrow nor wide. */
function letterWidth(letter: string): number {
  if (/[\u3000-\u9fff\uac00-\ud7af]/.test(letter)) return 1.6
  return /[fijlrtIíìîї()'.]/.test(letter) ? 0.6 : /[mwMWшщжю]/.test(letter) ? 1.4 : 1
}

/** Usual letters in the widest word: in the bottom bar they say how large all words can be, for none is broken there. */
function widestWord(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s/))
  return Math.max(...words.map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)))
}

/** The places that the bottom bar has no room for. */
function More(props: { places: readonly Place[] }) {
  const t = useText('console')
  const { pathname } = useLocation()
  const isHere = ({ to }: Place) => pathname === to || pathname.startsWith(`${to}/`)
  const here = props.places.find(isHere)
  return (
    <li className="shell-rail-more" data-here={here !== undefined || undefined}>
      <MenuButton
        label={here === undefined ? t('menu.more') : `${t('menu.more')}: ${here.label}`}
        face={
          <>
            <Icon name="more" />
            <span className="shell-rail-text">{t('menu.more')}</span>
          </>
        }
      >
        {(close) => (
          <ul>
            {props.places.map((place) => (
              <li key={place.to}>
                <Link to={place.to} aria-current={isHere(place) ? 'page' : undefined} onClick={close}>
                  <Icon name={place.icon} />
                  {place.label}
                  {place.counts === 'alarms' && <OpenCount />}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
    </li>
  )
}
