import { useContext } from 'react'
import { plausibleNumber } from '../../../domain/values/plausible'
import { useText } from '../../../kit/text/use-text'
import { ariaOf } from '../aria'
import { NumberBox } from '../number/number-box'
import type { InputProps } from '../types'
import { PinContext } from './pin-context'
import inputs from '../inputs.module.css'

/** Degrees north and east. Six decimals are a hand's breadth. */
export function PlaceInput(props: InputProps) {
  const t = useText('engine')
  const pin = useContext(PinContext)
  const given = (typeof props.value === 'object' && props.value !== null ? props.value : {}) as Partial<
    Record<'lat' | 'lng', unknown>
  >
  const [lat, lng] = [plausibleNumber(given.lat), plausibleNumber(given.lng)]
  const put = (axis: 'lat' | 'lng', value: unknown) => {
    const place = { lat: given.lat ?? null, lng: given.lng ?? null, [axis]: value }
    props.onChange(place.lat === null && place.lng === null ? null : place)
  }
  const { id, ...aria } = ariaOf(props)
  const box = (axis: 'lat' | 'lng') => (
    <NumberBox
      {...aria}
      id={axis === 'lat' ? id : `${id}-lng`}
      aria-label={t(`form.${axis}`)}
      className="w-full!"
      small
      prefix={<span className="text-ink-soft whitespace-nowrap text-[0.92em]">{t(`form.${axis}`)}</span>}
      suffix={<span className="text-ink-soft whitespace-nowrap text-[0.92em]">°</span>}
      value={given[axis]}
      onChange={(value) => put(axis, value)}
    />
  )
  return (
    <span className="w-full">
      <span
        className={`hg-line ${inputs['input-pair']} max-[481px]:flex-col`}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        {box('lat')}
        {box('lng')}
      </span>
      {pin?.({ lat, lng, onPick: (north, east) => props.onChange({ lat: north, lng: east }) })}
    </span>
  )
}
