import type { DeviceParameter } from '../../domain/devices/device-records'
import { temperatureOf } from '../../domain/devices/unit-words'
import type { EpochSeconds, Zone } from '../../domain/plants/reading'
import type { Ink } from '../../charts/ink'
import { Swatch } from '../../charts/swatch'
import { switched } from '../../console/data/use-query-words'
import { useZoneText } from '../../features/plants/use-zone-text'
import { IconButton } from '../../kit/button/icon-button'
import { useText } from '../../kit/text/use-text'
import type { DeviceAddress } from './use-device-address'
import css from './chart-tab.module.css'

interface LegendProps {
  readonly picked: readonly DeviceParameter[]
  readonly inks: readonly Ink[]
  readonly address: DeviceAddress
  readonly mayCompare: boolean
  /** Whether sisters can be drawn: with one parameter only. */
  readonly sisters: 'none' | 'offered' | 'refused'
  /** Which of them is the device in sight, where lines are devices. */
  readonly own: string | null
  /** Null where lines are devices, which stay. */
  onRemove: ((key: string) => void) | null
}

/** What is drawn in which ink, and what it is compared with. */
export function ChartLegend({ picked, inks, address, mayCompare, sisters, own, onRemove }: LegendProps) {
  const t = useText('device')
  const plant = useText('plant')
  const toggle = (word: 'before' | 'sisters') => () => address.set(switched(word), { replace: true })
  return (
    <div className={`hg-wrap gap-1 ${css['legend']} -mx-2`} role="group" aria-label={plant('series.label')}>
      {picked.map((one, index) => {
        const name = one.name ?? one.key
        const inside = (
          <>
            <Swatch ink={inks[index]} />
            {name}
            <small className="text-ink-soft">{temperatureOf(one.unit)}</small>
          </>
        )
        return onRemove === null ? (
          <span key={one.key} aria-current={one.key === own || undefined}>
            {inside}
          </span>
        ) : (
          <IconButton key={one.key} label={t('chart.remove', { name })} onClick={() => onRemove(one.key)}>
            {inside}
          </IconButton>
        )
      })}
      {mayCompare && (
        <button type="button" aria-pressed={address.get('before') === '1'} onClick={toggle('before')}>
          {plant('day.compare')}
        </button>
      )}
      {sisters !== 'none' && (
        <button
          type="button"
          aria-pressed={sisters === 'offered' && address.get('sisters') === '1'}
          disabled={sisters === 'refused'}
          title={sisters === 'refused' ? t('chart.onlyOne') : undefined}
          onClick={toggle('sisters')}
        >
          {t('chart.sisters')}
        </button>
      )}
    </div>
  )
}

export function ChartZone({ zone, ofPlant = zone, at }: { zone: Zone; ofPlant?: Zone; at: EpochSeconds }) {
  return <p className="text-ink-soft text-caption mt-2 mx-0 mb-0">{useZoneText()(zone, ofPlant, at)}</p>
}
