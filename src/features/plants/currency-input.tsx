import { useEffect, useRef } from 'react'
import { currencyOfCountry } from '../../domain/place/country-currency'
import { countries } from '../../transport/calls/areas'
import { currencies } from '../../transport/calls/region'
import { byLabel, FormSelect } from '../../console/fields/form-select'
import type { InputProps } from '../../console/fields/types'
import type { FormSlot } from '../../console/views/view-props'
import { useCall } from '../../console/data/use-call'
import { useLanguage } from '../../kit/text/use-text'

/** The currency of the country, as long as nobody has chosen another one. */
export function useCountryCurrency({ values, put }: FormSlot): void {
  const language = useLanguage()
  const nations = useCall(['countries', language], countries(language)).data
  const listed = useCall(['currencies', language], currencies(language)).data
  const nation = nations?.find(({ id }) => id === values['country'])
  const usual = currencyOfCountry(nation?.code ?? null)
  const offered = listed?.some(({ code }) => code === usual) === true
  const filled = useRef<unknown>(null)
  useEffect(() => {
    const now = values['currency'] ?? ''
    if (usual === null || !offered || now === usual || (now !== '' && now !== filled.current)) return
    filled.current = usual
    put('currency', usual)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [usual, offered])
}

/** The currencies of the server, each by its code, name and sign. */
export function CurrencyInput(props: InputProps) {
  const language = useLanguage()
  const { data, loading } = useCall(['currencies', language], currencies(language))
  const options = (data ?? []).map(({ code, name, symbol }) => ({
    value: code,
    label: [code, name, symbol === code ? null : symbol].filter(Boolean).join(' · '),
  }))
  return (
    <FormSelect
      input={props}
      showSearch
      {...byLabel}
      loading={loading}
      options={options}
      value={typeof props.value === 'string' ? props.value : null}
      onChange={(value: string) => props.onChange(value)}
    />
  )
}
