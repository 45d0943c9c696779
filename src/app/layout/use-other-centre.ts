import { useServices } from '../../console/services/services-context'
import { type Region, selectionOf } from '../../domain/place/region'

/** Signs out and leads to sign-in in another data centre, which holds accounts of its own. */
export function useOtherCentre(onSignedOut: () => void): (region: Region) => void {
  const { storage, auth } = useServices()
  return (region) =>
    void Promise.resolve(auth.logout({})).then(() => {
      storage.chooseRegion(selectionOf(region))
      onSignedOut()
    })
}
