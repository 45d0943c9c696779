import { useText } from '../../kit/text/use-text'
import css from './device-page.module.css'

/** What to look at when a device says nothing. */
export function Checklist() {
  const t = useText('device')
  return (
    <ul className={css['checks']}>
      {['power', 'network', 'serial'].map((step) => (
        <li key={step}>{t(`checks.${step}`)}</li>
      ))}
    </ul>
  )
}
