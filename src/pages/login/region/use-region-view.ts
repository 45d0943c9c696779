import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useServices } from '../../../console/services/services-context'

const VIEW = 'view'
const REGION = 'region'

const held = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/** The region screen as a view of an address of the sign-in family: `?view=region`, so that Back leaves it. */
export function useRegionView() {
  const { configuration } = useServices()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const open = configuration.multiDataCentre && query.get(VIEW) === REGION

  const address = (shown: boolean) => {
    const next = new URLSearchParams(search)
    if (shown) next.set(VIEW, REGION)
    else next.delete(VIEW)
    const text = next.toString()
    return pathname + (text && `?${text}`)
  }

  return {
    open,
    /** Where the screen is, for a link and for a redirect. */
    address: address(true),
    /** Marks that the form is one step back. */
    state: { ...held(state), behind: true },
    leave() {
      if ('behind' in held(state)) void navigate(-1)
      else void navigate(address(false), { replace: true, state: state as unknown })
    },
  }
}

export type RegionView = ReturnType<typeof useRegionView>

/** For the heading of the form below the region screen (`tabIndex` -1): it takes the focus when that screen is left. */
export function useHeadingAfter(open: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) heading.current?.focus()
    wasOpen.current = open
  }, [open])
  return heading
}
