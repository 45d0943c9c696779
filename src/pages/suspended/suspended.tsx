import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** The whole portal is closed by its provider (specification 2); no route, no menu. */
export function Suspended() {
  const t = useText('console')
  return (
    <main>
      <StatePage picture="denied" title={t('suspended.title')}>
        <p className="hg-state-text">{t('suspended.text')}</p>
      </StatePage>
    </main>
  )
}
