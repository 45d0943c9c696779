import { memo } from 'react'
import { ValueView } from '../../kit/figure/figure-view'
import { useText } from '../../kit/text/use-text'
import type { EpochSeconds, Plant } from '../../domain/plants/reading'
import { capacityUse } from '../../domain/energy/rates'
import { plantStatus, speaks } from '../../domain/plants/plant-status'
import { StatusWord } from './status-word'
import { Stroke } from '../../kit/icon/stroke'
import css from './plant-list.module.css'

/** Height of a row by density, px; the style file takes as much from its padding. */
export const ROW_HEIGHT = { usual: 64, compact: 54 } as const

interface RowProps {
  plant: Plant
  now: EpochSeconds
  id: string
  position: number
  size: number
  top: number
  height: number
  selected: boolean
  active: boolean
  onSelect(plant: Plant): void
}

/** One plant of the list: name, state, power now against capacity, today's energy. */
export const PlantRow = memo(function PlantRow(props: RowProps) {
  const { plant, now, id, position, size, top, height, selected, active, onSelect } = props
  const t = useText('plant')
  const status = plantStatus(plant, now)
  const power = speaks(status) ? plant.production : null
  const share = capacityUse(power, plant.capacity)
  return (
    // The listbox itself takes the keys; an option is only pointed at.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={size}
      className={`hg-stack w-full ${css['row']}`}
      data-active={active || undefined}
      style={{ transform: `translateY(${top}px)`, height }}
      onClick={() => onSelect(plant)}
    >
      <span className="font-semibold truncate" title={plant.name ?? undefined}>
        {plant.name ?? t('unnamed', { id: plant.id })}
      </span>
      <span className="text-end" title={t('list.powerNow')}>
        <ValueView value={power} unit="W" />
      </span>
      <span className="hg-line overflow-hidden gap-2.5">
        <StatusWord status={status} />
        {plant.warningStatus === 'abnormal' && (
          // A word that has no room goes to a second line, which is out of sight: the mark stays, and a screen reader says it.
          <span
            className="flex flex-wrap content-start min-w-0 h-[1lh] gap-x-1 overflow-hidden text-caption text-warning-ink whitespace-nowrap"
            title={t('list.alert')}
          >
            <span className="hg-inline h-[1lh]">
              <Stroke d="M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v.2" weight={1.6} size={12} />
            </span>
            {t('list.alert')}
          </span>
        )}
      </span>
      <span className="text-ink-soft text-end" title={t('list.today')}>
        <span className="sr-only">{t('list.today')} </span>
        <ValueView value={plant.productionToday} unit="kWh" size="caption" />
      </span>
      <span className="col-[1/-1] h-0.5 mt-0.75 rounded-[1px] bg-line" aria-hidden="true">
        <span
          className="block h-full rounded-[1px] bg-production"
          style={{ width: `${Math.min(100, Math.max(0, share ?? 0))}%` }}
        />
      </span>
    </div>
  )
})
