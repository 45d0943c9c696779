import { Input } from 'antd'
import { useEffect } from 'react'
import { presetCodes } from '../../domain/people/business-access'
import { calendarDate, shiftDate } from '../../domain/time/instant'
import { offeredBusinesses } from '../../transport/calls/business-access'
import { ariaOf } from '../../console/fields/aria'
import { byLabel, FormSelect } from '../../console/fields/form-select'
import { ownZone } from '../../console/fields/own-zone'
import type { InputProps } from '../../console/fields/types'
import type { FormSlot, ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'

const DAYS: Readonly<Record<string, number>> = { month: 30, year: 365 }

/** Who, what and for how long. Presets and an end need a server that knows them; without it codes are ticked. */
export function BusinessTermsFields(props: ViewProps) {
  return props.form === undefined ? null : <Fields {...props} form={props.form} />
}

function Fields({ plan, form }: ViewProps & { form: FormSlot }) {
  const { row, put, values } = form
  const t = useText('businesses')
  const text = useResourceText(plan)
  const { clock } = useServices()
  const { state } = useCurrentPlant()
  const able = useCapability('businessAccess') === true
  const { preset, term } = values

  useEffect(() => {
    if (!able && preset !== 'CUSTOM') put('preset', 'CUSTOM')
    // oxlint-disable-next-line react/exhaustive-deps
  }, [able])
  useEffect(() => {
    const days = typeof term === 'string' ? DAYS[term] : undefined
    if (days === undefined) return
    put('until', shiftDate(calendarDate(clock.now(), state.plant?.zone ?? ownZone()), days))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [term])

  const codes =
    presetCodes(preset) ?? (Array.isArray(values['permissions']) ? values['permissions'].map(String) : [])
  const seen = codes.map((code) => text.choice('permissions', code)).join(', ')
  return (
    <>
      {row('business', OfferedInput)}
      {able && row('preset')}
      {row('permissions')}
      {able && row('term')}
      {able && term !== 'none' && row('until')}
      <p className="hg-field-help empty:absolute text-ink-soft text-caption" role="status">
        {t('preview', { what: seen === '' ? '--' : seen })}
      </p>
    </>
  )
}

/** Businesses that the server offers; where it offers none, the id is typed. */
function OfferedInput(props: InputProps) {
  const { data, loading, fault } = useCall(['businesses-offered'], offeredBusinesses())
  const value = typeof props.value === 'string' ? props.value : null
  if (fault !== null)
    return (
      <Input
        {...ariaOf(props)}
        inputMode="numeric"
        value={value ?? ''}
        onChange={(event) => props.onChange(event.target.value)}
      />
    )
  return (
    <FormSelect
      input={props}
      showSearch
      {...byLabel}
      loading={loading}
      options={(data?.rows ?? []).map(({ id, name, email }) => ({
        value: String(id),
        // Found by any of the three.
        label: [name, id, email].filter((part) => part !== null).join(' · '),
      }))}
      value={value}
      onChange={(chosen: string) => props.onChange(chosen)}
    />
  )
}
