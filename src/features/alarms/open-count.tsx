import { useText } from '../../kit/text/use-text'
import { useOpenAlarms } from './use-alarm-figures'
import './open-count.css'

/** More are shown as "99+": nobody reads the difference in a menu. */
const MAX = 99

/** How many alarms are open, beside the word of their place in the menu. */
export function OpenCount() {
  const t = useText('console')
  const count = useOpenAlarms()
  if (count <= 0) return null
  return (
    <span className="font-semibold flex-none tabular-nums hg-open-count">
      <span aria-hidden="true">{count > MAX ? `${MAX}+` : count}</span>
      <span className="sr-only"> {t('menu.alarms', { count })}</span>
    </span>
  )
}
