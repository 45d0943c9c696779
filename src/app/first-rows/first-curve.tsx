import '../../kit/panel/panel.css'
import { drawPower } from '../../charts/drawing'
import { Frame } from '../../charts/frame'
import { ENERGY_INK } from '../../charts/palette'
import { Plot } from '../../charts/plot'
import type { DayCurve, EpochSeconds, Plant } from '../../domain/plants/reading'
import { zoneOf } from '../../domain/plants/zone-of'
import { calendarDate, plantDay } from '../../domain/time/instant'
import { useText } from '../../kit/text/use-text'
import page from '../../pages/plant/data/data-page.module.css'
import day from '../../pages/plant/data/day-curve.module.css'
import { dayModel } from '../../pages/plant/data/day-model'
import { offeredSeries, shownSeries } from '../../pages/plant/data/day-series'
import { DayZone } from '../../pages/plant/data/day-zone'
import { BeforeSwatch, SeriesToggles } from '../../pages/plant/data/series-toggles'
import type { Services } from '../../providers/services'
import { shownPlant } from './open-address'
import css from './first-curve.module.css'
import { standIn } from './stand-in'

/** The curve itself, or what the dashboard shows in its place: a message, a dialog. */
const THERE = '#content :is(canvas, [role=alert], .hg-state, [role=dialog]), [role=alert]'

const nothing = () => undefined

/** The day curve where the dashboard will have it, to be looked at: its switches come with the dashboard. */
function FirstCurve(props: { plant: Plant; curve: DayCurve; now: EpochSeconds }) {
  const t = useText('plant')
  const { plant, now } = props
  const zone = zoneOf(plant)
  const bounds = plantDay(calendarDate(now, zone), zone)
  const offered = offeredSeries(plant.gridType)
  const shown = shownSeries(null, offered)
  const { chart, ...model } = dayModel(plant, bounds, props.curve, shown, now)
  return (
    <div className={css['plant']} inert>
      <div className={`hg-stack gap-3 ${page['page'] ?? ''} ${css['page'] ?? ''}`} data-layout="newer">
        {/* As tall as the picture of energy beside it makes the curve. */}
        <div className={`${page['flow'] ?? ''} invisible`}>
          <div className="hg-panel hg-card hg-column min-w-0">
            <div className="hg-row hg-panel-head" />
            <div className="hg-panel-body">
              <div className="relative w-full max-w-115 my-0 mx-auto aspect-[360/420]" />
            </div>
          </div>
        </div>
        <div className={page['day']}>
          <section className={`hg-panel hg-card hg-column min-w-0 ${day['panel'] ?? ''}`}>
            <header className="hg-row hg-panel-head">
              <h2 className="text-body">{t('day.title')}</h2>
            </header>
            <div className="hg-panel-body">
              <SeriesToggles offered={offered} shown={shown} onToggle={nothing}>
                <button type="button" aria-pressed={false}>
                  <BeforeSwatch />
                  {t('day.compare')}
                </button>
              </SeriesToggles>
              <div className={day['body']}>
                <Frame
                  left={chart.left}
                  right={chart.right}
                  ticks={model.ticks}
                  bands={model.bands}
                  rules={model.rules}
                >
                  <Plot drawing={drawPower(chart, ENERGY_INK)} onFail={nothing} />
                </Frame>
              </div>
              <DayZone plant={plant} day={bounds} now={now} />
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}

/** Draws the curve of a plant's day while the code of the dashboard is on its way. */
export function drawFirstCurve(services: Services, plant: Plant, curve: DayCurve, now: EpochSeconds): void {
  if (curve.samples.length === 0) return
  standIn(services, {
    draw: () => <FirstCurve plant={plant} curve={curve} now={now} />,
    isThere: () => shownPlant(plant.id) !== plant.id || document.querySelector(THERE) !== null,
  })
}
