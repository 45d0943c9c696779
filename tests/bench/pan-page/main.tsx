import { createRoot } from 'react-dom/client'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { fineDays } from '../../../src/domain/devices/chart-span'
import { ParameterChart } from '../../../src/pages/device/parameter-chart'
import { parametersSpan } from '../../../src/pages/device/parameters-span'

const [FROM, STEP, COUNT] = [Date.UTC(2025, 0, 1) / 1000, 300, 105_120]
const power = { key: 'P', name: 'Power', unit: 'W' }
/** Days of sun under clouds; what is drawn jumps as measured power does. */
const points = Array.from({ length: COUNT }, (_, index) => {
  const at = FROM + index * STEP
  const sun = Math.max(0, Math.sin((at / 86_400) * 2 * Math.PI - Math.PI / 2))
  const value = Math.round(9000 * sun * (0.6 + 0.4 * Math.sin(at / 1700) * Math.sin(at / 409)))
  return { at, value, text: null }
})
const root = document.getElementById('root')
if (root === null) throw new Error('no root')

/** The part of the year that is in sight moves from frame to frame. */
function drawByUPlot(place: HTMLElement) {
  const data: UPlot.AlignedData = [points.map(({ at }) => at), points.map(({ value }) => value)]
  const plot = new UPlot({ width: 1200, height: 320, series: [{}, { stroke: '#f5a623', width: 1.5 }] }, data, place) // oxfmt-ignore
  const year = COUNT * STEP
  let from = FROM
  let wide = year
  place.addEventListener('wheel', (event) => {
    if (event.ctrlKey) wide = event.deltaY < 0 ? wide / 1.6 : Math.min(year, wide * 1.6)
    else from = Math.max(FROM, Math.min(FROM + year - wide, from + (event.deltaX / 1200) * wide))
    plot.setScale('x', { min: from, max: from + wide })
  })
}

const nothing = () => undefined
if (location.hash === '#uplot') drawByUPlot(root)
else {
  const model = parametersSpan({
    days: fineDays('year', '2025-06-01', [power], 2025),
    zone: 'UTC',
    picked: [power],
    series: [{ ...power, points }],
    before: null,
    plant: { latitude: 48, longitude: 11 },
    now: FROM + 400 * 86_400,
    inks: [{ colour: '#f5a623', dash: [], width: 1.5 }],
  })
  createRoot(root).render(
    <ParameterChart model={model} onDrawn={nothing} onTable={nothing} onDay={nothing} />,
  )
}
