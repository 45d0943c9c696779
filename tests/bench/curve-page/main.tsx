import { createRoot } from 'react-dom/client'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { drawLines } from '../../../src/charts/drawing'
import { lineChart } from '../../../src/charts/line-chart'
import { Plot } from '../../../src/charts/plot'

const [STEP, COUNT, WIDTH, HEIGHT] = [300, 105_120, 1200, 320]
const slots = Array.from({ length: COUNT }, (_, index) => ({ at: index * STEP }))
/** Days of sun under clouds; what is drawn jumps as measured power does. */
const values = slots.map(({ at }) => {
  const sun = Math.max(0, Math.sin((at / 86_400) * 2 * Math.PI - Math.PI / 2))
  return Math.round(9000 * sun * (0.6 + 0.4 * Math.sin(at / 1700) * Math.sin(at / 409)))
})
const root = document.getElementById('root')
if (root === null) throw new Error('no root')

/** The frame that shows it is over when the next one begins. */
const noted = (from: number) =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.body.setAttribute('data-ms', String(performance.now() - from)))) // oxfmt-ignore

/** What any drawing of every point costs at the least: one path on one canvas. */
function drawPlain(place: HTMLElement) {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  place.append(canvas)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.strokeStyle = '#f5a623'
  pen.beginPath()
  values.forEach((value, index) => pen.lineTo((index / COUNT) * WIDTH, HEIGHT - (value / 9000) * HEIGHT))
  pen.stroke()
  // Read back, so that it is drawn and not only noted down.
  pen.getImageData(0, 0, 1, 1)
}

/** The same year by a library that is known to be fast. */
function drawByUPlot(place: HTMLElement) {
  const series = [{}, { stroke: '#f5a623', width: 1.5 }]
  new UPlot({ width: WIDTH, height: HEIGHT, series }, [slots.map(({ at }) => at), values], place)
  place.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 1, 1)
}

function drawOurs(place: HTMLElement, from: number) {
  const chart = lineChart({
    span: { from: 0, to: COUNT * STEP },
    slots,
    ticks: [],
    units: ['W'],
    series: [{ key: 'P', unit: 'W', ink: { colour: '#f5a623', dash: [], width: 1.5 }, values, before: null }],
  })
  const look = () => {
    const canvas = place.querySelector('canvas')
    // One row through the middle is enough: reading all of it back would be what is timed.
    const row = canvas?.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1).data
    if (row?.some((one) => one > 0)) noted(from)
    else requestAnimationFrame(look)
  }
  createRoot(place).render(<Plot drawing={drawLines(chart)} onFail={() => document.body.setAttribute('data-failed', '')} />) // oxfmt-ignore
  requestAnimationFrame(look)
}

const from = performance.now()
if (location.hash === '#plain') {
  drawPlain(root)
  noted(from)
} else if (location.hash === '#uplot') {
  drawByUPlot(root)
  noted(from)
} else drawOurs(root, from)
