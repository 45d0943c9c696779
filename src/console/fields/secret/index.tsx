import { lazyPart } from '../../../kit/parts/lazy-part'
import { useText } from '../../../kit/text/use-text'
import { text } from '../text/index'
import type { FieldView } from '../types'

/** Never read back: dots stand for whatever is there. */
function Cell() {
  const t = useText('engine')
  return (
    <span>
      <span aria-hidden="true">••••••</span>
      <span className="sr-only">{t('record.secret')}</span>
    </span>
  )
}

export const secret: FieldView = {
  ...text,
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.SecretInput)),
}
