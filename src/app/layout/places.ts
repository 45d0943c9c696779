import { useEffect, useMemo, useState } from 'react'
import type { IconName } from '../../kit/icon/icon'
import { iconNamed } from '../../kit/icon/icon-named'
import { useAnswers } from '../../console/access/use-granted'
import { useServices } from '../../console/services/services-context'
import { humanize } from '../../console/text/use-resource-text'
import { useComingTexts, useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useBrand } from '../brand-context'
import { mayOpenAccount, useSession } from '../use-identity'

export interface Place {
  to: string
  label: string
  icon: IconName
  /** What the place counts, beside its word. */
  counts?: 'alarms'
  /** It was there the last time, and whether it is now is not known yet: it keeps its place. */
  pending?: true
}

/** Names of the declared places as they were the last time. */
const KEPT = 'menu'

/** Places that declarations ask for; without the right to read them they are hidden. */
function useDeclaredPlaces(): readonly Place[] {
  const { plans } = useSignedInServices()
  const { i18n, storage } = useServices()
  const [kept] = useState(() => storage.recall(KEPT)?.split(' ') ?? [])
  const declared = useMemo(() => plans.all.filter(({ menu }) => menu?.place === 'main'), [plans])
  // The menu does not wait for their texts: a place comes with its word.
  const { ready } = useComingTexts(
    i18n.instance,
    declared.map(({ name }) => name),
  )
  const answers = useAnswers(
    useMemo(() => declared.map(({ name }) => ({ resource: name, action: 'read' })), [declared]),
  )
  // What one may read is judged plant by plant; the list of plants itself is everybody's own.
  const open = declared.filter(
    (plan, index) =>
      answers[index] === 'granted' || (plan.actions['read']?.scope === 'plant' && !plan.plantScoped),
  )
  const settled = ready && !answers.includes('pending')
  const names = open.map(({ name }) => name).join(' ')
  useEffect(() => {
    if (settled) storage.remember(KEPT, names)
  }, [settled, names, storage])
  return declared.flatMap((plan): Place[] => {
    const place = { to: plan.route, icon: iconNamed(plan.menu?.icon, plan.name) }
    if (!ready || !open.includes(plan))
      return !settled && kept.includes(plan.name) ? [{ ...place, label: '', pending: true }] : []
    return [
      {
        ...place,
        label: i18n.instance.t('many', { ns: plan.name, defaultValue: humanize(plan.name) }),
        // the entry of all alarms shows in the menu how many are open.
        ...(plan.name === 'alerts' ? { counts: 'alarms' as const } : {}),
      },
    ]
  })
}

/** The console's places that the platform offers and the identity may open. */
export function usePlaces(): readonly Place[] {
  return useKeptPlaces().filter(({ pending }) => !pending)
}

/** The same with those that are not known yet and keep their place, for a menu whose entries have one size. */
export function useKeptPlaces(): readonly Place[] {
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
