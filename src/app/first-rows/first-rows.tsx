import type { Brand } from '../../domain/brand/branding'
import type { Page } from '../../domain/plants/reading'
import { idOfWord } from '../../kit/browser/id-of-word'
import { painted } from '../../kit/browser/painted'
import { shownQuery } from '../../kit/browser/shown-query'
import { preferencesOf } from '../../providers/preferences'
import type { Services } from '../../providers/services'
import { type PlantNow, readPlantNow } from '../../transport/calls/stations'
import { page } from '../../transport/wire'
import { brandView } from '../brand-view'
import { applyPalette, paletteOf } from '../theme'
import { curveAhead } from './curve-ahead'
import { FirstPane } from './first-pane'
import { FirstTable } from './first-table'
import { holdStrokes } from './held-strokes'
import { goTo } from './open-address'
import { standIn } from './stand-in'

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
 * How the answer to the first page is drawn, to be read and to be opened; it ends when the rows are painted, and the
 * curve beside them where there is one. Rejects where it was refused or cannot be read, and where a file with words
 * did not arrive.
 */
export async function firstRows(
  services: Services,
  answer: Promise<unknown>,
): Promise<(brand: Brand | null) => Promise<void>> {
  const [raw] = await Promise.all([answer, services.i18n.instance.loadNamespaces(['plant', 'units'])])
  const now = services.clock.now()
  const plants = page(raw, 'plants', (row) => readPlantNow(row, now))
  return async (brand) => {
    dress(services, brand)
    standIn(services, {
      draw: () => <Rows plants={plants} now={now} />,
      isThere: () => document.querySelector(THERE) !== null,
      begin(place) {
        const strokes = holdStrokes()
        return (isThere) => {
          keepScrolled(place)
          strokes.release(isThere)
        }
      },
    })
    // The code of the curve and its calls are not before the rows.
    await painted()
    const draw = await curveAhead(services, plants.rows, now)
    if (draw === null) return
    draw()
    await painted()
  }
}
