import { Link } from 'react-router'
import { useText } from '../../../kit/text/use-text'
import { StepFrame } from './step-frame'
import type { Way } from './use-leaving'

export function ExportStep(way: Way) {
  const t = useText('leaving')
  const screens = useText('console')
  return (
    <StepFrame way={way}>
      <p className="text-ink-soft">{t('exportText')}</p>
      <div>
        <Link className="hg-button" to="/account/settings/exportAccount">
          {screens('screens.exportAccount')}
        </Link>
      </div>
    </StepFrame>
  )
}
