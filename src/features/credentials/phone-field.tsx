import { REGIONS } from '../../domain/place/region'
import type { PhonePrefix } from '../../domain/place/region-records'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { Field } from '../../kit/form/labelled-field'

function Prefixes(props: { rows: readonly PhonePrefix[] }) {
  return props.rows.map((row) => (
    <option key={`${row.countryCode ?? ''}${row.prefix}`} value={row.prefix}>
      {`+${row.prefix} ${row.name ?? row.countryCode ?? ''}`.trim()}
    </option>
  ))
}

/** Country prefix (C16) and number. Without the list a whole number with + is asked for. */
export function PhoneField(props: {
  id: string
  /** What {@link usePhonePrefixes} answers. */
  rows: readonly PhonePrefix[] | null
  prefix: string
  number: string
  error: string | null
  onPrefix: (prefix: string) => void
  onNumber: (number: string) => void
}) {
  const t = useText('sign-up')
  const { configuration } = useServices()
  const { rows } = props
  const known = rows !== null && rows.length > 0
  const of = (region: string) => (rows ?? []).filter((row) => (row.region ?? 'FOREIGN_1') === region)
  return (
    <Field
      id={props.id}
      label={t('identity.number')}
      error={props.error}
      {...(known ? {} : { hint: t('identity.numberHint') })}
    >
      {(described) => (
        <div className="flex gap-2" data-known={known}>
          {known && (
            <select
              className="flex-[0_1_46%] min-w-0 text-ellipsis"
              aria-label={t('identity.prefix')}
              autoComplete="tel-country-code"
              value={props.prefix}
              onChange={(event) => props.onPrefix(event.target.value)}
            >
              {!rows.some((row) => row.prefix === props.prefix) && <option value="">--</option>}
              {configuration.multiDataCentre ? (
                REGIONS.map((region) => (
                  <optgroup
                    key={region}
                    label={t(region === 'CHINA' ? 'console:region.china' : 'console:region.international')}
                  >
                    <Prefixes rows={of(region)} />
                  </optgroup>
                ))
              ) : (
                <Prefixes rows={rows} />
              )}
            </select>
          )}
          <input
            {...described}
            className="flex-1 min-w-0"
            type="tel"
            name="phone"
            autoComplete={known ? 'tel-national' : 'tel'}
            value={props.number}
            onChange={(event) => props.onNumber(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
