import { useList } from '@refinedev/core'
import { Input, Select, Space } from 'antd'
import { useState } from 'react'
import { prefixOfCountry } from '../../../domain/place/phone-prefix'
import { useServices } from '../../services/services-context'
import { ariaOf } from '../aria'
import { byLabel } from '../form-select'
import type { InputProps } from '../types'
import { joinPhone, splitPhone, tidyPhone } from './prefix'
import { useText } from '../../../kit/text/use-text'

interface Prefix {
  id: string
  countryCode: string | null
  /** Digits without plus. */
  prefix: string
  name: string | null
}

/**
 * A number with the prefix of its country chosen from the dictionary, which begins with that of the own country.
 * Without the list the prefix is typed.
 */
export function PhoneInput(props: InputProps) {
  const t = useText('engine')
  const { result } = useList<Prefix>({
    resource: 'listPhonePrefix/v2',
    dataProviderName: 'dictionary',
    pagination: { mode: 'off' },
    queryOptions: { staleTime: Infinity },
    errorNotification: false,
  })
  const { session } = useServices()
  const [chosen, setChosen] = useState<string | null>(null)
  const prefixes = [...new Set(result.data.map(({ prefix }) => `+${prefix}`))]
  const value = typeof props.value === 'string' ? props.value : ''
  const { prefix: found, rest } = splitPhone(value, prefixes)
  const home = prefixOfCountry(result.data, session.getState().identity?.user.country ?? null)
  // A number that came without a prefix is not given one unasked.
  const prefix = value === '' ? (chosen ?? (home === null ? '' : `+${home}`)) : found
  const put = (next: string, number: string) => {
    setChosen(next)
    props.onChange(joinPhone(next, number))
  }
  return (
    <Space.Compact className="w-full!">
      {prefixes.length > 0 && (
        <Select
          key="prefix"
          className="flex-[0_0_96px]!"
          aria-label={t('form.prefix')}
          disabled={props.disabled}
          showSearch
          {...byLabel}
          popupMatchSelectWidth={260}
          optionLabelProp="value"
          options={result.data.map((one) => ({
            key: one.id,
            value: `+${one.prefix}`,
            label: `+${one.prefix} ${one.name ?? one.id}`,
          }))}
          value={prefix === '' ? null : prefix}
          onChange={(next: string) => put(next, rest)}
        />
      )}
      <Input
        // The same box before and after the list is there: it keeps the focus.
        key="number"
        {...ariaOf(props)}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={rest}
        onChange={(event) => put(prefix, event.target.value)}
        onBlur={() => {
          const tidy = tidyPhone(value, prefixes)
          if (tidy !== value) props.onChange(tidy)
        }}
      />
    </Space.Compact>
  )
}
