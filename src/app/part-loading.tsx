import './part-loading.css'
import { useText } from '../kit/text/use-text'

/** While a screen's own code arrives: a thin line that appears only when that takes long. */
export function PartLoading() {
  const t = useText('console')
  return (
    <div className="part-loading" role="status">
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
