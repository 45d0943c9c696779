import type { ReactNode } from 'react'
import { useText } from '../../kit/text/use-text'

/** What stands in for a drawing that did not arrive: a sentence, and the same figures as a table. */
export function NoDrawing({ table }: { table: ReactNode }) {
  const t = useText('plant')
  return (
    <div className="hg-column min-h-0 gap-2 [&>div]:flex-1 [&>div]:min-h-0">
      <p className="text-ink-soft text-caption">{t('view.noChart')}</p>
      {table}
    </div>
  )
}

/** Says over an empty plot that there is nothing to draw. */
export function NothingDrawn({ text }: { text: string }) {
  return (
    <p className="absolute z-1 top-1/2 left-1/2 -translate-1/2 py-1 px-3 rounded-control bg-surface-card text-ink-soft">
      {text}
    </p>
  )
}
