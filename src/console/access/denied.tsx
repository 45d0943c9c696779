import type { Plan } from '../../schema/compile'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** The sentence that names the missing code. */
export function useDeniedText(plan: Plan): string {
  const t = useText('console')
  return t('noPermission.text', { code: (plan.actions['read']?.codes ?? []).join(', ') })
}

/** In place of what may not be read: one sentence that names the missing code. */
export function Denied({ plan }: { plan: Plan }) {
  const t = useText('console')
  const text = useDeniedText(plan)
  return (
    <StatePage picture="denied" level={2} title={t('noPermission.title')}>
      <p className="hg-state-text">{text}</p>
    </StatePage>
  )
}
