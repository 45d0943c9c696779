import { useState } from 'react'
import { MAX_SERIES, MAX_UNITS, pickedUnits, refusedPick } from '../../domain/devices/chart-picks'
import type { DeviceParameter } from '../../domain/devices/device-records'
import { temperatureOf } from '../../domain/devices/unit-words'
import { isFoundIn } from '../../domain/values/folded'
import type { useCall } from '../../console/data/use-call'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { ChartSets } from './chart-sets'
import css from './chart-tab.module.css'

interface PickerProps {
  readonly model: string
  readonly state: ReturnType<typeof useCall<readonly DeviceParameter[]>>
  readonly picked: readonly DeviceParameter[]
  onPick(series: string): void
  onToggle(key: string): void
}

/** What can be charted, found by name or key; what the limits leave out says why. */
export function ChartPicker({ model, state, picked, onPick, onToggle }: PickerProps) {
  const t = useText('device')
  const [text, setText] = useState('')
  const shown = (state.data ?? []).filter(({ key, name }) => isFoundIn(`${name ?? ''} ${key}`, text))
  const units = pickedUnits(picked)
  return (
    <Panel title={t('chart.parameters')} state={state} skeleton={<SkeletonBlock height={340} />}>
      <ChartSets model={model} picked={picked} onChoose={onPick} />
      <input
        type="search"
        className="hg-control w-full"
        value={text}
        maxLength={60}
        aria-label={t('parameters.search')}
        placeholder={t('parameters.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="text-ink-soft text-caption mt-2 mx-0 mb-0">
        {t('chart.limits', {
          picked: picked.length,
          most: MAX_SERIES,
          units: units.length,
          mostUnits: MAX_UNITS,
        })}
      </p>
      <ul className={`relative overflow-y-auto max-h-95 mt-2 -mx-4 [scrollbar-width:thin] ${css['picks']}`}>
        {shown.map((one) => {
          const refused = refusedPick(picked, one)
          const on = picked.some(({ key }) => key === one.key)
          return (
            <li key={one.key}>
              <label
                className="hg-stack"
                title={refused === null ? undefined : t(`chart.refused.${refused}`)}
              >
                <input
                  type="checkbox"
                  checked={on}
                  disabled={refused !== null}
                  onChange={() => onToggle(one.key)}
                />
                <span>{one.name ?? one.key}</span>
                <small className="text-ink-soft">{temperatureOf(one.unit)}</small>
              </label>
            </li>
          )
        })}
      </ul>
      {shown.length === 0 && (
        <p className="text-ink-soft text-caption mt-2 mx-0 mb-0">{t('parameters.none')}</p>
      )}
    </Panel>
  )
}
