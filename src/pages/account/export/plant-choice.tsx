import { type ReactNode, useId, useState } from 'react'
import { Select } from 'antd'
import { useOptions } from '../../../console/fields/reference/use-options'
import { useTitle } from '../../../console/fields/use-title'
import { useText } from '../../../kit/text/use-text'

function PlantName({ id }: { id: number }) {
  return <>{useTitle('plants', id) ?? id}</>
}

/** Plants of an export, found by name as it is typed; none are all of them. */
export function PlantChoice(props: {
  chosen: readonly number[]
  onChange(ids: readonly number[]): void
  invalid: boolean
  children: ReactNode
}) {
  const t = useText('account-export')
  const words = useText('words')
  const id = useId()
  const [opened, setOpened] = useState(false)
  const { options, loading, search } = useOptions('plants', opened)
  return (
    <div className="account-choice">
      <label htmlFor={id}>{words('sections.station')}</label>
      <Select<number[]>
        id={id}
        mode="multiple"
        className="hg-input-wide"
        placeholder={t('all')}
        filterOption={false}
        onSearch={search}
        loading={loading}
        onOpenChange={(open) => {
          if (open) setOpened(true)
        }}
        options={options.map(({ value, label }) => ({ value: Number(value), label }))}
        labelRender={({ label, value }) => label ?? <PlantName id={Number(value)} />}
        {...(props.invalid ? { status: 'error' as const } : {})}
        aria-describedby={`${id}-count`}
        value={[...props.chosen]}
        onChange={props.onChange}
      />
      <p id={`${id}-count`} className="account-lead">
        {props.children}
      </p>
    </div>
  )
}
