import { useState } from 'react'
import type { DeviceDetail, DeviceParameter, DeviceRecord } from '../../../domain/devices/device-records'
import { isFound, parametersIn } from '../../../domain/devices/readings'
import { temperatureOf } from '../../../domain/devices/unit-words'
import { type Draft, type DraftChange, MAX_PARAMETERS, toggledChoice } from '../../../domain/export/draft'
import type { Page } from '../../../domain/plants/reading'
import { FaultDetails } from '../../../kit/panel/fault-details'
import { SkeletonBlock } from '../../../kit/panel/panel'
import type { CallState } from '../../../kit/states/call-state'
import { useText } from '../../../kit/text/use-text'
import { Labelled, Picks, Select } from './parts'
import css from './export.module.css'

interface ChoiceProps {
  readonly draft: Draft
  onChange(change: DraftChange): void
}

/** The device whose parameters are wanted. */
export function DeviceChoice(props: ChoiceProps & { devices: CallState<Page<DeviceRecord>> }) {
  const { devices, draft, onChange } = props
  const t = useText('plant-export')
  const words = useText('words')
  if (devices.data === undefined)
    return devices.fault ? (
      <div role="alert">
        <FaultDetails fault={devices.fault} retry={devices.retry} />
      </div>
    ) : (
      <SkeletonBlock height={60} />
    )
  const named = devices.data.rows.flatMap(({ id, name, serial }) =>
    id === null ? [] : [[String(id), name ?? serial ?? String(id)] as const],
  )
  return (
    <Labelled label={words('fields.device')}>
      {(id) => (
        <Select
          id={id}
          value={draft.device === null ? '' : String(draft.device)}
          of={[['', t('builder.chooseDevice')], ...named]}
          onChange={(value) =>
            onChange({ device: value === '' ? null : Number(value), devices: [], columns: [] })
          }
        />
      )}
    </Labelled>
  )
}

/** What the device has, found by name or key, up to the limit. */
export function ParameterPicks(
  props: ChoiceProps & {
    parameters: CallState<readonly DeviceParameter[]>
    /** What the device says now, in its groups; without it the parameters stand in one. */
    detail: DeviceDetail | undefined
  },
) {
  const { parameters, detail, draft, onChange } = props
  const t = useText('plant-export')
  const device = useText('device')
  const [text, setText] = useState('')
  if (parameters.data === undefined)
    return parameters.fault ? (
      <div role="alert">
        <FaultDetails fault={parameters.fault} retry={parameters.retry} />
      </div>
    ) : (
      <SkeletonBlock height={200} />
    )
  const groups = parametersIn(parameters.data, detail?.groups ?? [])
  const found = groups.flatMap(({ name: group, parameters: own }) =>
    own
      .filter(({ key, name }) => draft.columns.includes(key) || isFound(text, [name, key, group]))
      .map((parameter) => ({
        ...parameter,
        group: group ?? (groups.length > 1 ? device('parameters.other') : null),
      })),
  )
  return (
    <div className={`justify-items-start hg-stack min-w-0 ${css['field']} gap-1.5`}>
      <input
        type="search"
        className="hg-control w-full"
        value={text}
        maxLength={60}
        aria-label={device('parameters.search')}
        placeholder={device('parameters.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <Picks
        label={t('builder.parameters', { picked: draft.columns.length, most: MAX_PARAMETERS })}
        of={found.map(({ key, name, unit, group }) => ({
          ...{ key, group, text: name ?? key },
          unit: temperatureOf(unit),
        }))}
        chosen={draft.columns}
        max={MAX_PARAMETERS}
        onToggle={(key) =>
          onChange(({ columns }) => ({
            columns: toggledChoice(
              found.map((one) => one.key),
              columns,
              key,
            ),
          }))
        }
      />
    </div>
  )
}
