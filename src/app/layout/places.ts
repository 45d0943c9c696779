import type { IconName } from '../../console/icon'
import { useText } from '../../console/use-text'
import { useBrand } from '../brand-context'
import { mayOpenAccount, useSession } from '../use-identity'

interface Place {
  to: string
  label: string
  icon: IconName
}

/** The console's places that the platform offers and the identity may open, for either form of the menu. */
export function usePlaces(): readonly Place[] {
  const t = useText('console')
  const { offers } = useBrand()
  const session = useSession()
  return [
    { to: '/plant', label: t('menu.plants'), icon: 'plant' },
    ...(offers('applications')
      ? [{ to: '/application', label: t('menu.applications'), icon: 'applications' } as const]
      : []),
    ...(mayOpenAccount(session)
      ? [{ to: '/account', label: t('menu.account'), icon: 'sliders' } as const]
      : []),
  ]
}
