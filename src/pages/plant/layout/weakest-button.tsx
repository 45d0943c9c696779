import type { WeakString } from '../../../domain/modules/weakest-string'
import { useText } from '../../../kit/text/use-text'
import type { TileUnit } from './use-tile-words'
import css from './layout.module.css'

interface WeakestProps {
  readonly weakest: WeakString
  readonly unit: TileUnit
  /** What alone is shown; null for all. */
  readonly group: string | null
  onGroup(group: string | null): void
}

/** The string to look at first; pressed it stands alone, and the worst modules are its own. */
export function WeakestButton({ weakest, unit, group, onGroup }: WeakestProps) {
  const t = useText('modules')
  const alone = group === weakest.group
  return (
    <p className={`hg-stack gap-0.5 text-caption tabular-nums ${css['worst']}`}>
      <button
        className="hg-line w-full"
        type="button"
        aria-pressed={alone}
        onClick={() => onGroup(alone ? null : weakest.group)}
      >
        <span className="flex-1 min-w-0">
          {t('weakest')} <b className="whitespace-nowrap">{weakest.group}</b>
        </span>{' '}
        <span>{`${unit.digits(weakest.figure)}\u2009${unit.unit}`}</span>
      </button>
    </p>
  )
}
