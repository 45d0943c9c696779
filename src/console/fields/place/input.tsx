import { InputNumber } from 'antd'
import { useContext } from 'react'
import { plausibleNumber } from '../../../domain/plausible'
import { useText } from '../../use-text'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import { PinContext } from './pin-context'

/** Degrees north and east. Six decimals are a hand's breadth. */
export function PlaceInput(props: InputProps) {
  const t = useText('engine')
  const pin = useContext(PinContext)
  const given = (typeof props.value === 'object' && props.value !== null ? props.value : {}) as Partial<
    Record<'lat' | 'lng', unknown>
  >
  const [lat, lng] = [plausibleNumber(given.lat), plausibleNumber(given.lng)]
  const put = (place: { lat: number | null; lng: number | null }) =>
    props.onChange(place.lat === null && place.lng === null ? null : place)
  const { id, ...aria } = ariaOf(props)
  const box = (axis: 'lat' | 'lng') => (
    <InputNumber<number>
      {...aria}
      id={axis === 'lat' ? id : `${id}-lng`}
      aria-label={t(`form.${axis}`)}
      className="hg-input-wide"
      controls={false}
      keyboard={false}
      precision={6}
      inputMode="decimal"
      prefix={<span className="hg-input-unit">{t(`form.${axis}`)}</span>}
      suffix={<span className="hg-input-unit">°</span>}
      value={axis === 'lat' ? lat : lng}
      onChange={(value) => put({ lat, lng, [axis]: value })}
    />
  )
  return (
    <span className="hg-input-place">
      <span className="hg-input-pair" role="group" aria-labelledby={`${id}-label`}>
        {box('lat')}
        {box('lng')}
      </span>
      {pin?.({ lat, lng, onPick: (north, east) => props.onChange({ lat: north, lng: east }) })}
    </span>
  )
}
