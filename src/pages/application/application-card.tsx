import { useContext } from 'react'
import { Link } from 'react-router'
import { useReadAccess } from '../../console/list/use-read-access'
import { CapabilityContext } from '../../console/record/use-actions'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import css from './application-home.module.css'

/** The list that an application begins with. */
const LISTS = {
  deviceCharge: 'data-plans',
  messageCharge: 'message-credit',
  largeScreen: 'screens',
  insurance: 'insurance-quotes',
} as const

/** An application with a word on what it is for, and, where it cannot be used, why not. */
export function ApplicationCard({ name }: { name: keyof typeof LISTS }) {
  const t = useText('console')
  const platform = useText('platform')
  const plan = useSignedInServices().plans.get(LISTS[name])
  const capable = useContext(CapabilityContext)
  const refused = useReadAccess(plan) === 'refused'
  const missing = plan.capability !== null && capable(plan.capability) === false
  const code = (plan.actions['read']?.codes ?? []).join(', ')
  const why = refused ? t('noPermission.text', { code }) : missing ? t('notOnServer') : null
  const inside = (
    <>
      <strong className="text-emphasis font-semibold">{t(`screens.${name}`)}</strong>
      <span className="text-ink-soft">{platform(`applications.${name}`)}</span>
      {why !== null && (
        <span className="flex gap-1.5 items-start">
          <Icon name="info" size={16} /> {why}
        </span>
      )}
    </>
  )
  if (why !== null)
    return <div className={`h-full no-underline hg-stack gap-1 hg-card ${css['card']}`}>{inside}</div>
  return (
    <Link
      className={`h-full no-underline hg-stack gap-1 hg-card ${css['card']}`}
      to={`/application/detail/${name}`}
    >
      {inside}
    </Link>
  )
}
