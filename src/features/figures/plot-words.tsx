import type { ReactNode } from 'react'
import { useText } from '../../kit/text/use-text'
import css from './plot-words.module.css'

/** What stands in for a drawing that did not arrive: a sentence, and the same figures as a table. */
export function NoDrawing({ table }: { table: ReactNode }) {
  const t = useText('plant')
  return (
    <div className={`hg-column ${css['fallback']} min-h-0 gap-2`}>
      <p className="text-ink-soft text-caption">{t('view.noChart')}</p>
      {table}
    </div>
  )
}

/** Says over an empty plot that there is nothing to draw. */
export function NothingDrawn({ text }: { text: string }) {
  return <p className={`text-ink-soft rounded-control ${css['nothing']}`}>{text}</p>
}
