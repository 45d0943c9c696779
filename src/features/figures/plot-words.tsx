import type { ReactNode } from 'react'
import { useText } from '../../kit/text/use-text'
import css from './plot-words.module.css'

/** What stands in for a drawing that did not arrive: a sentence, and the same figures as a table. */
export function NoDrawing({ table }: { table: ReactNode }) {
  const t = useText('plant')
  return (
    <div className={`hg-column ${css['fallback']}`}>
      <p className="hg-soft hg-caption">{t('view.noChart')}</p>
      {table}
    </div>
  )
}

/** Says over an empty plot that there is nothing to draw. */
export function NothingDrawn({ text }: { text: string }) {
  return <p className={`hg-soft hg-round ${css['nothing']}`}>{text}</p>
}
