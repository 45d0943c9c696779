import { createRoot } from 'react-dom/client'
import { ServicesProvider } from '../../console/services/services-context'
import type { Brand } from '../../domain/brand/branding'
import type { Page } from '../../domain/plants/reading'
import { idOfWord } from '../../kit/browser/id-of-word'
import { shownQuery } from '../../kit/browser/shown-query'
import { preferencesOf } from '../../providers/preferences'
import type { Services } from '../../providers/services'
import { type PlantNow, readPlantNow } from '../../transport/calls/stations'
import { page } from '../../transport/wire'
import { brandView } from '../brand-view'
import { applyPalette, paletteOf } from '../theme'
import { FirstPane } from './first-pane'
import { FirstTable } from './first-table'
import { holdStrokes } from './held-strokes'
import { goTo } from './open-address'

/** What the console's own screens put in the place of these rows: rows, or why there are none. */
const THERE = '[role=alert], .hg-state, #content :is([role=listbox], [role=grid], [role=dialog])'

/** Plants at the place where their list will stand. */
function Rows({ plants, now }: { plants: Page<PlantNow>; now: number }) {
  if (window.location.pathname === '/plants') return <FirstTable rows={plants.rows} />
  const query = shownQuery()
  const open = (plant: number) => {
    query.set('plant', String(plant))
    goTo(`${window.location.pathname}?${query.toString()}`)
  }
  return <FirstPane plants={plants} now={now} selected={idOfWord(query.get('plant'))} onOpen={open} />
}

/** Colours and density as the console will set them. */
function dress({ storage, configuration }: Services, brand: Brand | null): void {
  const root = document.documentElement
  const scheme = root.dataset['theme'] === 'light' ? 'light' : 'dark'
  applyPalette(root, paletteOf(scheme, brandView(brand, configuration).colours))
  root.dataset['density'] = preferencesOf(storage).getState().density
}

/** The list goes on where its rows were scrolled to. */
function keepScrolled(place: HTMLElement): void {
  const [rows, list] = [place, document.getElementById('content')].map((part) =>
    part?.querySelector('[role=listbox]'),
  )
  if (rows && list && rows.scrollTop > 0) list.scrollTop = rows.scrollTop
}

/**
 * Draws plants at the place where their list will stand, while the code of the console is on its way: to be read and to
 * be opened. They go as soon as the list itself is there, the address is another screen's, or the session another one.
 */
function draw(services: Services, plants: Page<PlantNow>, now: number, brand: Brand | null): void {
  const { session } = services
  const { pathname } = window.location
  const isThere = () => document.querySelector(THERE) !== null
  const isAnother = () => {
    const { status, turn } = session.getState()
    return turn > 0 || status === 'out' || status === 'switching' || window.location.pathname !== pathname
  }
  const over = () => isAnother() || isThere()
  if (over()) return
  dress(services, brand)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = () =>
    root.render(
      <ServicesProvider services={services}>
        <Rows plants={plants} now={now} />
      </ServicesProvider>,
    )
  const look = () => {
    // A press that began at a row ends at it, or it would be no click.
    if (isAnother() || (!pressed && isThere())) end()
  }
  let pressed = false
  place.addEventListener('pointerdown', () => {
    pressed = true
  })
  const lift = () => {
    pressed = false
    setTimeout(look)
  }
  window.addEventListener('pointerup', lift)
  window.addEventListener('pointercancel', lift)
  const step = () => {
    if (over()) end()
    else show()
  }
  const strokes = holdStrokes()
  const watch = new MutationObserver(look)
  const unsubscribe = session.subscribe(look)
  const end = () => {
    watch.disconnect()
    unsubscribe()
    window.removeEventListener('popstate', step)
    window.removeEventListener('pointerup', lift)
    window.removeEventListener('pointercancel', lift)
    keepScrolled(place)
    strokes.release(!isAnother())
    root.unmount()
    place.remove()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('popstate', step)
  show()
}

/**
 * How the answer to the first page is drawn. Rejects where it was refused or cannot be read, and where a file with
 * words did not arrive.
 */
export async function firstRows(
  services: Services,
  answer: Promise<unknown>,
): Promise<(brand: Brand | null) => void> {
  const [raw] = await Promise.all([answer, services.i18n.instance.loadNamespaces(['plant', 'units'])])
  const now = services.clock.now()
  const plants = page(raw, 'plants', (row) => readPlantNow(row, now))
  return (brand) => draw(services, plants, now, brand)
}
