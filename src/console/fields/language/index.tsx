import { languageName, languageOf } from '../../../domain/brand/language'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

function Cell({ value }: CellProps) {
  const code = languageOf(value)
  const name = languageName(code)
  return code === null || name === null ? null : (
    <span className="hg-cell-text" title={name} lang={code}>
      {name}
    </span>
  )
}

export const language: FieldView = {
  ...text,
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.LanguageInput)),
}
