import { useQueryClient } from '@tanstack/react-query'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useWrite } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { useIdentity } from '../use-identity'

/** Another tab took on another identity, and work in this one is not saved. Nothing goes to the cloud meanwhile. */
export function IdentityElsewhere() {
  const t = useText('platform')
  const { session } = useServices()
  const identity = useIdentity()
  const client = useQueryClient()
  const write = useWrite()
  const stay = async () => {
    // What was answered before this tab heard of the change may be the other identity's.
    if (await write.run(() => session.stay())) void client.invalidateQueries()
  }
  const words = { identity: identity?.words ?? '' }
  return (
    <Overlay shape="box" role="alertdialog" title={t('identity.elsewhere.title')} onClose={() => void stay()}>
      <p>{t('identity.elsewhere.text', words)}</p>
      <DialogFoot
        write={write}
        cancel={t('identity.elsewhere.follow')}
        label={t('identity.elsewhere.stay')}
        onClose={() => session.follow()}
        onPress={() => void stay()}
      />
    </Overlay>
  )
}
