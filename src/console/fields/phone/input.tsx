import { useList } from '@refinedev/core'
import { Input, Select, Space } from 'antd'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import { joinPhone, splitPhone } from './prefix'
import { useText } from '../../../kit/text/use-text'

interface Prefix {
  id: string
  prefix: string
  name: string | null
}

/** A number with the prefix of its country chosen from the dictionary. Without the list the prefix is typed. */
export function PhoneInput(props: InputProps) {
  const t = useText('engine')
  const { result } = useList<Prefix>({
    resource: 'listPhonePrefix/v2',
    dataProviderName: 'dictionary',
    pagination: { mode: 'off' },
    queryOptions: { staleTime: Infinity, retry: false },
    errorNotification: false,
  })
  const prefixes = [...new Set(result.data.map(({ prefix }) => prefix))]
  const { prefix, rest } = splitPhone(typeof props.value === 'string' ? props.value : '', prefixes)
  return (
    <Space.Compact className="hg-input-wide">
      {prefixes.length > 0 && (
        <Select
          className="hg-input-prefix"
          aria-label={t('form.prefix')}
          disabled={props.disabled}
          showSearch
          optionFilterProp="label"
          popupMatchSelectWidth={260}
          optionLabelProp="value"
          options={result.data.map((one) => ({
            key: one.id,
            value: one.prefix,
            label: `${one.prefix} ${one.name ?? one.id}`,
          }))}
          value={prefix === '' ? null : prefix}
          onChange={(value: string) => props.onChange(joinPhone(value, rest))}
        />
      )}
      <Input
        {...ariaOf(props)}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={rest}
        onChange={(event) => props.onChange(joinPhone(prefix, event.target.value))}
      />
    </Space.Compact>
  )
}
