import { isWhole, type Sight } from '../../charts/zoom'
import type { ParametersSpan } from './parameters-span'

/** Slots of five minutes between two labels: steps of minutes, hours, days and weeks that people count in; then months. */
const APART = [1, 3, 6, 12, 36, 72, 144, 288, 864, 2016, 8640, 17_280, 34_560, 103_680] as const
const LONGEST = 518_400
const DAY = 288
const MIDNIGHT = '00:00'

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

const clocks = new WeakMap<ParametersSpan['begun'], Uint16Array>()

/** Minutes since midnight by the clock of the plant: read once of a hundred thousand labels, and not with every move. */
function minutesOf(begun: ParametersSpan['begun']): Uint16Array {
  const known = clocks.get(begun)
  if (known !== undefined) return known
  const minutes = Uint16Array.from(begun, ({ label }) => {
    const [hour, minute] = label.slice(-5).split(':').map(Number)
    return (hour ?? 0) * 60 + (minute ?? 0)
  })
  clocks.set(begun, minutes)
  return minutes
}

/** Whether a place has a label: summer time moves the places of a day, not its hours. */
const isLabelled = (at: number, minutes: number, apart: number) =>
  apart < DAY ? minutes % (apart * 5) === 0 : minutes === 0 && Math.round(at / 86_400) % (apart / DAY) === 0

/** A midnight is said by its date, every other time alone; without a midnight the first one says its date as well. */
function shortly(label: string, index: number, beside: readonly { readonly label: string }[]): string {
  // A date may have blanks of its own.
  const blank = label.lastIndexOf(' ')
  if (blank < 0) return label
  const [date, time] = [label.slice(0, blank), label.slice(blank + 1)]
  if (time === MIDNIGHT) return date
  return index === 0 && !beside.some((one) => one.label.endsWith(MIDNIGHT)) ? label : time
}

/** The same picture of what is in sight alone: its domain, its points, its labels and its nights. */
export function modelInSight(model: ParametersSpan, sight: Sight): ParametersSpan {
  if (isWhole(sight)) return model
  const { chart, begun } = model
  const [start, end] = chart.domain
  const [from, to] = [start + sight.from * (end - start), start + sight.to * (end - start)]
  const place = (at: number) => (at - from) / (to - from)
  const [first, last] = [firstFrom(begun, from), firstFrom(begun, to)]
  const maxSpans = model.days.span === 'total' ? 3 : 5
  const inSight = (last - first) * (model.days.fine ?? 1)
  const apart = APART.find((one) => inSight / one <= maxSpans) ?? LONGEST
  const minutes = minutesOf(begun)
  const shown = begun
    .slice(first, last)
    .filter(({ at }, index) => isLabelled(at, minutes[first + index] ?? 0, apart))
  const ticks = shown.map(({ at, label }, index) => ({ at: place(at), label: shortly(label, index, shown) }))
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
