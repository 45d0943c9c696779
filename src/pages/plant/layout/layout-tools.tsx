import { useId } from 'react'
import type { ModuleMetric, ModuleTile } from '../../../domain/modules/module-tiles'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import type { LayoutAddress } from './use-layout-address'
import { useMetricName } from './use-tile-words'

interface ToolsProps {
  readonly address: LayoutAddress
  readonly metric: ModuleMetric
  readonly metrics: readonly ModuleMetric[]
  readonly tiles: readonly ModuleTile[]
  /** Whether a day can be played that is not yet. */
  readonly plays: boolean
}

/** What the colours show, and one string or inverter out of all. */
export function LayoutTools({ address, metric, metrics, tiles, plays }: ToolsProps) {
  const t = useText('modules')
  const nameOf = useMetricName()
  const words = useText('words')
  const id = useId()
  const groups = [...new Set(tiles.flatMap(({ group }) => group ?? []))]
  const inverters = [...new Set(tiles.flatMap(({ module }) => module.parentSerial ?? []))]
  const group = address.get('group')
  const choice = (one: string) => (
    <option key={one} value={one}>
      {one}
    </option>
  )
  return (
    <div className="hg-row text-ink-soft text-caption gap-x-5 gap-y-2">
      <span className="hg-line min-w-0">
        <label htmlFor={`${id}-metric`}>{t('shows')}</label>
        <select
          className="hg-control min-w-0 h-8 px-2"
          id={`${id}-metric`}
          value={metric}
          onChange={(event) => address.set({ metric: event.target.value, bands: null })}
        >
          {metrics.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </span>
      {groups.length > 1 && (
        <span className="hg-line min-w-0">
          <label htmlFor={`${id}-group`}>{t('fields.string')}</label>
          <select
            className="hg-control min-w-0 h-8 px-2"
            id={`${id}-group`}
            value={group ?? ''}
            onChange={(event) => address.set({ group: event.target.value || null })}
          >
            <option value="">{t('allStrings')}</option>
            {inverters.length > 1 && (
              <optgroup label={words('words.INVERTER')}>{inverters.map(choice)}</optgroup>
            )}
            <optgroup label={t('fields.string')}>{groups.map(choice)}</optgroup>
          </select>
        </span>
      )}
      {plays && <Button onClick={() => address.set({ day: 'today', bands: null })}>{t('play.open')}</Button>}
    </div>
  )
}
