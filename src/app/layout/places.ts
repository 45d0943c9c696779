import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../kit/icon/icon'
import { iconNamed } from '../../kit/icon/icon-named'
import { useAnswers } from '../../console/access/use-granted'
import { useServices } from '../../console/services/services-context'
import { humanize } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useBrand } from '../brand-context'
import { mayOpenAccount, useSession } from '../use-identity'

export interface Place {
  to: string
  label: string
  icon: IconName
  /** What the place counts, beside its word. */
  counts?: 'alarms'
}

/** Places that declarations ask for; without the right to read them they are hidden. */
function useDeclaredPlaces(): readonly Place[] {
  const { plans } = useSignedInServices()
  const { i18n } = useServices()
  const declared = useMemo(() => plans.all.filter(({ menu }) => menu?.place === 'main'), [plans])
  // The menu does not wait for their texts: a place without its word yet would jump, so it comes with it.
  const { t, ready } = useTranslation(
    declared.map(({ name }) => name),
    { i18n: i18n.instance, useSuspense: false },
  )
  const answers = useAnswers(
    useMemo(() => declared.map(({ name }) => ({ resource: name, action: 'read' })), [declared]),
  )
  if (!ready) return []
  return declared.flatMap((plan, index) =>
    // What one may read is judged plant by plant; the list of plants itself is everybody's own.
    answers[index] === 'granted' || (plan.actions['read']?.scope === 'plant' && !plan.plantScoped)
      ? [
          {
            to: plan.route,
            label: String(t('many', { ns: plan.name, defaultValue: humanize(plan.name) })),
            icon: iconNamed(plan.menu?.icon, plan.name),
            // the entry of all alarms shows in the menu how many are open.
            ...(plan.name === 'alerts' ? { counts: 'alarms' as const } : {}),
          },
        ]
      : [],
  )
}

/** The console's places that the platform offers and the identity may open, for either form of the menu. */
export function usePlaces(): readonly Place[] {
  const t = useText('console')
  const { offers } = useBrand()
  const session = useSession()
  const declared = useDeclaredPlaces()
  return [
    { to: '/plant', label: t('menu.plants'), icon: 'plant' },
    ...(offers('applications')
      ? [{ to: '/application', label: t('menu.applications'), icon: 'applications' } as const]
      : []),
    ...declared,
    ...(mayOpenAccount(session)
      ? [{ to: '/account', label: t('menu.account'), icon: 'sliders' } as const]
      : []),
  ]
}
