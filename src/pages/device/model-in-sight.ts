import { isWhole, type Sight } from '../../charts/zoom'
import type { ParametersSpan } from './parameters-span'

/** Places between two labels: steps of minutes, hours, days and weeks that people count in. */
const APART = [1, 3, 6, 12, 36, 72, 144, 288, 864, 2016, 8640] as const
const DAY = 288

/** The first place at or after an instant; places are in order, so it is found by halving. */
function firstFrom(places: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.at ?? at) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The same picture of what is in sight alone: its domain, its points, its labels and its nights. */
export function modelInSight(model: ParametersSpan, sight: Sight): ParametersSpan {
  if (isWhole(sight)) return model
  const { chart, begun } = model
  const [start, end] = chart.domain
  const [from, to] = [start + sight.from * (end - start), start + sight.to * (end - start)]
  const place = (at: number) => (at - from) / (to - from)
  const [first, last] = [firstFrom(begun, from), firstFrom(begun, to)]
  const most = model.days.span === 'total' ? 3 : 5
  const apart = APART.find((one) => (last - first) / one <= most) ?? Math.ceil((last - first) / most)
  const ticks = begun
    .slice(first, last)
    .flatMap(({ at, label }, index) =>
      (first + index) % apart === 0
        ? [{ at: place(at), label: apart >= DAY ? (label.split(' ')[0] ?? label) : label }]
        : [],
    )
  const inner = (share: number) => Math.min(1, Math.max(0, place(start + share * (end - start))))
  return {
    ...model,
    ticks,
    bands: model.bands
      .map((band) => ({ ...band, from: inner(band.from), to: inner(band.to) }))
      .filter((band) => band.to > band.from),
    chart: {
      ...chart,
      domain: [from, to],
      // One beyond each edge, so that the line goes on to it.
      lines: chart.lines.map((line) => ({
        ...line,
        points: line.points.slice(
          Math.max(0, firstFrom(line.points, from) - 1),
          firstFrom(line.points, to) + 1,
        ),
      })),
    },
  }
}
