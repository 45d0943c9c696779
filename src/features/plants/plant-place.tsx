import { useEffect, useMemo, useRef, useState } from 'react'
import type { AreaEntry } from '../../domain/place/region-records'
import { viewOf } from '../../domain/plants/map-frame'
import { plausibleNumber } from '../../domain/values/plausible'
import { areaAt, areasBelow, countries } from '../../transport/calls/areas'
import { timezones } from '../../transport/calls/region'
import { byLabel, FormSelect } from '../../console/fields/form-select'
import type { InputProps } from '../../console/fields/types'
import { FaultDetails } from '../../kit/panel/fault-details'
import { useSettled } from '../../kit/search/use-settled'
import type { FormSlot, ViewProps } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useLanguage, useText } from '../../kit/text/use-text'
import { OwnPosition } from './own-position'
import { PlaceMap } from './place-map'

/** Fingers rest this long before the pin is asked about, ms. */
const PAUSE = 600

interface Pin {
  readonly lat: number
  readonly lng: number
}

function pinOf(value: unknown): Pin | null {
  if (typeof value !== 'object' || value === null) return null
  const { lat, lng } = value as Record<string, unknown>
  const [north, east] = [plausibleNumber(lat), plausibleNumber(lng)]
  return north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180
    ? null
    : { lat: north, lng: east }
}

const keyOf = (pin: Pin | null) => (pin === null ? null : `${pin.lat},${pin.lng}`)

/** The pin as it stands when the fingers rest; null while it is where it was when the form was opened. */
function useMoved(pin: Pin | null): Pin | null {
  const key = keyOf(pin) ?? ''
  const [first] = useState(key)
  const [settled] = useSettled(key, PAUSE)
  const [lat, lng] = settled.split(',')
  return settled === first ? null : pinOf({ lat, lng })
}

/** Place, address and region of a plant: what lies at the pin fills the rest (C9), and all of it can be changed. */
export function PlantPlace(props: ViewProps) {
  return props.form === undefined ? null : <Fields form={props.form} />
}

function Fields({ form }: { form: FormSlot }) {
  const { row, put, values } = form
  const t = useText('plant-profile')
  const language = useLanguage()
  const moved = useMoved(pinOf(values['place']))
  const found = useCall(
    ['area', keyOf(moved), language],
    moved === null ? null : areaAt(moved.lat, moved.lng, language),
  )
  const { data } = found
  const filled = useRef(values['country'])
  const written = useRef<unknown>(null)
  useEffect(() => {
    if (data === undefined) return
    const { nation, levels, zone, address } = data
    filled.current = nation?.id ?? values['country']
    if (nation !== null) {
      put('country', nation.id)
      put('area', levels[0]?.id ?? null)
    }
    if (zone !== null) put('zone', zone)
    // What somebody wrote stays; what was filled in before makes room.
    const before = values['address']
    if (address !== null && ((before ?? '') === '' || before === written.current)) {
      written.current = address
      put('address', address)
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  const country = values['country']
  const { areas, dropPin } = useAreaPin(form)
  useEffect(() => {
    // The areas of one country are not those of another.
    if (country === filled.current) return
    filled.current = country
    put('area', null)
    dropPin()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [country])

  const view = useMemo(() => viewOf(areas.flatMap(placed)), [areas])
  const pick = (pin: Pin) => put('place', pin)

  return (
    <>
      <OwnPosition onFound={pick} />
      {row('country', CountryInput)}
      {row('area', AreaInput)}
      {row('address')}
      <PlaceMap view={view} pin={pinOf(values['place'])} onPick={pick} />
      {row('place')}
      {/* Who sees the fields has read below the place what fills them in. */}
      <div
        className={
          data?.nation === null ? 'hg-field-help empty:absolute text-ink-soft text-caption' : 'sr-only'
        }
        role="status"
      >
        {data === undefined ? '' : data.nation === null ? t('pin.nothing') : t('pin.filled')}
      </div>
      {found.fault && <FaultDetails fault={found.fault} retry={found.retry} what={t('pin.what')} />}
      {row('zone', ZoneInput)}
    </>
  )
}

const NO_AREAS: readonly AreaEntry[] = []

const placed = ({ latitude, longitude }: AreaEntry) =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }]

/**
 * As long as nobody has set the pin it stands in the middle of the area that was chosen, where the server knows it, and
 * goes with the country of that area.
 */
function useAreaPin({ values, put }: FormSlot) {
  const language = useLanguage()
  const country = plausibleNumber(values['country'])
  const { data } = useCall(
    ['areas', country, language],
    country === null ? null : areasBelow(country, language),
  )
  const own = useRef<string | null>(null)
  const chosen = data?.find(({ id }) => id === values['area'])
  useEffect(() => {
    const stands = keyOf(pinOf(values['place']))
    if (!chosen || chosen.latitude === null || chosen.longitude === null) return
    if (stands !== null && stands !== own.current) return
    const pin = { lat: chosen.latitude, lng: chosen.longitude }
    own.current = keyOf(pin)
    if (own.current !== stands) put('place', pin)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen?.id])
  return {
    areas: data ?? NO_AREAS,
    dropPin() {
      if (own.current !== null && keyOf(pinOf(values['place'])) === own.current) put('place', null)
      own.current = null
    },
  }
}

interface Option {
  readonly value: string | number
  readonly label: string
}

function Choice(props: InputProps & { options: readonly Option[]; loading: boolean }) {
  const { options, loading, value } = props
  return (
    <FormSelect<string | number>
      input={props}
      showSearch
      {...byLabel}
      loading={loading}
      allowClear={!props.field.required}
      options={[...options]}
      value={typeof value === 'string' || typeof value === 'number' ? value : null}
      onChange={(chosen: string | number | undefined) => props.onChange(chosen ?? null)}
    />
  )
}

const named = ({ id, name }: { id: number; name: string | null }): Option => ({
  value: id,
  label: name ?? String(id),
})

function CountryInput(props: InputProps) {
  const language = useLanguage()
  const { data, loading } = useCall(['countries', language], countries(language))
  return <Choice {...props} loading={loading} options={(data ?? []).map(named)} />
}

function AreaInput(props: InputProps) {
  const language = useLanguage()
  const country = plausibleNumber(props.record['country'])
  const { data, loading } = useCall(
    ['areas', country, language],
    country === null ? null : areasBelow(country, language),
  )
  return <Choice {...props} loading={loading} options={(data ?? []).map(named)} />
}

/** Zones by their names in the language (C13); where those do not come, by their codes (C14). */
function ZoneInput(props: InputProps) {
  const language = useLanguage()
  const own = useCall(['zones', language], timezones(language))
  const bare = useCall(['zones', ''], own.fault === null ? null : timezones())
  const rows = own.data ?? bare.data ?? []
  const options = rows.map(({ code, name }) => ({
    value: code,
    label: name === null || name.includes(code) ? (name ?? code) : `${name} · ${code}`,
  }))
  const { value } = props
  const known = typeof value !== 'string' || options.some((one) => one.value === value)
  return (
    <Choice
      {...props}
      loading={own.loading || bare.loading}
      options={known ? options : [{ value, label: value }, ...options]}
    />
  )
}
