import { cellsOf } from '../../domain/devices/battery'
import { printed, scale } from '../../domain/values/quantity'
import { ToneWord } from '../../console/fields/tone-word'
import { Panel } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { QuantityView } from './reading'
import type { PartProps } from './part-props'
import css from './parts.module.css'

const TONES = { good: 'good', watch: 'warning', act: 'bad' } as const

/** Cells in their order, the highest and the lowest marked; their spread says how well they keep together. */
export function CellsPart({ readings }: PartProps) {
  const t = useText('device')
  const map = cellsOf(readings)
  if (map === null) return null
  const room = map.highest - map.lowest || 1
  return (
    <Panel
      title={t('cells.title')}
      extra={<ToneWord tone={TONES[map.verdict]} word={t(`cells.${map.verdict}`)} />}
    >
      <p className="hg-wrap items-baseline gap-x-3 gap-y-1 mt-0 mx-0 mb-3">
        <QuantityView value={map.spread} unit="mV" size="figure" />
        <span className="text-ink-soft text-caption">
          {t('cells.between', {
            lowest: `${map.lowest.toFixed(3)}\u00a0V`,
            highest: `${map.highest.toFixed(3)}\u00a0V`,
          })}
        </span>
      </p>
      <ol className={`hg-stack ${css['cells']} grid-cols-[repeat(auto-fill,minmax(72px,1fr))]`}>
        {map.cells.map(({ number, volts, extreme }) => (
          <li
            className="hg-column justify-end tabular-nums"
            key={number}
            data-extreme={extreme ?? undefined}
            title={printed(scale(volts, 'V'))}
            style={{ '--level': `${12 + 88 * ((volts - map.lowest) / room)}%` } as React.CSSProperties}
          >
            <i className="absolute inset-x-0 bottom-0 h-(--level) bg-charge opacity-16" aria-hidden="true" />
            <span className="relative text-ink-soft text-caption">{number}</span>
            <span className="relative">{volts.toFixed(3)}</span>
            {extreme !== null && <span className="sr-only">{t(`cells.${extreme}`)}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
