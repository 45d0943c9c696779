import type { ModuleMetric, ModuleTile } from '../../../domain/modules/module-tiles'
import { useText } from '../../../kit/text/use-text'
import type { TileWords } from './use-tile-words'
import css from './layout.module.css'

interface WorstProps {
  readonly tiles: readonly ModuleTile[]
  readonly metric: ModuleMetric
  readonly words: TileWords
  onChoose(key: string): void
}

/** Where to look first. */
export function WorstList({ tiles, metric, words, onChoose }: WorstProps) {
  const t = useText('modules')
  return (
    <section
      className={`hg-stack gap-0.5 text-caption tabular-nums ${css['worst']}`}
      aria-label={t('worst', { count: tiles.length })}
    >
      <h3 className="text-caption">
        {metric === 'alarm' && tiles.length === 0 ? t('noAlarm') : t('worst', { count: tiles.length })}
      </h3>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))]">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <button className="hg-line w-full" type="button" onClick={() => onChoose(tile.key)}>
              <span className="flex-1 min-w-0">{words.place(tile)}</span> <span>{words.shown(tile)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
