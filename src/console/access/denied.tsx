import type { Plan } from '../../schema/compile'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** In place of what may not be read: one sentence that names the missing code. */
export function Denied({ plan }: { plan: Plan }) {
  const t = useText('console')
  const code = (plan.actions['read']?.codes ?? []).join(', ')
  return (
    <StatePage picture="denied" level={2} title={t('noPermission.title')}>
      <p className="hg-state-text">{t('noPermission.text', { code })}</p>
    </StatePage>
  )
}
