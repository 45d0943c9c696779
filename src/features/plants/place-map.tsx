import { type MouseEvent, useState } from 'react'
import { frameOf, graticule } from '../../domain/plants/map-frame'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { useMapBase } from './map-base'
import { Land, PlainLines } from './map-ground'
import { useSize } from '../../kit/browser/use-size'
import css from './place-map.module.css'

interface Pin {
  readonly lat: number
  readonly lng: number
}

/** Degrees across: the whole earth, and a village. */
const SPAN = { max: 300, min: 0.04, first: 90 }
const STEP = 3

/**
 * A map to set a pin on: that of the provider where one is configured, lines of the earth else. A press sets the pin and
 * comes nearer; the two numbers below say and take the same. It goes to `view`, where the plant is likely to be.
 */
export function PlaceMap(props: {
  pin: Pin | null
  view: (Pin & { readonly span: number }) | null
  onPick(pin: Pin): void
}) {
  const { pin, view, onPick } = props
  const t = useText('plant-profile')
  const [hold, size] = useSize()
  const [span, setSpan] = useState(SPAN.first)
  const [start, setStart] = useState<Pin>({ lat: 30, lng: 15 })
  const [seen, setSeen] = useState<typeof view>(null)
  if (view !== seen) {
    setSeen(view)
    // Who has set the pin sees where it stands.
    if (view !== null && pin === null) {
      setStart(view)
      setSpan(Math.min(SPAN.max, view.span))
    }
  }
  const middle = pin ?? start
  const half = span / 2
  const bounds = {
    west: middle.lng - half,
    east: middle.lng + half,
    south: Math.max(-79, middle.lat - half / 3),
    north: Math.min(79, middle.lat + half / 3),
  }
  const frame = size && frameOf(bounds, { ...size, margin: 0 })
  const base = useMapBase(frame)
  const zoom = (factor: number) => setSpan(Math.min(SPAN.max, Math.max(SPAN.min, span * factor)))
  const pick = (event: MouseEvent<HTMLElement>) => {
    if (frame === null) return
    const box = event.currentTarget.getBoundingClientRect()
    const { latitude, longitude } = frame.at(event.clientX - box.left, event.clientY - box.top)
    const picked = { lat: Number(latitude.toFixed(5)), lng: Number(longitude.toFixed(5)) }
    setStart(picked)
    onPick(picked)
    zoom(1 / STEP)
  }
  const lines = frame && graticule(frame.seen)
  return (
    <div className="my-2">
      {/* Without a pointer the two numbers are typed. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={hold}
        className={`hg-box relative overflow-hidden h-50 cursor-crosshair ${css['hold']}`}
        title={t('pin.map')}
        onClick={pick}
      >
        {base.ground}
        {frame && size && lines && (
          <svg
            className="absolute inset-0 pointer-events-none"
            width={size.width}
            height={size.height}
            aria-hidden="true"
          >
            {!base.drawn && <Land frame={frame} />}
            {!base.drawn && <PlainLines {...{ frame, lines, size }} />}
            {pin && <Mark {...frame.place({ latitude: pin.lat, longitude: pin.lng })} />}
          </svg>
        )}
      </div>
      {base.missing}
      <p className="hg-line mt-1">
        <span className="flex-1 hg-field-help text-ink-soft text-caption">{t('pin.map')}</span>
        <Button aria-label={t('pin.nearer')} title={t('pin.nearer')} onClick={() => zoom(1 / STEP)}>
          <Icon name="plus" size={14} />
        </Button>
        <Button aria-label={t('pin.farther')} title={t('pin.farther')} onClick={() => zoom(STEP)}>
          −
        </Button>
      </p>
    </div>
  )
}

function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g className={css['pin']} transform={`translate(${x} ${y})`}>
      <path d="M0 0C-10-12-9-22 0-22S10-12 0 0Z" />
      <circle cy={-14} r={3} />
    </g>
  )
}
